import type { Instant } from '#kernel/clock.js';

/** Failures of one address at one surface in a fixed window, which begins with the first failure. */
export interface FailureWindow {
  readonly beganAt: Instant;
  readonly failures: number;
}

/** How many wrong credentials block an address (document 1, Limits). */
export const MOST_FAILURES = 30;
/** Length of a window: five minutes from its first failure. */
export const WINDOW_MILLISECONDS = 300_000;

/** Seconds until a blocked address may try again; undefined for one that is not blocked. */
export function blockedSeconds(window: FailureWindow | undefined, now: Date, most = MOST_FAILURES): number | undefined {
  if (!window || window.failures < most) return undefined;
  const left = Date.parse(window.beganAt) + WINDOW_MILLISECONDS - now.getTime();
  return left > 0 ? Math.ceil(left / 1000) : undefined;
}
