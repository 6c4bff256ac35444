import { type ReactElement, type ReactNode } from 'react';

interface Field<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface Texted extends Field<string> {
  readonly type?: 'date' | 'datetime-local' | 'number' | 'text' | 'time';
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly longest?: number;
  /** Whether the head of a column shows the label. */
  readonly isLabelHidden?: boolean;
  readonly list?: string;
}

/** A text, number, day or time of a draft. */
export function DraftText({ label, value, onChange, type = 'text', hint, isRequired = false, least = 0, most, longest = 500, isLabelHidden = false, list }: Texted): ReactElement {
  return (
    <label className="field"><span className={isLabelHidden ? 'unseen' : undefined}>{label}</span>
      <input type={type} value={value} required={isRequired} placeholder={hint} maxLength={longest} list={list} autoComplete="off" {...(type === 'number' && { min: least, max: most, step: 1, inputMode: 'numeric' })} onChange={({ target }) => { onChange(target.value); }} />
    </label>
  );
}

interface Choosing<Value extends string> extends Field<Value> {
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly isLabelHidden?: boolean;
}

/** One of some words of a draft. */
export function DraftChoice<Value extends string>({ label, value, onChange, options, isLabelHidden = false }: Choosing<Value>): ReactElement {
  return (
    <label className="field"><span className={isLabelHidden ? 'unseen' : undefined}>{label}</span>
      <select value={value} onChange={({ target }) => { onChange(options.find(([one]) => one === target.value)?.[0] ?? value); }}>{options.map(([one, name]) => <option key={one} value={one}>{name}</option>)}</select>
    </label>
  );
}

/** Whether something is so. */
export function DraftCheck({ label, value, onChange }: Field<boolean>): ReactElement {
  return <label className="check"><input type="checkbox" checked={value} onChange={({ target }) => { onChange(target.checked); }} /> {label}</label>;
}

interface Several<Value extends string> extends Omit<Field<readonly Value[]>, 'value'> {
  readonly value: readonly Value[];
  readonly options: readonly (readonly [value: Value, label: string])[];
}

/** Some of some words, in the order of the options. */
export function DraftSeveral<Value extends string>({ label, value, onChange, options }: Several<Value>): ReactElement {
  const turned = (one: Value, isChosen: boolean): readonly Value[] => options.map(([option]) => option).filter((option) => (option === one ? isChosen : value.includes(option)));
  return (
    <fieldset className="choices"><legend>{label}</legend>
      {options.map(([one, name]) => <label key={one}><input type="checkbox" checked={value.includes(one)} onChange={({ target }) => { onChange(turned(one, target.checked)); }} /> {name}</label>)}
    </fieldset>
  );
}

interface Grouped {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields of a draft that belong together. */
export const DraftGroup = ({ title, children }: Grouped): ReactElement => <fieldset className="draft-group"><legend>{title}</legend>{children}</fieldset>;
