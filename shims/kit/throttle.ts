import { Failure } from '#contract/failure.js';
import type { Answer } from './answer.js';
import type { Exchange } from './exchange.js';
import type { RateWindow } from './limits/rate-window.js';

/** Refuse a call over its caller's minute: RATE_LIMITED with the seconds to wait. */
export function throttle({ used, resetSeconds }: RateWindow, perMinute: number): void {
  if (used > perMinute) throw new Failure('RATE_LIMITED', `More than ${String(perMinute)} calls in a minute; wait ${String(resetSeconds)} seconds`, { retryAfterSeconds: resetSeconds });
}

/** Tell a caller how much of its minute is left. */
export function showRate({ headers }: Pick<Exchange, 'headers'>, { used, resetSeconds }: RateWindow, perMinute: number): void {
  headers['RateLimit-Limit'] = String(perMinute);
  headers['RateLimit-Remaining'] = String(Math.max(perMinute - used, 0));
  headers['RateLimit-Reset'] = String(resetSeconds);
}

const MINUTE_SECONDS = '60';
const TOO_MANY = 429;

/** What is shown of the rate where no caller is known: nothing was counted, or the address is blocked. */
export function unknownRate(usual: number | undefined, { status, headers }: Answer): Record<string, string> {
  if (usual === undefined) return {};
  const blocked = status === TOO_MANY;
  return {
    'RateLimit-Limit': String(usual),
    'RateLimit-Remaining': blocked ? '0' : String(usual),
    'RateLimit-Reset': (blocked ? headers['Retry-After'] : undefined) ?? MINUTE_SECONDS,
  };
}
