import type { ComponentChildren, JSX, VNode } from 'preact';
import { useField } from './form-state.js';
import { useWords } from './page-words.js';

/** The common properties of fields. */
export interface FieldParts {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Optional; its label says so. */
  readonly isOptional?: boolean;
  /** How it says so, where the usual word does not agree with the label. */
  readonly optional?: string | undefined;
}

/** The attributes that tie a control to its label, hint and flaw. */
export interface Tied {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
}

type Control = (tied: Tied, values: readonly string[]) => VNode;

/** A control with its label, hint and flaw. */
export const Field = ({ control, ...parts }: FieldParts & { readonly control: Control }): VNode => {
  const { name, label, hint, isOptional = false, optional } = parts;
  const { id, values, flaw } = useField(name);
  return (
    <div class={`field${flaw === undefined ? '' : ' has-flaw'}`}>
      <label for={id}>{label}<Optional isOptional={isOptional} word={optional} /></label>
      <FieldNotes id={id} hint={hint} flaw={flaw} />
      {control({ id, name, required: !isOptional, 'aria-describedby': describedBy(id, hint, flaw), 'aria-invalid': flaw === undefined ? undefined : 'true' }, values)}
    </div>
  );
};

/** The mark behind the label of an optional field. */
export const Optional = ({ isOptional, word }: { readonly isOptional: boolean; readonly word?: string | undefined }): VNode | null => {
  const { optional } = useWords();
  return isOptional ? <span class="optional"> ({word ?? optional})</span> : null;
};

interface FieldNotesParts {
  readonly id: string;
  readonly hint: string | undefined;
  readonly flaw: string | undefined;
}

/** The hint and the flaw of a field. */
export const FieldNotes = ({ id, hint, flaw }: FieldNotesParts): VNode => {
  const { flawed } = useWords();
  return (
    <>
      {hint !== undefined && <p class="hint" id={`${id}-hint`}>{hint}</p>}
      {flaw !== undefined && <p class="flaw" id={`${id}-flaw`}><span class="unseen">{flawed}</span>{flaw}</p>}
    </>
  );
};

/** The ids of a field's hint and flaw. */
export const describedBy = (id: string, hint: string | undefined, flaw: string | undefined): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, flaw === undefined ? '' : `${id}-flaw`].filter((part) => part !== '').join(' ') || undefined;

interface TextParts extends FieldParts {
  readonly type?: 'text' | 'email' | 'password';
  /** The autocomplete token: `email`, `postal-code`, `current-password`. */
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  readonly maxLength?: number;
}

/** One line of text; a password is never shown again. */
export const TextField = ({ type = 'text', autocomplete, inputMode, maxLength, ...parts }: TextParts): VNode => (
  <Field {...parts} control={(tied, [value]) => {
    const line = { ...tied, autocomplete, inputMode, maxLength };
    if (type === 'password') return <input {...line} type="password" />;
    return type === 'email' ? <input {...line} type="email" value={value} /> : <input {...line} type="text" value={value} />;
  }} />
);

/** Several lines of text. */
export const TextArea = ({ maxLength, ...parts }: FieldParts & { readonly maxLength?: number }): VNode => (
  <Field {...parts} control={(tied, [value]) => <textarea {...tied} rows={4} maxLength={maxLength}>{value}</textarea>} />
);

interface FileParts extends FieldParts {
  /** Media types and endings: `image/jpeg,.heic`. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
}

/** Files from the device; they have to be chosen again when the form is shown again. */
export const FileField = ({ accept, isMultiple = false, ...parts }: FileParts): VNode => (
  <Field {...parts} control={(tied) => <input {...tied} type="file" accept={accept} multiple={isMultiple} />} />
);

/** A choice of a field. */
export interface Choice {
  readonly value: string;
  readonly label: ComponentChildren;
  readonly hint?: string;
}

interface SelectParts extends FieldParts {
  readonly choices: readonly Choice[];
  /** The label of the empty choice. */
  readonly prompt: string;
}

/** One of many choices. */
export const SelectField = ({ choices, prompt, ...parts }: SelectParts): VNode => (
  <Field {...parts} control={(tied, [chosen]): JSX.Element => (
    <select {...tied}>
      <option value="">{prompt}</option>
      {choices.map(({ value, label }) => <option value={value} selected={value === chosen}>{label}</option>)}
    </select>
  )} />
);
