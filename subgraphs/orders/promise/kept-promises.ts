import { dayIn, shopperZone } from '#contract/shopper-zone.js';
import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';

/** What kept promises are counted by. */
export const KEPT_BY = ['METHOD', 'LOCATION', 'CARRIER'] as const;

/** One of {@link KEPT_BY}. */
export type KeptBy = (typeof KEPT_BY)[number];

/** Delivered while the promised day was over nowhere. */
export const IN_TIME = 'IN_TIME';

/** Orders that are alike in what decides whether their promise was kept. */
export interface PromisedOrders {
  /** The method, location or carrier; null where there is none yet. */
  readonly key: string | null;
  readonly promisedOn: Day;
  readonly channel: string;
  /** Of the destination, ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  /** {@link IN_TIME}, else the hour in which they were delivered, in UTC; null for those that are not. */
  readonly delivered: string | null;
  readonly count: number;
}

/** How many promises were kept. */
export interface KeptCount {
  /** All that are not cancelled. */
  readonly promised: number;
  readonly kept: number;
  readonly late: number;
  /** Neither delivered nor is the day over. */
  readonly open: number;
  /** The part of those kept or late that was kept, 0 to 1; null where there are none. */
  readonly rate: number | null;
}

/** Count orders by whether they were delivered on their promised day or earlier, by the local day of their destination. */
export function keptCount(orders: readonly PromisedOrders[], now: Instant): KeptCount {
  const counts = { KEPT: 0, LATE: 0, OPEN: 0 };
  for (const one of orders) counts[outcomeOf(one, now)] += one.count;
  return countOf({ kept: counts.KEPT, late: counts.LATE, open: counts.OPEN });
}

/** A count with its sum and its rate. */
export const countOf = ({ kept, late, open }: Pick<KeptCount, 'kept' | 'late' | 'open'>): KeptCount =>
  ({ promised: kept + late + open, kept, late, open, rate: kept + late === 0 ? null : kept / (kept + late) });

/** Whether a promise was kept; of an order that is not delivered, whether its day is over by now. */
export function outcomeOf({ promisedOn, countryCode, delivered }: Omit<PromisedOrders, 'key' | 'channel' | 'count'>, now: Instant): 'KEPT' | 'LATE' | 'OPEN' {
  if (delivered === IN_TIME) return 'KEPT';
  const isOver = dayIn(shopperZone(countryCode ?? ''), delivered ?? now) > promisedOn;
  if (delivered === null) return isOver ? 'LATE' : 'OPEN';
  return isOver ? 'LATE' : 'KEPT';
}
