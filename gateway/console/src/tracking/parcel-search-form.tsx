import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ListSearch } from '../parts/list-search.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { readParcelSearch } from './parcel-search.js';
import { useTrackingWords } from './use-tracking-words.js';

const route = getRouteApi('/tracking');

/** The beginning of a tracking number, or words of an order. */
export function ParcelSearchForm(): ReactElement {
  const words = useTrackingWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  return <ListSearch label={words.search} hint={words.searchHint} value={search.q} onSearch={(q) => { void navigate({ search: readParcelSearch({ ...fromFirstPage(search), q }), resetScroll: false }); }} />;
}
