import { sha256 } from '#kernel/crypto.js';
import { LONGEST_WORD } from './words.js';

/** The token of a value that is compared as a whole; no word is like it, for words have no `=`. Names have at most 20 characters; a long value is compared by its hash. */
export const facet = (name: string, value: string): string => `${name}=${value.length > LONGEST_WORD || !PLAIN.test(value) ? sha256(value).slice(0, LONGEST_WORD) : value}`;

/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;
