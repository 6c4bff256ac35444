import { useMemo } from 'react';
import { LOCALES } from '#contract/locales.js';
import { useTimeZone } from './use-time-zone.js';
import { useLanguage } from './use-words.js';

/** An amount as the graph answers it. */
interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** How times, days, amounts and numbers are written. */
export interface Format {
  readonly moment: (at: string) => string;
  readonly day: (day: string) => string;
  readonly money: (money: Amount) => string;
  readonly count: (count: number) => string;
  /** A part of a whole, 0 to 1, in per cent. */
  readonly share: (part: number) => string;
}

/** How the person's language writes them; times are those of the company's time zone. */
export function useFormat(): Format {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  return useMemo(() => {
    const locale = LOCALES[language];
    const [moment, day, count] = [new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }), new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }), new Intl.NumberFormat(locale)];
    const currencies = new Map<string, Intl.NumberFormat>();
    const moneyIn = (currency: string): Intl.NumberFormat => {
      const known = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
      currencies.set(currency, known);
      return known;
    };
    return {
      moment: (at) => moment.format(new Date(at)), day: (text) => day.format(new Date(text)), count: (number) => count.format(number), share: (part) => new Intl.NumberFormat(locale, { style: 'percent' }).format(part),
      money: ({ amount, currency }) => moneyIn(currency).format(Number(amount)),
    };
  }, [language, timeZone]);
}
