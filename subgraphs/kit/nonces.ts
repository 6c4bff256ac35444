import type { Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';

/** Remembers what may be used once. */
export interface Nonces {
  /** Take a nonce that expires at `validUntil` (milliseconds of the Unix clock); answers whether it was unused. */
  take(nonce: string, validUntil: number): boolean;
}

const SPAN_MILLISECONDS = 10_000;
const MOST = 500_000; // 8,000 calls a second for a minute, more than one process answers

/**
 * Nonces in memory, by the time at which they end: one that comes again ends when it did the first time, so one set is looked into,
 * and whole sets are forgotten. When there are too many, calls are refused rather than forgotten.
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
