import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import type { SORT_KEYS } from './order-values.js';
import { useOrderSearch } from './use-order-search.js';

const SORTS = (['placed', 'changed', 'total', 'promised'] as const satisfies readonly (keyof typeof SORT_KEYS)[]).flatMap((key) => [['-', key, '↓'], ['', key, '↑']] as const);

/** What cards are sorted by: they have no heads of columns to press. */
export function SortChoice(): ReactElement {
  const { orders: words } = useWords();
  const { search: { sort = '-placed' }, change } = useOrderSearch();
  return (
    <label className="row sort-choice">{words.sortedBy}
      <select value={sort} onChange={({ target: { value } }) => { change({ sort: value }); }}>
        {SORTS.map(([sign, key, arrow]) => <option key={sign + key} value={sign + key}>{words.columns[key]} {arrow}</option>)}
      </select>
    </label>
  );
}
