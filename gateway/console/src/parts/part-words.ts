import type { InEveryLanguage, Language } from '#contract/languages.js';
import { speakWith, useLanguage } from '../words/use-words.js';

/** The texts of a part of the console, which are loaded with its pages and not with the first one: a module waits for them (`export const useReturnWords = await partWords({ ... })`), and has a hook for the person's language. */
export async function partWords<Texts>(load: InEveryLanguage<() => Promise<{ readonly WORDS: Texts }>>): Promise<() => Texts> {
  const loaded = new Map<Language, Texts>();
  await speakWith(async (language) => { loaded.set(language, (await load[language]()).WORDS); });
  return () => {
    const texts = loaded.get(useLanguage());
    if (texts === undefined) throw new Error('A language is loaded before it is shown');
    return texts;
  };
}
