import type { Language } from '#contract/languages.js';
import { WORDS, type Words } from './words.js';

/** A sentence in a language, with its values; values are put in once, so that a brace in one of them is only a brace. */
export function said(language: Language, key: keyof Words, values: Readonly<Record<string, string | number>> = {}): string {
  const [first = '', ...rest] = WORDS[language][key].split('{');
  return first + rest.map((part) => {
    const end = part.indexOf('}');
    return String(values[part.slice(0, end)] ?? '') + part.slice(end + 1);
  }).join('');
}
