import type { Day } from '#kernel/day.js';
import { remembered } from '#kernel/remembered.js';
import type { Language } from '#contract/languages.js';
import { LOCALES } from '#contract/locales.js';
import type { DateParts, PromiseWords } from './promise-words.js';

const DAY_MILLISECONDS = 86_400_000;

/** The language and the day on which a sentence is read. */
export interface Reading {
  readonly language: Language;
  readonly words: PromiseWords;
  readonly today: Day;
}

// A day has no time zone: it is formatted where it is written, in UTC. Parts alone, whose form is the same in all releases of the formatter.
const weekdays = remembered((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));
const months = remembered((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

/** The parts of a day in words. Promises name few days, thousands of times. */
const partsIn = remembered((locale = 'en', day = ''): Required<DateParts> => {
  const at = Date.parse(day);
  return { weekday: weekdays(locale).format(at), day: Number(day.slice(-2)), month: months(locale).format(at) };
});

const partsOf = (day: Day, language: Language): Required<DateParts> => partsIn(LOCALES[language], day);

/** Today or tomorrow; undefined for other days. */
function near(day: Day, { words, today }: Reading): string | undefined {
  if (day === today) return words.today;
  return Date.parse(day) - Date.parse(today) === DAY_MILLISECONDS ? words.tomorrow : undefined;
}

/** A day after a preposition: `today`, `Tuesday 24 November`. */
export const dayText = (day: Day, reading: Reading): string => near(day, reading) ?? reading.words.date(partsOf(day, reading.language));

/** When something happens: `today`, `on Tuesday 24 November`. */
export const onDayText = (day: Day, reading: Reading): string => near(day, reading) ?? reading.words.on(reading.words.date(partsOf(day, reading.language)));

/** When something happens that may take several days: `tomorrow`, `between Tuesday 24 and Thursday 26 November`. */
export function windowText(from: Day, to: Day, reading: Reading): string {
  if (from === to) return onDayText(to, reading);
  const { words, language } = reading;
  const [first, last] = [near(from, reading), near(to, reading)];
  const { month, ...begins } = partsOf(from, language);
  const ends = partsOf(to, language);
  return words.between(first ?? words.date(last === undefined && month === ends.month ? begins : { ...begins, month }), last ?? words.date(ends));
}
