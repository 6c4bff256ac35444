import { FEWEST_OF_A_BEGINNING, wordsOf } from '#subgraph-kit/search/words.js';

const MOST_PARTS = 60;

/** What an e-mail address is found by from the middle of its words: each word of it from the second character on, from the third and so on, as long as three are left. */
export const partsOfEmail = (email: string): string[] => [...new Set(wordsOf(email).flatMap(endsOf))].slice(0, MOST_PARTS);

const endsOf = (word: string): string[] => Array.from({ length: Math.max(0, word.length - FEWEST_OF_A_BEGINNING) }, (_, index) => word.slice(index + 1));
