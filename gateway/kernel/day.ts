import type { Instant } from './clock.js';

/** A calendar day as text: `2026-11-21`. Sorts as text. */
export type Day = string;

/** The day of an instant in UTC. */
export const dayOf = (at: Instant): Day => at.slice(0, 'YYYY-MM-DD'.length);

const SHAPE = /^\d{4}-\d\d-\d\d$/;

/** Whether a text names a day that exists. */
export function isDay(text: string): boolean {
  const at = SHAPE.test(text) ? new Date(`${text}T00:00:00.000Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && dayOf(at.toISOString()) === text;
}

const DAY_MILLISECONDS = 86_400_000;

/** How many days lie between two: one from a day to the next. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;

/** The day so many days after a day, or before it. */
export const dayPlus = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString());
