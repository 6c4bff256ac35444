import { shift, type Instant } from '#kernel/clock.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { unstoredChangeSequence } from '#subgraph-kit/feed.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import { POLL_DELAY_MILLISECONDS, pollVisibleAt } from '../fulfillment/poll-visible-time.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findReturns } from '../returns/return.store.js';
import type { Return } from '../returns/return.js';
import { secondOf } from './poll-page.js';
import type { Customer } from '../addresses/address.js';
import { findOrdersOfReturns, type OrderOfReturns } from './polling.store.js';

/** What a polling warehouse asks for. */
export interface PollWarehouseReturns {
  /** Visible to polls at or after. */
  readonly from?: Instant | null | undefined;
  readonly createdFrom?: Instant | null | undefined;
  readonly createdUntil?: Instant | null | undefined;
}

/** A return with what a polling warehouse reads of its order. */
export interface PolledReturn extends Return {
  readonly orderSequence: number | null;
  readonly customer: Customer;
  readonly pollVisibleAt: Instant;
}

const MOST = 10_000;

/**
 * The returns of the calling warehouse that changed, oldest change first (document 1, C, resi/list). The change sequence is taken first, as when
 * orders are polled: a change that is not returned now has a later change sequence and is visible later.
 */
export async function pollWarehouseReturns({ database, clock }: OrdersDeps, { principal }: CallContext, asked: PollWarehouseReturns): Promise<PolledReturn[]> {
  requireScope(principal, 'fulfillment:read');
  const { companyId } = principal;
  const locationId = requireWarehouse(principal);
  const poll = (changeSequenceOf: (transaction: Transaction) => Promise<Instant>): Promise<PolledReturn[]> =>
    database.inTransaction(async (transaction) => read(transaction, companyId, { ...asked, locationId, changeSequence: await changeSequenceOf(transaction) }));
  return poll((transaction) => transaction.takeChangeSequence(companyId)).catch((error: unknown) => {
    if (!isStorageFailure(error)) throw error;
    return poll((transaction) => unstoredChangeSequence(transaction, companyId, clock)); // this poll writes nothing else
  });
}

interface ReadReturns extends PollWarehouseReturns {
  readonly locationId: string;
  readonly changeSequence: Instant;
}

async function read(transaction: Transaction, companyId: number, { from, createdFrom, createdUntil, locationId, changeSequence }: ReadReturns): Promise<PolledReturn[]> {
  const until = shift(secondOf(changeSequence), 1000 - POLL_DELAY_MILLISECONDS);
  const conditions: [string, ColumnValue | null | undefined][] = [
    ['location_id = ?', locationId], ['changed_at < ?', until], ['changed_at >= ?', from == null ? null : shift(from, -POLL_DELAY_MILLISECONDS)],
    ['created_at >= ?', createdFrom], ['created_at < ?', createdUntil],
  ];
  const asked = conditions.filter((condition): condition is [string, ColumnValue] => condition[1] != null);
  const found = await findReturns(transaction, companyId, { where: asked.map(([sql]) => sql).join(' AND '), parameters: asked.map(([, value]) => value), orderBy: 'changed_at, id', limit: MOST });
  return withOrders(transaction, companyId, { locationId, returns: found });
}

const NOBODY: Customer = { name: null, email: null, phone: null, channelId: null };

async function withOrders(transaction: Transaction, companyId: number, { locationId, returns }: { locationId: string; returns: readonly Return[] }): Promise<PolledReturn[]> {
  const orders = await findOrdersOfReturns(transaction, companyId, { locationId, orderIds: returns.flatMap(({ orderId }) => orderId ?? []) });
  const known = returns.filter(({ orderId }) => orderId === null || orders.has(orderId)); // one whose order cannot be read is left out
  const polled = known.map((one) => {
    const order = shownOrder(one, orders);
    return { ...one, orderSequence: order?.sequence ?? null, customer: order?.customer ?? { ...NOBODY, name: one.customerName }, pollVisibleAt: pollVisibleAt(one.updatedAt) };
  });
  return polled.toSorted((a, b) => secondOf(a.pollVisibleAt).localeCompare(secondOf(b.pollVisibleAt)) || a.progressive - b.progressive);
}

/** An unannounced return shows its warehouse no data of an order it has no fulfillment order of, whatever number it reported (document 1, rule 2). */
function shownOrder({ orderId, announced }: Return, orders: ReadonlyMap<string, OrderOfReturns>): OrderOfReturns | undefined {
  const order = orderId === null ? undefined : orders.get(orderId);
  return announced || order?.isOwn === true ? order : undefined;
}
