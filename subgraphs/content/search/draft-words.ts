import { LONGEST_WORD } from '#subgraph-kit/search/words.js';
import { unaccented } from '#subgraph-kit/search/unaccented.js';

/** The most different words that a draft is found by: those of its title, its slug and then of its text. */
export const MOST_WORDS = 2000;

/** Letters of languages that write no spaces between their words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** A text as words of drafts are compared: in lower case, without accents, and with ss for ß, which many write so. */
export const compared = (text: string): string => unaccented(text).replaceAll('ß', 'ss');

/** The words of a text, in lower case and without accents; where a language writes no spaces, each two letters that stand together. */
export function* wordsOfDraft(text: string): Generator<string> {
  for (const word of compared(text).split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    if (!UNSPACED.test(word)) yield word.slice(0, LONGEST_WORD);
    else for (const run of word.match(RUNS) ?? []) yield* UNSPACED.test(run) ? pairs(run) : [run.slice(0, LONGEST_WORD)];
  }
}

/** Each two letters that stand together, and the last one alone: it begins no pair. */
function* pairs(run: string): Generator<string> {
  const letters = Array.from(run);
  for (const [index, letter] of letters.entries()) yield `${letter}${letters[index + 1] ?? ''}`;
}

/** What a draft is found by, beside the path above it: the first {@link MOST_WORDS} different words of its title, its slug and its text. */
export function tokensOfDraft(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of wordsOfDraft(text)) {
      words.add(word);
      if (words.size >= MOST_WORDS) return [...words];
    }
  }
  return [...words];
}

/** In front of a word of the path above a draft; no word begins so. */
export const ABOVE = '/';

/** The words of the slugs above a draft, each found whole. */
export const tokensOfPath = (slugs: readonly string[]): string[] => [...new Set(slugs.flatMap((slug) => [...wordsOfDraft(slug)].map((word) => `${ABOVE}${word}`)))];

/** A word of a search: whole, or the beginning of one. */
export interface WantedWord {
  readonly token: string;
  readonly isPrefix: boolean;
}

const [FEWEST_OF_A_BEGINNING, MOST_WANTED] = [3, 12] as const;

/** The words of a search, the last of which may be the beginning of one, where it has three letters; so may a single letter of a language without spaces. */
export function wantedWords(search: string): WantedWord[] {
  const words = [...new Set(searchedWords(search))].slice(0, MOST_WANTED);
  return words.map((token, index) => ({ token, isPrefix: UNSPACED.test(token) ? Array.from(token).length === 1 : index === words.length - 1 && token.length >= FEWEST_OF_A_BEGINNING }));
}

/** As {@link wordsOfDraft}, without the last letters of runs, which the pairs have already. */
function searchedWords(search: string): string[] {
  const words = [...wordsOfDraft(search)];
  return words.filter((word, index) => !(Array.from(word).length === 1 && UNSPACED.test(word) && words[index - 1]?.endsWith(word) === true && UNSPACED.test(words[index - 1] ?? '')));
}
