import { sha256 } from '#kernel/crypto.js';
import { LONGEST_WORD } from './words.js';

/** What records are found by beside words. */
const FACETS = ['carrier', 'channel', 'country', 'payment', 'tag'] as const;

/** The name of a value that is compared as a whole. */
export type Facet = (typeof FACETS)[number];

/** The token of a value that is compared as a whole; no word is like it, for words have no `=`. A long value is compared by its hash. */
export const facet = (name: Facet, value: string): string => `${name}=${value.length > LONGEST_WORD || !PLAIN.test(value) ? sha256(value).slice(0, LONGEST_WORD) : value}`;

/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;

/** The ranges of the words that begin with a text, each from a token to one that is no part of it: the facets that begin so lie between them. */
export function wordsFrom(beginning: string): readonly (readonly [from: string, below: string])[] {
  const between = FACETS.filter((name) => name.startsWith(beginning));
  return [beginning, ...between.map((name) => `${name}>`)].map((from, at) => [from, between[at] === undefined ? `${beginning}\u{10FFFF}` : `${between[at]}=`]);
}
