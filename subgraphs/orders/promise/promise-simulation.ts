import { daysBetween, type Day } from '#kernel/day.js';
import type { OrderDates } from './dated-orders.js';

/** An order by the calendar of now and by a changed one. */
export interface ComparedOrder {
  readonly number: string;
  /** The local day of the location on which it was placed. */
  readonly placedOn: Day;
  readonly deliveredOn: Day | null;
  readonly before: OrderDates;
  readonly after: OrderDates;
}

/** What a changed calendar would have meant for some orders. */
export interface PromiseSimulation {
  readonly orders: number;
  readonly sooner: number;
  readonly later: number;
  readonly same: number;
  /** Days from the order to the last day of its delivery, of those that have one either way; null without any. */
  readonly averageDaysBefore: number | null;
  readonly averageDaysAfter: number | null;
  /** Those that were delivered, and those of them whose promise would have been kept. */
  readonly delivered: number;
  readonly keptBefore: number;
  readonly keptAfter: number;
  /** Some whose dates differ, the newest first. */
  readonly examples: readonly ComparedOrder[];
}

const MOST_EXAMPLES = 20;

/** Compare orders, the oldest first. */
export function comparedOrders(orders: readonly ComparedOrder[]): PromiseSimulation {
  const turned = (sign: number): number => orders.filter((order) => difference(order) === sign).length;
  const dated = orders.flatMap(({ placedOn, before: { deliveryTo: before }, after: { deliveryTo: after } }) => (before === null || after === null ? [] : [{ before: daysBetween(placedOn, before), after: daysBetween(placedOn, after) }]));
  const delivered = orders.filter(({ deliveredOn }) => deliveredOn !== null);
  return {
    orders: orders.length, sooner: turned(-1), later: turned(1), same: turned(0),
    averageDaysBefore: average(dated.map(({ before }) => before)), averageDaysAfter: average(dated.map(({ after }) => after)),
    delivered: delivered.length, keptBefore: delivered.filter(({ deliveredOn, before }) => isKept(deliveredOn, before)).length, keptAfter: delivered.filter(({ deliveredOn, after }) => isKept(deliveredOn, after)).length,
    examples: orders.filter(({ before, after }) => before.shipsOn !== after.shipsOn || before.deliveryTo !== after.deliveryTo).slice(-MOST_EXAMPLES).reverse(),
  };
}

/** -1 where it would be delivered sooner, or leave sooner where it is delivered on the same day or nowhere; 1 later. What has no day is later than any. */
function difference({ before, after }: ComparedOrder): number {
  const [old, changed] = [before, after].map(({ deliveryTo, shipsOn }) => `${deliveryTo ?? NEVER} ${shipsOn ?? NEVER}`);
  return old === changed ? 0 : String(changed) < String(old) ? -1 : 1;
}

const NEVER = '9999-12-31';

const average = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100);

const isKept = (deliveredOn: Day | null, { deliveryTo }: OrderDates): boolean => deliveredOn !== null && deliveryTo !== null && deliveredOn <= deliveryTo;
