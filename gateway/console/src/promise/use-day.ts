import { useMemo } from 'react';
import { systemClock } from '#kernel/clock.js';
import { LOCALES } from '#contract/locales.js';
import { useLanguage } from '../words/use-words.js';

const HALF_A_YEAR = 15_768_000_000; // milliseconds

/** How days of a promise are written: with their day of the week, which explains most of them, and with the year where that is not the next one of its name. */
export function useDay(): (day: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const near = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const [short, long] = [new Intl.DateTimeFormat(LOCALES[language], near), new Intl.DateTimeFormat(LOCALES[language], { ...near, year: 'numeric' })];
    const now = systemClock.now().getTime();
    return (day) => (Math.abs(Date.parse(day) - now) < HALF_A_YEAR ? short : long).format(new Date(day));
  }, [language]);
}
