/** The languages in which shoppers and people are written to and shown pages (document 2, E and F). */
export const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Whether a text is one of {@link LANGUAGES}. */
export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
