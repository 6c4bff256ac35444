import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { remembered } from '#kernel/remembered.js';
import { dayIn } from '#contract/shopper-zone.js';

/** A moment on the clocks of a place. */
interface LocalTime {
  readonly day: Day;
  /** `15:30`. */
  readonly time: string;
}

const clocks = remembered((timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));

/** By the minute, in which no clock of a place jumps: answers of one minute are formatted once. */
const minutes = remembered((timeZone, minute): LocalTime => {
  const at = `${minute}:00.000Z`;
  return { day: dayIn(timeZone, at), time: clocks(timeZone).format(Date.parse(at)) };
});

/** The day and the time of an instant in a time zone. */
export const localTime = (timeZone: string, at: Instant): LocalTime => minutes(timeZone, at.slice(0, '2026-11-23T15:30'.length));
