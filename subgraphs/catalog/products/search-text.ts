import { unaccented } from '#subgraph-kit/search/unaccented.js';

/** Search text of a record: lower case, without accents. */
export const searchText = (parts: readonly (string | null)[]): string =>
  unaccented(parts.filter((part) => part !== null).join('\n'));

const MOST_WORDS = 8;

/** LIKE patterns for the words of a search; a record must match all of them (`!` escapes). */
export const searchPatterns = (typed: string): string[] =>
  unaccented(typed).split(/\s+/).filter((word) => word !== '').slice(0, MOST_WORDS).map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);
