import { unaccented } from '#subgraph-kit/search/unaccented.js';
import { LONGEST_WORD, wordsOf } from '#subgraph-kit/search/words.js';
import type { MemoryNote } from './memory-note.js';

/** The facet of notes with a tag, in whatever capitals. */
export const tagToken = (tag: string): string => `tag=${unaccented(tag.trim()).slice(0, LONGEST_FACET)}`;

const LONGEST_FACET = LONGEST_WORD + 20;

/** What a note is found by: its words, and its tags. */
export const tokensOfNote = ({ title, text, tags }: Pick<MemoryNote, 'title' | 'text' | 'tags'>): string[] =>
  [...new Set([...[title, text, ...tags].flatMap((part) => part.split(/\s/)).flatMap(wordsOf), ...tags.map(tagToken)])];
