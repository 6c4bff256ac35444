import { type ReactElement } from 'react';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly type?: 'date' | 'datetime-local' | 'number' | 'text' | 'url';
  readonly required?: boolean;
  readonly hint?: string;
}

/** A question that is answered by a text, a number or a time. */
export function TextField({ name, label, value = '', type = 'text', required = false, hint }: Field): ReactElement {
  return <label className="field">{label}<input name={name} type={type} required={required} min={type === 'number' ? 1 : undefined} maxLength={500} defaultValue={value} placeholder={hint} autoComplete="off" /></label>;
}

interface Choosing extends Pick<Field, 'label' | 'name' | 'value'> {
  readonly options: readonly (readonly [value: string, label: string])[];
  /** What stands for none; without it the first option is chosen. */
  readonly none?: string;
}

/** A question that is answered by one of some words. */
export function ChoiceField({ name, label, value, options, none }: Choosing): ReactElement {
  return <label className="field">{label}<select key={options.length} name={name} defaultValue={value}>{none !== undefined && <option value="">{none}</option>}{options.map(([one, text]) => <option key={one} value={one}>{text}</option>)}</select></label>;
}
