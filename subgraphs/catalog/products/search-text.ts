/** Search text of a record: lower case, without accents. */
export const searchText = (parts: readonly (string | null)[]): string =>
  fold(parts.filter((part) => part !== null).join('\n'));

const MOST_WORDS = 8;

/** LIKE patterns for the words of a search; a record must match all of them (`!` escapes). */
export const searchPatterns = (typed: string): string[] =>
  fold(typed).split(/\s+/).filter((word) => word !== '').slice(0, MOST_WORDS).map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();
