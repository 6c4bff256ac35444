import type { VNode } from 'preact';
import { describedBy, Optional, FieldNotes, type Choice, type FieldParts } from './field.js';
import { useField } from './form-state.js';

interface ChoiceParts extends FieldParts {
  readonly choices: readonly Choice[];
}

/** One of a few visible choices. */
export const RadioGroup = (parts: ChoiceParts): VNode => <Group {...parts} type="radio" />;

/** Any of a few visible choices. */
export const CheckboxGroup = (parts: ChoiceParts): VNode => <Group {...parts} type="checkbox" />;

const Group = ({ name, label, hint, isOptional = false, optional, choices, type }: ChoiceParts & { readonly type: 'radio' | 'checkbox' }): VNode => {
  const { id, values, flaw } = useField(name);
  return (
    <fieldset class={`field${flaw === undefined ? '' : ' has-flaw'}`} aria-describedby={describedBy(id, hint, flaw)}>
      <legend>{label}<Optional isOptional={isOptional} word={optional} /></legend>
      <FieldNotes id={id} hint={hint} flaw={flaw} />
      <div class="choices">
        {choices.map((choice, at) => <OneChoice {...choice} id={at === 0 ? id : `${id}-${String(at + 1)}`} name={name} type={type} isChosen={values.includes(choice.value)} />)}
      </div>
    </fieldset>
  );
};

interface OneParts extends Choice {
  readonly id: string;
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: boolean;
}

const OneChoice = ({ id, name, type, value, label, hint, isChosen }: OneParts): VNode => (
  <div class="choice">
    <input id={id} name={name} type={type} value={value} checked={isChosen} aria-describedby={describedBy(id, hint, undefined)} />
    <label for={id}>{label}</label>
    {hint !== undefined && <p class="hint" id={`${id}-hint`}>{hint}</p>}
  </div>
);

/** A checkbox: its value is `on` when it is checked. */
export const Checkbox = ({ name, label, hint }: Omit<FieldParts, 'isOptional' | 'optional'>): VNode => {
  const { id, values, flaw } = useField(name);
  return (
    <div class={`field${flaw === undefined ? '' : ' has-flaw'}`}>
      {flaw !== undefined && <FieldNotes id={id} hint={undefined} flaw={flaw} />}
      <div class="choice">
        <input id={id} name={name} type="checkbox" value="on" checked={values.includes('on')} aria-describedby={describedBy(id, hint, flaw)} aria-invalid={flaw === undefined ? undefined : 'true'} />
        <label for={id}>{label}</label>
        {hint !== undefined && <p class="hint" id={`${id}-hint`}>{hint}</p>}
      </div>
    </div>
  );
};
