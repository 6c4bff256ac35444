import type { Transaction } from '#subgraph-kit/database.js';
import { FigureChanges } from './figure-changes.js';
import { takeEvents, type SomeOf } from './shopper-event.store.js';
import { takeOrders } from './shopper-order.store.js';
import { takeSessions } from './shopper-session.store.js';
import { deleteSome } from './visitor.store.js';

/** What was taken out of what is kept of a visitor. */
export interface TakenOut {
  readonly rows: number;
  readonly events: number;
  /** By how much figures change that count it no more. */
  readonly changes: FigureChanges;
  /** Nothing is left but the visitor. */
  readonly isAll: boolean;
}

/** Take some rows out of what is kept of a visitor: events first, then sessions, orders, carts and what brought them. */
export async function takeOut(transaction: Transaction, companyId: number, { visitorId, most }: SomeOf): Promise<TakenOut> {
  const changes = new FigureChanges();
  const { rows: events, counted, isAll: isLastEvent } = await takeEvents(transaction, companyId, { visitorId, most });
  for (const { event, times } of counted) changes.add(event, -times);
  if (!isLastEvent) return { rows: events, events, changes, isAll: false };
  let rows = events;
  const left = (): SomeOf => ({ visitorId, most: most - rows });
  const sessions = await takeSessions(transaction, companyId, left());
  for (const session of sessions) changes.replaceSession(session, undefined);
  rows += sessions.length;
  const orders = await takeOrders(transaction, companyId, left());
  for (const order of orders) changes.replaceOrder(order, undefined);
  rows += orders.length;
  for (const table of ['cart', 'shopper_touch'] as const) rows += await deleteSome(transaction, companyId, { table, ...left() });
  return { rows, events, changes, isAll: rows < most };
}
