import type { Language } from './languages.js';

/** How each language writes dates and amounts: British English, with days before months and 24 hours as in the other languages. */
export const LOCALES = { it: 'it-IT', en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>;
