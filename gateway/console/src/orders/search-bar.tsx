import { lazy, Suspense, useState, type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { useWords } from '../words/use-words.js';
import type { Columns } from './use-columns.js';
import { useOrderSearch } from './use-order-search.js';

const ColumnsDialog = lazy(() => import('./columns-dialog.js').then(({ ColumnsDialog: component }) => ({ default: component })));

/** Any words of an order, and the choice of columns. Enter searches; Escape leaves the field for the list. */
export function SearchBar({ columns }: { readonly columns: Columns }): ReactElement {
  const { orders: words } = useWords();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="bar">
      <SearchForm />
      <button type="button" className="button is-wide-only" aria-haspopup="dialog" onClick={() => { setIsChoosing(true); }}>{words.chooseColumns}</button>
      <Suspense>{isChoosing && <ColumnsDialog {...columns} onClose={() => { setIsChoosing(false); }} />}</Suspense>
    </div>
  );
}

function SearchForm(): ReactElement {
  const { orders: words } = useWords();
  const { search: { q = '' }, change } = useOrderSearch();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    change({ q: typeof text === 'string' ? text.trim() : '' });
  };
  const leave = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => { if (key === 'Escape') currentTarget.blur(); };
  return (
    <form role="search" className="search" onSubmit={submit}>
      <label className="unseen" htmlFor="search">{words.search}</label>
      <input key={q} id="search" name="q" type="search" defaultValue={q} placeholder={words.searchHint} maxLength={200} autoComplete="off" onKeyDown={leave} />
      <button type="submit" className="button">{words.find}</button>
    </form>
  );
}
