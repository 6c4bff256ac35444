import type { Reader } from '#subgraph-kit/database.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { OrderFilter } from './order-filter.js';
import { inBounds, type Range } from './promise-conditions.js';

const BEGINNING = ''; // before every time

/** The range of times since when orders lie ready for their customers that a filter demands, if it demands one. Where a list is walked it names no column of an index. */
export function readyRange({ readyForPickup, readyForPickupFrom, readyForPickupTo }: OrderFilter): Range[] {
  const bounds = [['>=', readyForPickupFrom ?? (readyForPickup === true || readyForPickupTo != null ? BEGINNING : null)], ['<', readyForPickupTo]] as const;
  const [walked] = inBounds("COALESCE(ready_for_pickup_at, ' ')", bounds);
  return inBounds('ready_for_pickup_at', bounds).map((range) => ({ ...range, walked }));
}

/** That an order does not lie ready. */
export const notReady = ({ readyForPickup }: Pick<OrderFilter, 'readyForPickup'>): Condition[] => (readyForPickup === false ? [{ sql: "COALESCE(ready_for_pickup_at, '') = ''", parameters: [] }] : []);

/** That the order of a fulfillment order lies ready: of all orders there are few. */
export const ofReadyOrder = (reader: Reader, companyId: number): Criterion => ({
  find: async (most) => (await reader.query<{ id: string }>(
    `SELECT f.id FROM orders o JOIN fulfillment_order f ON f.company_id = o.company_id AND f.order_id = o.id WHERE o.company_id = ? AND o.ready_for_pickup_at >= ? ${atMost(most)}`, [companyId, BEGINNING])).map(({ id }) => id),
  condition: { sql: 'o.ready_for_pickup_at IS NOT NULL', parameters: [] },
});
