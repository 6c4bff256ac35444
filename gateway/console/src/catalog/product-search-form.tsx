import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ListSearch } from '../parts/list-search.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useWords } from '../words/use-words.js';
import { isNewestFirst, readProductSearch } from './product-search.js';
import { useCatalogWords } from './use-catalog-words.js';

const route = getRouteApi('/catalog');

/** Any words of a product, and which come first. */
export function ProductSearchForm(): ReactElement {
  const { orders } = useWords();
  const words = useCatalogWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const go = (changed: Readonly<Record<string, string>>): void => { void navigate({ search: readProductSearch({ ...fromFirstPage(search), ...changed }), resetScroll: false }); };
  return (
    <div className="bar">
      <ListSearch label={words.search} hint={words.searchHint} value={search.q} onSearch={(q) => { go({ q }); }} />
      <label className="row">{orders.sortedBy}<select value={isNewestFirst(search) ? '' : 'oldest'} onChange={({ target: { value } }) => { go({ sort: value }); }}><option value="">{words.newest}</option><option value="oldest">{words.oldest}</option></select></label>
    </div>
  );
}
