import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import { isDay } from '#kernel/day.js';
import { localTime } from './local-time.js';

const FIRST = '1970-01-02';

/** No argument is a later day. */
export const LAST_DAY = '2199-12-31';

/** The days that an argument takes. */
export type DayBounds = Readonly<Record<'first' | 'last', string>>;

/** Refuses what is none of some days, as YYYY-MM-DD, and says which these are (`argumentProblems`). */
export const oneOfDays = ({ first, last }: DayBounds) => ({ value, issues }: z.core.ParsePayload<string>): void => {
  if (!isDay(value) || value < first || value > last) issues.push({ code: 'custom', input: value, params: { first, last } });
};

/** A day of the company's calendar, as YYYY-MM-DD. */
export const DAY_ARGUMENT = z.string().check(oneOfDays({ first: FIRST, last: LAST_DAY })).meta({ format: 'date' });

const [DAY, OFFSET_AT, DATE_LENGTH] = [86_400_000, 'YYYY-MM-DDTHH:MM:SS'.length, 'YYYY-MM-DD'.length] as const;

/** When a day begins in a time zone. */
export function dayStart(day: string, timeZone: string): Instant {
  const inZone = (near: string): string => new Date(`${day}T00:00:00${localTime(near, timeZone).slice(OFFSET_AT)}`).toISOString();
  return inZone(inZone(`${day}T00:00:00.000Z`)); // the second time by the offset of that moment, where clocks change near it
}

/** When a day ends in a time zone: when the next one begins. */
export const dayEnd = (day: string, timeZone: string): Instant => dayStart(new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY).toISOString().slice(0, DATE_LENGTH), timeZone);
