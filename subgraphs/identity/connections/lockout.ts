import type { Instant } from '#kernel/clock.js';

/** Failures of one address at one surface in a fixed window, which begins with the first failure. */
export interface FailureWindow {
  readonly beganAt: Instant;
  readonly failures: number;
}

/**
 * What the five minutes of a block begin with: the first of the failures, so that it lasts for the rest of their window (document 1, Limits), or the one that blocks, so that it lasts for five minutes (document 3, H,
 * Authentication).
 */
export type BlockBegins = 'WITH_FIRST' | 'WITH_LAST';

/** How many wrong credentials block an address (document 1, Limits). */
export const MOST_FAILURES = 30;
/** Length of a window and of a block. */
export const WINDOW_MILLISECONDS = 300_000;

/** Seconds until a blocked address may try again; undefined for one that is not blocked. */
export function blockedSeconds(window: FailureWindow | undefined, now: Date, most = MOST_FAILURES): number | undefined {
  if (!window || window.failures < most) return undefined;
  const left = Date.parse(window.beganAt) + WINDOW_MILLISECONDS - now.getTime();
  return left > 0 ? Math.ceil(left / 1000) : undefined;
}
