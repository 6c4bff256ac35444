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

// A day has no time zone: it is formatted where it is written, in UTC. Parts alone, whose form is the same in all releases of the formatter; a formatter costs more than the rest of an answer, and it is asked for the same days over and over.
const parts = remembered((locale, day): Required<DateParts> => {
  const text = (part: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(Date.parse(day));
  return { weekday: text({ weekday: 'long' }), day: Number(day.slice(-2)), month: text({ month: 'long' }) };
});

/** The parts of a day in words. */
const partsOf = (day: Day, language: Language): Required<DateParts> => parts(LOCALES[language], day);

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
