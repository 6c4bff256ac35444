/** The languages of pages and mails (document 2, E and F). */
export const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** A text, or a table of texts, in every language; a missing language does not compile. */
export type InEveryLanguage<T> = Readonly<Record<Language, T>>;

/** Whether a text is one of {@link LANGUAGES}. */
export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
