import { DateTime } from 'luxon';
import type { Instant } from '#kernel/clock.js';

/** The form of a carrier's time. */
export const TIME_FORM = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The instant of a carrier's time: ISO 8601, also with a blank for the T; without an offset it is local to the connection's zone. Undefined for any other text. */
export function eventTime(text: string, timeZone: string): Instant | undefined {
  const form = TIME_FORM.exec(text);
  if (!form) return undefined;
  const time = DateTime.fromISO(text.replace(' ', 'T'), form[1] === undefined ? { zone: timeZone } : { zone: 'utc' });
  return time.isValid ? new Date(time.toMillis()).toISOString() : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instant of an expected delivery; a day without a time is noon UTC of that day, which is the same day for shoppers whatever their zone. */
export const expectedTime = (text: string, timeZone: string): Instant | undefined => (DAY.test(text) ? eventTime(`${text}T12:00Z`, timeZone) : eventTime(text, timeZone));
