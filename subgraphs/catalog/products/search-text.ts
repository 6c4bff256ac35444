/** Texts as a search compares them: no accents, no capitals. */
export const searchText = (parts: readonly (string | null)[]): string =>
  fold(parts.filter((part) => part !== null).join('\n'));

const MOST_WORDS = 8;

/** LIKE patterns of what a person typed; a record must match every one (`!` escapes). */
export const searchPatterns = (typed: string): string[] =>
  fold(typed).split(/\s+/).filter((word) => word !== '').slice(0, MOST_WORDS).map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();
