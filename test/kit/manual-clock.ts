import type { Clock, Instant } from '#kernel/clock.js';

/** A clock that is advanced by hand. */
export interface ManualClock extends Clock {
  /** Advance it, or set it back, by milliseconds. */
  turn(milliseconds: number): void;
  set(at: Instant): void;
}

/** A clock standing at an instant. */
export function manualClock(at: Instant = '2026-11-21T09:30:00.000Z'): ManualClock {
  let present = Date.parse(at);
  return {
    now: () => new Date(present),
    turn: (milliseconds) => { present += milliseconds; },
    set: (instant) => { present = Date.parse(instant); },
  };
}
