import { useLanguage } from '../words/use-words.js';

/** What a locale such as it or en-GB is called in the person's language. */
export function useLanguageName(): (locale: string) => string {
  const language = useLanguage();
  return (locale) => new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale;
}
