import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ListSearch } from '../parts/list-search.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useWords } from '../words/use-words.js';
import { readReturnSearch } from './return-search.js';

const route = getRouteApi('/returns');

/** Any words of a return. */
export function ReturnSearchForm(): ReactElement {
  const { returns: words } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  return <ListSearch label={words.search} hint={words.searchHint} value={search.q} onSearch={(q) => { void navigate({ search: readReturnSearch({ ...fromFirstPage(search), q }), resetScroll: false }); }} />;
}
