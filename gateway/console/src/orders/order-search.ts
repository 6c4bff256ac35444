import { searchReader, type AddressSearch } from '../parts/address-search.js';
import { fromFirstPage } from '../parts/pages-of.js';

/** What the address of the list says: search, filters, order and page. Every value is a text that people can read and share. */
export const SEARCH_FIELDS = ['q', 'status', 'payment', 'waiting', 'location', 'country', 'carrier', 'channel', 'tag', 'days', 'late', 'from', 'to', 'sort', 'after', 'before'] as const;

/** One of {@link SEARCH_FIELDS}. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What the address of the list says; what is absent is not asked for. */
export type OrderSearch = AddressSearch<SearchField>;

/** Read the query of an address; what it does not know is left out. */
export const readSearch = searchReader(SEARCH_FIELDS);

/** A search with other values, from its first page on: the cursor of another list leads nowhere. */
export const changed = (search: OrderSearch, values: OrderSearch): OrderSearch => readSearch({ ...fromFirstPage(search), ...values });

/** What a search asks for, without its page: what is saved, and compared. */
export const withoutPage = (search: OrderSearch): OrderSearch => changed(search, {});

/** Whether two searches ask for the same. */
export const isSame = (one: OrderSearch, other: OrderSearch): boolean => SEARCH_FIELDS.every((field) => one[field] === other[field]);
