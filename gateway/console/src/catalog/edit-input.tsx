import { type ReactElement } from 'react';
import type { EditField, EditKind } from './edit.js';
import { useCatalogWords } from './use-catalog-words.js';

interface Asked {
  readonly field: EditField;
  readonly value: string;
  readonly autoFocus: boolean;
}

/** One question of an edit; what a system keeps is shown, with whose it is. */
export function EditInput(asked: Asked): ReactElement {
  const words = useCatalogWords();
  const { field: { keptBy, kind, label, name } } = asked;
  const Kind = KINDS[kind];
  if (keptBy === undefined) return <Kind {...asked} />;
  const id = `kept-${name}`;
  return <label className="field">{label}<input value={shownOf(asked)} readOnly disabled aria-describedby={id} /><span id={id} className="soft is-kept">{words.keptBy(keptBy)}</span></label>;
}

/** What is chosen, by its name. */
const shownOf = ({ field: { options = [] }, value }: Asked): string => (options.length === 0 ? value : value.split(', ').map((one) => options.find(([code]) => code === one)?.[1] ?? one).join(', '));

/** Decimal numbers as people write them: 19.90 or 19,90. */
const AMOUNT = '[0-9]{1,12}([.,][0-9]{1,4})?';

const KINDS: Readonly<Record<EditKind, (asked: Asked) => ReactElement>> = {
  text: (asked) => <Line {...asked} type="text" />,
  url: (asked) => <Line {...asked} type="url" />,
  date: (asked) => <Line {...asked} type="date" />,
  number: (asked) => <Line {...asked} type="number" />,
  amount: (asked) => <Line {...asked} type="text" pattern={AMOUNT} />,
  long: ({ field: { name, label, isRequired, longest, hint }, value, autoFocus }) => <label className="field">{label}<textarea name={name} rows={6} autoFocus={autoFocus} required={isRequired} maxLength={longest} placeholder={hint} defaultValue={value} /></label>,
  choice: ({ field: { name, label, options = [] }, value, autoFocus }) => <label className="field">{label}<select name={name} autoFocus={autoFocus} defaultValue={value}>{options.map(([one, text]) => <option key={one} value={one}>{text}</option>)}</select></label>,
  several: Several,
};

interface OnLine extends Asked {
  readonly type: 'date' | 'number' | 'text' | 'url';
  readonly pattern?: string;
}

function Line({ field: { name, label, isRequired, longest = 500, hint }, value, autoFocus, type, pattern }: OnLine): ReactElement {
  const words = useCatalogWords();
  return <label className="field">{label}<input name={name} type={type} autoFocus={autoFocus} required={isRequired} maxLength={longest} placeholder={hint} defaultValue={value} autoComplete="off" {...(type === 'number' && { step: 'any' })} {...(pattern !== undefined && { pattern, title: words.amountHint, inputMode: 'decimal' as const })} /></label>;
}

function Several({ field: { name, label, options = [] }, value }: Asked): ReactElement {
  const chosen = value.split(', ');
  return <fieldset className="choices field"><legend>{label}</legend>{options.map(([one, text]) => <label key={one}><input type="checkbox" name={name} value={one} defaultChecked={chosen.includes(one)} /> {text}</label>)}</fieldset>;
}
