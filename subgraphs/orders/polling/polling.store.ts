import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import { pollVisibleAt } from '../fulfillment/poll-visible-time.js';
import type { Customer } from '../addresses/address.js';

const RENEWED_AT_ONCE = 500;

/** Give fulfillment orders a new poll-visible time, as if they changed now. */
export async function renewPollVisibleTimes(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<void> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  for (let at = 0; at < ids.length; at += RENEWED_AT_ONCE) {
    const some = ids.slice(at, at + RENEWED_AT_ONCE);
    await transaction.execute(`UPDATE fulfillment_order SET notice_at = ? WHERE company_id = ? AND id IN (${places(some.length)})`, [pollVisibleAt(changeSequence), companyId, ...some]);
  }
}

/** The public integers of some orders, by order. */
export async function findSequences(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader.query<{ id: string; sequence: number }>(`SELECT id, sequence FROM orders WHERE company_id = ? AND id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
}

/** The order of a return. */
export interface OrderOfReturns {
  readonly sequence: number;
  readonly customer: Customer;
  /** Whether the warehouse has a fulfillment order of it. */
  readonly isOwn: boolean;
}

/** The orders of a warehouse's returns, by id; unreadable ones are left out. */
export async function findOrdersOfReturns(reader: Reader, companyId: number, { orderIds, locationId }: { orderIds: readonly string[]; locationId: string }): Promise<ReadonlyMap<string, OrderOfReturns>> {
  if (orderIds.length === 0) return new Map();
  const distinct = [...new Set(orderIds)];
  const rows = await reader.query<{ id: string; number: string; sequence: number; customer: string; own: number }>(
    `SELECT o.id, o.number, o.sequence, o.customer, EXISTS (SELECT 1 FROM fulfillment_order f WHERE f.company_id = o.company_id AND f.order_id = o.id AND f.location_id = ?) AS own
     FROM orders o WHERE o.company_id = ? AND o.id IN (${places(distinct.length)})`, [locationId, companyId, ...distinct]);
  return new Map(readableRows(reader, rows, {
    companyId,
    nameOf: ({ id, number }) => ({ table: 'orders', id, name: `Order ${number}` }),
    map: ({ id, sequence, customer, own }, stored) => [id, { sequence, customer: stored.texts(customer, 'customer') as Customer, isOwn: own === 1 }] as const,
  }));
}
