import { shift, type Instant } from '#kernel/clock.js';
import type { OrderPlan } from './orders.js';
import { createRandom, type Random } from './random.js';

/** How many days of orders there are. */
export const DAYS = 60;

const DAY = 86_400_000;
const HOUR = 3_600_000;
const WAKING = [7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22] as const;

/** The times of the orders, oldest first: evenly over the days, most of them in the evening. */
export const placedTimes = ({ seed, count, until }: Pick<OrderPlan, 'seed' | 'count' | 'until'>): Instant[] =>
  Array.from({ length: count }, (_, index) => {
    const day = Math.floor((index * DAYS) / count) - DAYS;
    return shift(until, day * DAY + timeOfDay(createRandom(seed, 'placed', index)));
  }).sort();

const timeOfDay = (random: Random): number => random.pick(WAKING) * HOUR + random.between(0, HOUR - 1);

/** The day (its midnight in UTC) before which all orders were placed, read from the first order's time. */
export const dayAfterAll = (firstPlacedAt: Instant): Instant => shift(midnight(firstPlacedAt), DAYS * DAY);

/** The start of an instant's day in UTC. */
export const midnight = (at: Instant): Instant => `${at.slice(0, 'YYYY-MM-DD'.length)}T00:00:00.000Z`;
