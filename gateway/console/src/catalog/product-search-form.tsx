import { getRouteApi } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { formTexts } from '../integrations/form-texts.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useHotkeys } from '../shell/use-hotkeys.js';
import { useWords } from '../words/use-words.js';
import { isNewestFirst, readProductSearch } from './product-search.js';
import { useCatalogWords } from './use-catalog-words.js';

const route = getRouteApi('/catalog');

/** Any words of a product. Enter searches; Escape leaves the field for the list. */
export function ProductSearchForm(): ReactElement {
  const { orders } = useWords();
  const words = useCatalogWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const { q = '' } = search;
  useHotkeys({ '/': () => { document.getElementById('search')?.focus(); } });
  const go = (changed: Readonly<Record<string, string>>): void => { void navigate({ search: readProductSearch({ ...fromFirstPage(search), ...changed }), resetScroll: false }); };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    go(formTexts(event.currentTarget));
  };
  const leave = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => { if (key === 'Escape') currentTarget.blur(); };
  return (
    <div className="bar">
      <form role="search" className="search" onSubmit={submit}>
        <label className="unseen" htmlFor="search">{words.search}</label>
        <input key={q} id="search" name="q" type="search" defaultValue={q} placeholder={words.searchHint} maxLength={200} autoComplete="off" onKeyDown={leave} />
        <button type="submit" className="button">{orders.find}</button>
      </form>
      <label className="row">{orders.sortedBy}<select value={isNewestFirst(search) ? '' : 'oldest'} onChange={({ target: { value } }) => { go({ sort: value }); }}><option value="">{words.newest}</option><option value="oldest">{words.oldest}</option></select></label>
    </div>
  );
}
