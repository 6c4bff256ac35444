import type { Instant } from '#kernel/clock.js';
import { enterLatest } from '#kernel/enter-latest.js';
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
    if (seconds > 0) enterLatest(kept, [key, { promise, until: lastMoment(promise, seconds) }], MOST_PROMISES);
    else kept.delete(key);
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

/** All time zones are a multiple of it apart, so that days begin with one. */
const QUARTER_MILLISECONDS = 900_000;

/** Until when a promise holds: a passed cutoff moves its days, where there is none so does the end of a day, and nobody collects at a time that is past. */
function lastMoment({ computedAt, options, pickup }: DeliveryPromise, seconds: number): number {
  const computed = Date.parse(computedAt);
  const cutoffs = options.flatMap(({ status, orderBy }) => (status === 'UNAVAILABLE' ? [] : [orderBy === null ? quarterAfter(computed) : Date.parse(orderBy)]));
  const ready = (pickup ?? []).map(({ readyAt }) => Date.parse(readyAt)).filter((at) => at > computed);
  return Math.min(computed + seconds * 1000, ...cutoffs, ...ready);
}

const quarterAfter = (at: number): number => (Math.floor(at / QUARTER_MILLISECONDS) + 1) * QUARTER_MILLISECONDS;
