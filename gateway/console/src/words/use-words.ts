import { useSyncExternalStore } from 'react';
import { LANGUAGES, type InEveryLanguage, type Language } from '#contract/languages.js';
import { keep, readKept } from '../shell/kept.js';
import type { Words } from './words.js';

const LOADERS: InEveryLanguage<() => Promise<{ readonly WORDS: Words }>> = {
  it: () => import('./it.js'), en: () => import('./en.js'), de: () => import('./de.js'), fr: () => import('./fr.js'), es: () => import('./es.js'),
};

interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

let spoken: Spoken | undefined;
const listeners = new Set<() => void>();
const parts = new Set<(language: Language) => Promise<void>>();

/** The texts of the console in the person's language. */
export const useWords = (): Words => useSpoken().words;

/** The person's language. */
export const useLanguage = (): Language => useSpoken().language;

function useSpoken(): Spoken {
  const now = useSyncExternalStore(subscribe, () => spoken);
  if (!now) throw new Error('The language is loaded before anything is shown');
  return now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** Load the texts of the language that this browser keeps, or prefers. */
export const loadLanguage = (): Promise<void> => speak(known(readKept('language')) ?? navigator.languages.map((name) => known(name.split('-', 1)[0])).find((language) => language !== undefined) ?? 'en');

/** Change the language, and keep it. */
export function chooseLanguage(language: Language): void {
  keep('language', language);
  speak(language).catch(() => undefined); // the texts of before stay where the others cannot be loaded
}

/** Load the texts of a part of the console too, now and before the language changes. */
export async function speakWith(load: (language: Language) => Promise<void>): Promise<void> {
  parts.add(load);
  const { language } = spoken ?? { language: 'en' };
  await load(language).catch((error: unknown) => { parts.delete(load); throw error; });
  if (spoken && spoken.language !== language) await load(spoken.language);
}

async function speak(language: Language): Promise<void> {
  const [{ WORDS: words }] = await Promise.all([LOADERS[language](), ...[...parts].map((load) => load(language))]);
  spoken = { language, words };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

const known = (text: string | null | undefined): Language | undefined => LANGUAGES.find((language) => language === text);
