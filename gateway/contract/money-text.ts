import { decimalFromMinor } from '#kernel/money.js';
import { remembered } from '#kernel/remembered.js';
import type { Language } from './languages.js';
import { LOCALES } from './locales.js';

const formatOf = remembered((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }));

/** An amount in minor units as a language writes it. */
export const moneyText = (minor: number, currency: string, language: Language): string => decimalMoneyText(decimalFromMinor(minor, currency), currency, language);

/** A decimal text as a language writes an amount: `€45.00`, `45,00 €`. */
export const decimalMoneyText = (amount: string, currency: string, language: Language): string =>
  formatOf(LOCALES[language], currency).format(Number(amount));
