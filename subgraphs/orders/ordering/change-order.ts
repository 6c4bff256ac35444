import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { FulfillmentLine, FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { findFulfillmentOrdersOfOrder } from '../fulfillment/fulfillment-order.store.js';
import { versionOf } from '../fulfillment/record-version.store.js';
import { refusedAsRead } from '../fulfillment/refused-as-read.js';
import type { OrdersDeps } from '../orders-deps.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import type { OrderChange, OrderWithFulfillmentOrders } from './order-change.js';
import type { Order } from './order.js';
import { findNamedOrder } from './find-named-order.js';
import { writeChanges } from './write-changes.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly reference: string;
}

/** Computes the changed order; may read in the same transaction. */
type Change = (now: OrderWithFulfillmentOrders, transaction: Transaction) => OrderChange | Promise<OrderChange>;

/**
 * Change an order and its fulfillment orders together, once for a command: read them, apply `change`, write what differs
 * with its events and settle the order; an unchanged order is only answered. Fulfillment orders and lines are matched by their ids; those that were not
 * there before are added.
 */
export function changeOrder(deps: OrdersDeps, { name, context, reference }: Requested, change: Change): Promise<Order> {
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name }, async () => {
      const before = await readOrder(transaction, context.principal, reference);
      const records = [versionOf('order', before.order), ...before.fulfillmentOrders.map((one) => versionOf('fulfillmentOrder', one))];
      const after = await refusedAsRead(transaction, companyId, { records, work: () => change(before, transaction) });
      if (after.order === before.order && after.fulfillmentOrders === before.fulfillmentOrders && after.events.length === 0) return before.order;
      const [order = after.order] = await writeChanges(deps, transaction, { context, changes: [{ before, after }] });
      if (before.order.unallocated && !order.unallocated) await resolveAlertsOf(transaction, companyId, { type: 'UNALLOCATED', subjects: [order.id], at: instant(deps.clock) });
      return withUnits(order, { before: before.fulfillmentOrders, after: after.fulfillmentOrders });
    }));
}

/** The order's lines with the units its fulfillment orders shipped and cancelled by the change; an order that was never allocated keeps its own. */
function withUnits(order: Order, { before, after }: { before: readonly FulfillmentOrder[]; after: readonly FulfillmentOrder[] }): Order {
  if (after.length === 0) return order.status === 'CANCELLED' ? { ...order, lines: order.lines.map((line) => ({ ...line, quantityCancelled: line.quantity })) } : order;
  const shipped = unitsByLine(before, after, ({ quantityShipped }) => quantityShipped);
  const cancelled = unitsByLine(before, after, ({ quantityCancelled }) => quantityCancelled);
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line, quantityShipped: line.quantityShipped + (shipped.get(line.id) ?? 0), quantityCancelled: line.quantityCancelled + (cancelled.get(line.id) ?? 0),
    })),
  };
}

/** By how much the units of each line changed over all fulfillment orders. */
function unitsByLine(before: readonly FulfillmentOrder[], after: readonly FulfillmentOrder[], units: (allocation: FulfillmentLine) => number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const add = (sign: 1 | -1) => (allocation: FulfillmentLine): void => { sums.set(allocation.lineId, (sums.get(allocation.lineId) ?? 0) + sign * units(allocation)); };
  before.flatMap(({ lines }) => lines).forEach(add(-1));
  after.flatMap(({ lines }) => lines).forEach(add(1));
  return sums;
}

/** An order as its caller names it, with its fulfillment orders, or ORDER_NOT_FOUND. */
export async function readOrder(transaction: Transaction, principal: Principal, reference: string): Promise<OrderWithFulfillmentOrders> {
  const order = await findNamedOrder(transaction, principal, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return { order, fulfillmentOrders: await findFulfillmentOrdersOfOrder(transaction, principal.companyId, order.id) };
}
