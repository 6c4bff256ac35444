import type { Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';

/** Remembers used nonces. */
export interface Nonces {
  /** Use a nonce that expires at `validUntil` (milliseconds of the Unix clock); returns whether it was unused. */
  take(nonce: string, validUntil: number): boolean;
}

const SPAN_MILLISECONDS = 10_000;
const MOST = 500_000; // 8,000 calls a second for a minute, more than one process can answer

/**
 * Nonces in memory by their expiry: a repeated nonce has the same expiry, so only one set is searched,
 * and expired sets are dropped whole. When there are too many, calls are refused rather than nonces dropped.
 */
export function nonces(clock: Clock, most = MOST): Nonces {
  const taken = new Map<number, Set<string>>();
  const forget = (now: number): void => {
    for (const span of taken.keys()) if (span < now) taken.delete(span);
  };
  const count = (): number => [...taken.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    take(nonce, validUntil) {
      forget(Math.floor(clock.now().getTime() / SPAN_MILLISECONDS));
      const span = Math.floor(validUntil / SPAN_MILLISECONDS);
      const known = taken.get(span) ?? new Set<string>();
      if (known.has(nonce)) return false;
      if (count() >= most) throw new Failure('UNAVAILABLE', 'Too many calls between processes within a minute');
      taken.set(span, known.add(nonce));
      return true;
    },
  };
}
