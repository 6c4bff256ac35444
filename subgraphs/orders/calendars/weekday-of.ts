import type { Day } from '#kernel/day.js';
import type { Weekday } from './weekday.js';

/** The days of a week as JavaScript counts them. */
const FROM_SUNDAY = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const satisfies readonly Weekday[];

/** The weekday of a day. */
export const weekdayOf = (day: Day): Weekday => FROM_SUNDAY[new Date(day).getUTCDay()] ?? 'SUNDAY';
