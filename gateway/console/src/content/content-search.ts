import { searchReader } from '../parts/address-search.js';

/** Reads what the address of the content of a site says. */
export const readContentSearch = searchReader(['site', 'view', 'q', 'status', 'language', 'kind', 'after', 'before']);

/** What it says. */
export type ContentSearch = ReturnType<typeof readContentSearch>;

/** Reads what the address of a collection says. */
export const readCollectionSearch = searchReader(['q', 'status', 'language', 'after', 'before']);

/** What that says. */
export type CollectionSearch = ReturnType<typeof readCollectionSearch>;

/** What is shown of a site; its pages are shown without a word of it. */
export const SITE_VIEWS = ['pages', 'menus', 'redirects', 'scheduled', 'links'] as const;

/** One of {@link SITE_VIEWS}. */
export type SiteView = (typeof SITE_VIEWS)[number];

/** The states that lists are filtered by. */
export const STATUSES = ['DRAFT', 'CHANGED', 'PUBLISHED'] as const;
