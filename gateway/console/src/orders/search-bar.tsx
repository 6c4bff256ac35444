import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ListSearch } from '../parts/list-search.js';
import { useWords } from '../words/use-words.js';
import type { Columns } from './use-columns.js';
import { useOrderSearch } from './use-order-search.js';

const ColumnsDialog = lazy(() => import('./columns-dialog.js').then(({ ColumnsDialog: component }) => ({ default: component })));

/** Any words of an order, and the choice of columns. */
export function SearchBar({ columns }: { readonly columns: Columns }): ReactElement {
  const { orders: words } = useWords();
  const { search: { q }, change } = useOrderSearch();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="bar">
      <ListSearch label={words.search} hint={words.searchHint} value={q} onSearch={(text) => { change({ q: text }); }} />
      <button type="button" className="button is-wide-only" aria-haspopup="dialog" onClick={() => { setIsChoosing(true); }}>{words.chooseColumns}</button>
      <Suspense>{isChoosing && <ColumnsDialog {...columns} onClose={() => { setIsChoosing(false); }} />}</Suspense>
    </div>
  );
}
