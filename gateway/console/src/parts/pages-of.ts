import type { AddressSearch } from './address-search.js';

/** Records on one page of a list. */
export const PAGE_SIZE = 50;

/** Which page of a list an address asks for. */
export type PageSearch = AddressSearch<'after' | 'before'>;

/** What the graph is asked for by the page of an address. */
export const pageVariables = ({ after, before }: PageSearch): { readonly first?: number; readonly after?: string; readonly last?: number; readonly before?: string } =>
  (before === undefined ? { first: PAGE_SIZE, ...(after !== undefined && { after }) } : { last: PAGE_SIZE, before });

/** A search from its first page on: the cursor of another list leads nowhere. */
export const fromFirstPage = <Search extends PageSearch>({ after: _after, before: _before, ...kept }: Search): Omit<Search, 'after' | 'before'> => kept;
