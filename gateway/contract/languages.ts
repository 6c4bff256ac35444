/** The languages in which shoppers and people are written to and shown pages (document 2, E and F). */
export const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** A word, or a table of words, in every language: it does not compile while one lacks it. */
export type InEveryLanguage<T> = Readonly<Record<Language, T>>;

/** Whether a text is one of {@link LANGUAGES}. */
export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
