import type { Language } from '#contract/languages.js';
import { fillIn } from './fill-in.js';
import { WORDS, type Words } from './words.js';

/** A sentence in a language, with its values. */
export const said = (language: Language, key: keyof Words, values: Readonly<Record<string, string | number>> = {}): string => fillIn(WORDS[language][key], values);
