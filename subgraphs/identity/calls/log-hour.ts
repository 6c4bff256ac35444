import { shift, type Instant } from '#kernel/clock.js';
import { firstIdAt } from './call.js';

/** An hour of the log, the unit of measuring and trimming: `2026-03-10T08`. Sorts as text. */
export type LogHour = string;

const HOUR_LENGTH = 13;
const HOUR_MILLISECONDS = 3_600_000;
const PREFIX_DIGITS = 7;

/** The hour of an instant. */
export const hourOf = (at: Instant): LogHour => at.slice(0, HOUR_LENGTH);

/** An hour moved by a number of hours, forwards or backwards. */
export const hoursAfter = (hour: LogHour, hours: number): LogHour => hourOf(shift(startOf(hour), hours * HOUR_MILLISECONDS));

/** The ids of the calls that were logged in an hour. */
export const idsOf = (hour: LogHour): { readonly from: string; readonly before: string } => ({ from: firstIdAt(startOf(hour)), before: firstIdAt(startOf(hoursAfter(hour, 1))) });

/** The prefix of the names of bodies stored in an hour. Names sort by hour; names from before hours were introduced never begin with this letter. */
export const bodyPrefix = (hour: LogHour): string => `t${(Date.parse(startOf(hour)) / HOUR_MILLISECONDS).toString(16).padStart(PREFIX_DIGITS, '0')}`;

const startOf = (hour: LogHour): Instant => `${hour}:00:00.000Z`;
