import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { findReturns } from '../returns/return.store.js';
import type { Return } from '../returns/return.js';
import { SHIPMENT_STATUSES } from '../shipping/shipment.js';

/** A span of time; its end is not of it. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

const LEFT = SHIPMENT_STATUSES.filter((status) => status !== 'VOIDED');

/** The ids of orders of which something left in a span of time. */
export async function findShippedOrderIds(reader: Reader, companyId: number, { from, to, most }: Span & { readonly most: number }): Promise<string[]> {
  const rows = await reader.query<{ order_id: string }>(
    `SELECT DISTINCT order_id FROM shipment WHERE company_id = ? AND status IN (${places(LEFT.length)}) AND shipped_at >= ? AND shipped_at < ? ${atMost(most)}`, [companyId, ...LEFT, from, to]);
  return rows.map(({ order_id: id }) => id);
}

/** The returns of orders that were announced in a span of time, the oldest first. */
export const findOpenedReturns = (reader: Reader, companyId: number, { from, to, most }: Span & { readonly most: number }): Promise<Return[]> =>
  findReturns(reader, companyId, { where: 'created_at >= ? AND created_at < ? AND order_id IS NOT NULL AND announced = 1', parameters: [from, to], orderBy: 'created_at, id', limit: most });
