import { wordsOf, wordsOfCode } from '#subgraph-kit/search/words.js';

/** The most words that a product is found by. */
export const MOST_TOKENS = 1000;

/** The words that a product is found by: those of its search text and its variants', a value a line; a value without a space is a code. */
export const tokensOfProduct = (searchTexts: readonly string[]): string[] =>
  [...new Set(searchTexts.flatMap((text) => text.split('\n')).flatMap((value) => (value.includes(' ') ? wordsOf(value) : wordsOfCode(value))))].slice(0, MOST_TOKENS);
