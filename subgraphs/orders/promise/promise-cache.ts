import type { Instant } from '#kernel/clock.js';
import type { DeliveryPromise } from './promise.js';

/** A computed promise, and for how long it may be answered again. */
export interface Computed {
  readonly promise: DeliveryPromise;
  readonly seconds: number;
}

/** Keeps promises for as long as the merchant chose (document 2, G, rule 7). */
export interface PromiseCache {
  /** The promise of a key: as it was kept, or computed now; calls at once compute it once. */
  read(key: string, now: Instant, compute: () => Promise<Computed>): Promise<DeliveryPromise>;
}

const MOST_PROMISES = 5000;

interface Kept {
  readonly promise: DeliveryPromise;
  readonly until: number;
}

/** Keeps the promises that were asked for last, in this process. */
export function promiseCache(): PromiseCache {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<DeliveryPromise>>();
  const keep = (key: string, { promise, seconds }: Computed): DeliveryPromise => {
    kept.delete(key);
    if (seconds > 0) kept.set(key, { promise, until: lastMoment(promise, seconds) });
    const [oldest] = kept.keys();
    if (kept.size > MOST_PROMISES && oldest !== undefined) kept.delete(oldest);
    return promise;
  };
  return {
    read(key, now, compute) {
      const known = kept.get(key);
      if (known && Date.parse(now) < known.until) return Promise.resolve(known.promise);
      const running = underWay.get(key) ?? compute().then((computed) => keep(key, computed)).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
  };
}

/** Until when a promise holds: a passed cutoff moves its days. */
function lastMoment({ computedAt, options }: DeliveryPromise, seconds: number): number {
  return Math.min(Date.parse(computedAt) + seconds * 1000, ...options.flatMap(({ orderBy }) => (orderBy === null ? [] : [Date.parse(orderBy)])));
}
