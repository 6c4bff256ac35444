import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What was typed into a form, by field. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong with a field, by its name, in the page's language. */
export type Flaws = Readonly<Record<string, string>>;

/** What a form says above its fields. */
export interface FormNotice {
  readonly title: string;
  readonly text?: string;
}

/** A form as it is shown: what was typed before, what is wrong with it, and the token with which it may be sent. */
export interface FormState {
  readonly token: string;
  readonly typed: Typed;
  readonly flaws: Flaws;
  readonly notice?: FormNotice;
}

/** The field that holds the token. */
export const TOKEN_FIELD = 'form_token';

/** The form whose fields are being written. */
export const FormContext = createContext<FormState>({ token: '', typed: {}, flaws: {} });

/** What a field has to know of its form. */
export function useField(name: string): { readonly id: string; readonly values: readonly string[]; readonly flaw: string | undefined } {
  const { typed, flaws } = useContext(FormContext);
  const value = typed[name] ?? [];
  return { id: fieldId(name), values: typeof value === 'string' ? [value] : value, flaw: flaws[name] };
}

/** The id of a field's first control: links to flaws lead there. */
export const fieldId = (name: string): string => `field-${name}`;
