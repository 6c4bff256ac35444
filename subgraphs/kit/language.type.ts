import type { Language } from '#contract/languages.js';
import { enumType } from './enum-type.js';

/** The graph's enum of the languages of pages and mails. */
export const Languages = enumType<Language>('PageLanguage', 'A language of pages and mails.', { it: 'Italian.', en: 'English.', de: 'German.', fr: 'French.', es: 'Spanish.' });
