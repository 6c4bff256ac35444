const [LONGEST_WORD, LONGEST_TEXT] = [100, 2000];

/** A text of an answer, in which what was asked for is quoted: no word longer than 100 characters, and no more than 2,000 characters. */
export const shortened = (text: string): string => (text.length <= LONGEST_WORD ? text : cut(text.split(' ').map((word) => cut(word, LONGEST_WORD)).join(' '), LONGEST_TEXT));

/** The first characters of a text that is too long; half a surrogate pair is none. */
const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`);

/** The same of every text of a failure's details, and of its keys, which may be what was asked for too. */
export function shortenedDetails(details: unknown): unknown {
  if (typeof details === 'string') return shortened(details);
  if (Array.isArray(details)) return details.map(shortenedDetails);
  if (typeof details !== 'object' || details === null) return details;
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [shortened(key), shortenedDetails(value)]));
}
