import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import type { SearchField } from './order-search.js';
import { useOrderSearch } from './use-order-search.js';

interface Field {
  readonly field: SearchField;
  readonly label: string;
}

/** A filter by one of some words. */
export function Choice({ field, label, options }: Field & { readonly options: readonly (readonly [value: string, label: string])[] }): ReactElement {
  const { orders: words } = useWords();
  const { search } = useOrderSearch();
  return (
    <label className="field">{label}
      <select name={field} defaultValue={search[field] ?? ''}>
        <option value="">{words.any}</option>
        {options.map(([value, name]) => <option key={value} value={value}>{name}</option>)}
      </select>
    </label>
  );
}

/** A filter by a text, a number or a day. */
export function TextFilter({ field, label, type = 'text', maxLength = 60 }: Field & { readonly type?: 'date' | 'number' | 'text'; readonly maxLength?: number }): ReactElement {
  const { search } = useOrderSearch();
  return <label className="field">{label}<input name={field} type={type} min={type === 'number' ? 1 : undefined} maxLength={type === 'text' ? maxLength : undefined} defaultValue={search[field] ?? ''} autoComplete="off" /></label>;
}
