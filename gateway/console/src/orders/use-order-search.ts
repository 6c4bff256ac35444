import { getRouteApi } from '@tanstack/react-router';
import { changed, type OrderSearch, type SearchField } from './order-search.js';

const route = getRouteApi('/orders');

/** The search of the address, and how it is changed. */
interface SearchInAddress {
  readonly search: OrderSearch;
  /** Change some values, from the first page on. */
  readonly change: (values: Readonly<Partial<Record<SearchField, string>>>) => void;
  /** Go to another search. */
  readonly go: (search: OrderSearch) => void;
  /** Go to another page of the list, which begins at its top. */
  readonly turn: (search: OrderSearch) => void;
}

/** What the address of the list asks for. */
export function useOrderSearch(): SearchInAddress {
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const go = (next: OrderSearch): void => { void navigate({ search: next, resetScroll: false }); };
  return { search, go, turn: (next) => { void navigate({ search: next }); }, change: (values) => { go(changed(search, values)); } };
}
