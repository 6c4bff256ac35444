import { Failure } from '#contract/failure.js';
import type { Answer } from './answer.js';
import type { Exchange } from './exchange.js';
import { MINUTE_SECONDS, type RateHeaders } from './limits/limit.js';
import type { RateWindow } from './limits/rate-window.js';

/** Refuse a call over the limit of its window: RATE_LIMITED with the seconds to wait. */
export function throttle({ used, resetSeconds }: RateWindow, { most, windowSeconds = MINUTE_SECONDS }: { most: number; windowSeconds?: number }): void {
  const window = windowSeconds === MINUTE_SECONDS ? 'a minute' : `${String(windowSeconds)} seconds`;
  if (used > most) throw new Failure('RATE_LIMITED', `More than ${String(most)} calls in ${window}; wait ${String(resetSeconds)} seconds`, { retryAfterSeconds: resetSeconds });
}

interface Shown {
  readonly most: number;
  readonly headers: RateHeaders;
  /** Milliseconds of the clock, the base of X-RateLimit-Reset. */
  readonly now?: number;
}

/** The rate headers of a window: RateLimit-Reset in seconds, X-RateLimit-Reset as Unix time. */
export function showRate({ headers: shown }: Pick<Exchange, 'headers'>, { used, resetSeconds }: RateWindow, { most, headers, now = 0 }: Shown): void {
  const [limit, remaining, reset] = RATE_NAMES[headers];
  shown[limit] = String(most);
  shown[remaining] = String(Math.max(most - used, 0));
  shown[reset] = String(headers === 'RateLimit' ? resetSeconds : Math.ceil(now / MILLISECONDS) + resetSeconds);
}

/** Names put together at every call would be hashed at every call. */
const RATE_NAMES = {
  RateLimit: ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  'X-RateLimit': ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'],
} as const satisfies Record<RateHeaders, readonly string[]>;

const MILLISECONDS = 1000;
const TOO_MANY = 429;

/** The rate headers of an unauthenticated caller: nothing was counted, or the address is blocked. */
export function unknownRate(usual: number | undefined, { status, headers }: Answer): Record<string, string> {
  if (usual === undefined) return {};
  const blocked = status === TOO_MANY;
  return {
    'RateLimit-Limit': String(usual),
    'RateLimit-Remaining': blocked ? '0' : String(usual),
    'RateLimit-Reset': (blocked ? headers['Retry-After'] : undefined) ?? String(MINUTE_SECONDS),
  };
}
