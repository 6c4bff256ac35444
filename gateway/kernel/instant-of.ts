import type { Instant } from './clock.js';
import { dayOf, isDay } from './day.js';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** The instant that an ISO 8601 text with an offset names; undefined for any other text and for days that do not exist. */
export function instantOf(text: string): Instant | undefined {
  const time = ISO.test(text) && isDay(dayOf(text)) ? Date.parse(text) : NaN;
  const read = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return ISO.test(read) ? read : undefined; // an offset may lead out of the years of four digits, whose texts alone can be compared and read again
}
