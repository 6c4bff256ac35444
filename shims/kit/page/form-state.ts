import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The entered values of a form, by field. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

/** The flaws of a form by field, in the page's language. */
export type Flaws = Readonly<Record<string, string>>;

/** The notice above a form's fields. */
export interface FormNotice {
  readonly title: string;
  readonly text?: string;
}

/** A form as it is shown: the entered values, the flaws, and the CSRF token to send it with. */
export interface FormState {
  readonly token: string;
  readonly typed: Typed;
  readonly flaws: Flaws;
  readonly notice?: FormNotice;
}

/** Whether a form is shown again with what is wrong. */
export const isFlawed = ({ flaws, notice }: Pick<FormState, 'flaws' | 'notice'>): boolean => notice !== undefined || Object.keys(flaws).length > 0;

/** The field of the CSRF token. */
export const TOKEN_FIELD = 'form_token';

/** The state of the form, as context. */
export const FormContext = createContext<FormState>({ token: '', typed: {}, flaws: {} });

/** The state of the form, for its fields. */
export function useField(name: string): { readonly id: string; readonly values: readonly string[]; readonly flaw: string | undefined } {
  const { typed, flaws } = useContext(FormContext);
  const value = typed[name] ?? [];
  return { id: fieldId(name), values: typeof value === 'string' ? [value] : value, flaw: flaws[name] };
}

/** The id of a field's first control, the target of links to its flaw. */
export const fieldId = (name: string): string => `field-${name}`;
