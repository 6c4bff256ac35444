import { searchReader } from '../parts/address-search.js';

/** Reads what the address of a page or an entry says: its language, the one beside, and the view. */
export const readTextSearch = searchReader(['locale', 'beside', 'view']);

/** What it says. */
export type TextSearch = ReturnType<typeof readTextSearch>;

/** The views of a text. */
export const TEXT_VIEWS = ['edit', 'preview', 'versions'] as const;

/** One of {@link TEXT_VIEWS}. */
export type TextView = (typeof TEXT_VIEWS)[number];
