import { wordsOfDraft, type WantedWord } from './draft-words.js';

const [BEFORE, LONGEST] = [60, 200] as const;

/** The part of a text around the first of some words, about 200 characters of it on one line; null where it has none of them. One pass over the text. */
export function snippetOf(text: string, words: readonly WantedWord[]): string | null {
  if (words.length === 0) return null;
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    for (const word of wordsOfDraft(written)) if (words.some((wanted) => isThat(word, wanted))) return around(text, index);
  }
  return null;
}

const isThat = (word: string, { token, isPrefix }: WantedWord): boolean => word === token || (isPrefix && word.startsWith(token));

/** From a space in front of the word to one behind it, or cut between characters. */
function around(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : spaceAt(text, at - BEFORE, { until: at, step: 1 });
  const end = from + LONGEST >= text.length ? text.length : spaceAt(text, from + LONGEST, { until: at, step: -1 });
  const part = Array.from(text.slice(from, end)).filter((character) => !isHalf(character)).join('').replace(/\s+/gu, ' ').trim();
  return `${from > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}

function spaceAt(text: string, from: number, { until, step }: { readonly until: number; readonly step: -1 | 1 }): number {
  for (let at = from; at !== until; at += step) if (SPACES.has(text.charAt(at))) return at;
  return from;
}

const SPACES: ReadonlySet<string> = new Set([' ', '\n']);

const isHalf = (character: string): boolean => /\p{Surrogate}/u.test(character);
