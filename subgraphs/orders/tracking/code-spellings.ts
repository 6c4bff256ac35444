/**
 * What `LOWER(code)` may be for a code in lower case, whichever database computes it: the embedded one leaves letters other than A to Z as they are, so that a code with an accent is looked for
 * in small letters, in capitals, and with words that begin with one.
 */
export function codeSpellings(code: string): readonly string[] {
  const capitals = code.replaceAll(FIRST_LETTERS, (letter) => letter.toUpperCase());
  const first = code.replace(FIRST_LETTER, (letter) => letter.toUpperCase());
  return [...new Set([code, ...[code.toUpperCase(), capitals, first].map((spelling) => spelling.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))])];
}

const FIRST_LETTERS = /(?<!\p{L})\p{L}/gu;
const FIRST_LETTER = /^\p{L}/u;
