import { LANGUAGES, type InEveryLanguage, type Language } from '#contract/languages.js';
import type { CallHead } from '../route.js';
import { byQuality } from './by-quality.js';

/** Each language by its own name. */
export const LANGUAGE_NAMES = { it: 'Italiano', en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const satisfies InEveryLanguage<string>;

/** The cookie with a person's chosen language; not secret, so hosts may share it. */
export const LANGUAGE_COOKIE = 'portico-language';

/** The languages of a page. */
export interface LanguageChoice {
  readonly languages: readonly Language[];
  /** Used when no requested language is available. */
  readonly fallback: Language;
  /** Whether a chosen language is kept in a cookie. */
  readonly isKept?: boolean;
  /** What the caller's program asked for, for this call; before what the browser keeps. */
  readonly asked?: Language | undefined;
  /** The person's own; before what the browser prefers. */
  readonly own?: Language | undefined;
}

/** Every language, with English as the fallback. */
export const ANY_LANGUAGE: LanguageChoice = { languages: LANGUAGES, fallback: 'en' };

type Asking = Pick<CallHead, 'query' | 'cookies' | 'headers'>;

/** The language of a page: from `?lang`, what was asked for, the cookie, the person's own, the browser's Accept-Language, or the fallback, in this order. */
export function languageOf({ query, cookies, headers }: Asking, { languages, fallback, isKept = false, asked, own }: LanguageChoice): Language {
  const known = (text: unknown): Language | undefined => languages.find((language) => language === text);
  return chosenLanguage(query['lang'], languages) ?? asked ?? (isKept ? known(cookies[LANGUAGE_COOKIE]) : undefined) ?? own ?? accepted(headers['accept-language'], known) ?? fallback;
}

/** The language that a query asks for, in capitals too; of several the first that there is. */
export const chosenLanguage = (asked: CallHead['query'][string] | undefined, languages: readonly Language[] = LANGUAGES): Language | undefined =>
  [asked].flat().map((text) => languages.find((language) => language === text?.toLowerCase())).find((language) => language !== undefined);

/** Set-Cookie for a language chosen by this call; undefined where none was, or none is kept. */
export function keptLanguage({ query }: Pick<Asking, 'query'>, { languages, isKept = false }: LanguageChoice): string | undefined {
  const chosen = chosenLanguage(query['lang'], languages);
  return isKept && chosen !== undefined ? `${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=${String(YEAR_SECONDS)}; HttpOnly; SameSite=Lax` : undefined;
}

/** Set-Cookie that forgets a language that was chosen. */
export const FORGET_LANGUAGE = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

const YEAR_SECONDS = 31_536_000;

/** `de-AT` is German. */
function accepted(header: string | undefined, known: (text: string) => Language | undefined): Language | undefined {
  for (const { value, quality } of byQuality(header)) {
    const language = quality > 0 ? known(value.split('-', 1)[0] ?? '') : undefined;
    if (language) return language;
  }
  return undefined;
}
