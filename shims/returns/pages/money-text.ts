import type { Language } from '#contract/languages.js';

const LOCALES = { it: 'it-IT', en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>;

/** An amount as a language writes it: `€45.00`, `45,00 €`. */
export const moneyText = (amount: string, currency: string, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(Number(amount));
