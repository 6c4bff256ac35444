import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { FigureChanges } from './figure-changes.js';
import { attributed, orderAfter, orderNumberOf, type OrderEvent, type ShopperOrder, type TouchedAt } from './shopper-order.js';
import { findShopperOrders, insertTouches, saveShopperOrders, touchesOf } from './shopper-order.store.js';

/** An event with what brought its visitor. */
type TouchingEvent = OrderEvent & { readonly touch: TouchedAt | undefined };

interface OrderChanges {
  readonly visitorId: string;
  readonly events: readonly TouchingEvent[];
  readonly changes: FigureChanges;
}

/** Change what a visitor bought and what brought them, whatever the order in which it arrives: what brought them before an order that is known already counts for it too. */
export async function changeOrders(transaction: Transaction, companyId: number, { visitorId, events, changes }: OrderChanges): Promise<void> {
  const touches = events.flatMap(({ touch }) => touch ?? []);
  const purchases = events.filter(({ kind }) => kind === 'purchase');
  if (touches.length === 0 && purchases.length === 0) return;
  await insertTouches(transaction, companyId, { visitorId, touches });
  const known = await findShopperOrders(transaction, companyId, { visitorId, numbers: [...new Set(purchases.map(orderNumberOf))], from: earliest(touches) });
  const orders = new Map(known.map((order) => [order.number, order]));
  for (const event of purchases) orders.set(orderNumberOf(event), orderAfter(orders.get(orderNumberOf(event)), event));
  if (orders.size === 0) return;
  const all = await touchesOf(transaction, companyId, visitorId);
  const before = new Map(known.map((order) => [order.number, order]));
  const after = [...orders.values()].map((order): ShopperOrder => attributed(order, all));
  for (const order of after) changes.replaceOrder(before.get(order.number), order);
  await saveShopperOrders(transaction, companyId, { visitorId, orders: after });
}

const earliest = (touches: readonly TouchedAt[]): Instant | undefined => touches.map(({ at }) => at).sort()[0];
