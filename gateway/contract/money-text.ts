import { decimalFromMinor } from '#kernel/money.js';
import type { Language } from './languages.js';
import { LOCALES } from './locales.js';

/** An amount in minor units as a language writes it. */
export const moneyText = (minor: number, currency: string, language: Language): string => decimalMoneyText(decimalFromMinor(minor, currency), currency, language);

/** A decimal text as a language writes an amount: `€45.00`, `45,00 €`. */
export const decimalMoneyText = (amount: string, currency: string, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(Number(amount));
