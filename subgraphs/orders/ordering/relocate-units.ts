import { instant } from '#kernel/clock.js';
import { isUuid } from '#kernel/ids.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import { changeOrder } from './change-order.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';
import type { Order } from './order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { readAllocation, type AllocationBasis } from './read-allocation.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { findFulfillmentOrders } from '../fulfillment/fulfillment-order.store.js';
import { moveUnits } from './move-units.js';
import { findNamedFulfillmentOrders } from '../fulfillment/named-fulfillment-orders.store.js';
import { canLeave, keepsOthersOut, refuseTaken } from '../fulfillment/moving.js';
import type { AllocatedUnits } from '../routing/route.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly fulfillmentOrderId: string;
}

/** The input of the decision. */
export interface Relocation {
  readonly order: Order;
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly basis: AllocationBasis;
  /** Ids of locations that have another open fulfillment order of the order and cannot get a second one. */
  readonly closed: ReadonlySet<string>;
}

/** Decides which units of a fulfillment order go where; units allocated to its own location stay. */
type Decide = (now: Relocation) => readonly AllocatedUnits[];

/** Move units of a fulfillment order that is not accepted yet to other locations, as `decide` chooses on the free stock there. Answers the order. */
export async function relocateUnits(deps: OrdersDeps, { name, context, fulfillmentOrderId: reference }: Requested, decide: Decide): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  const { id: fulfillmentOrderId, orderId } = await namedFulfillmentOrder(deps, companyId, reference);
  return changeOrder(deps, { name, context, reference: orderId }, async (now, transaction) => {
    const { fulfillmentOrder, basis, changeSequence } = await prepare(deps, transaction, { companyId, now, fulfillmentOrderId });
    const closed = new Set(now.fulfillmentOrders.filter((one) => one !== fulfillmentOrder && keepsOthersOut(one)).map(({ locationId }) => locationId));
    const allocated = decide({ order: now.order, fulfillmentOrder, basis, closed }).filter(({ locationId }) => locationId !== fulfillmentOrder.locationId);
    if (allocated.length === 0) return { ...now, events: [] };
    const change = moveUnits(now, { fulfillmentOrder, allocated, basis }, { context, now: instant(deps.clock), changeSequence, nextId: () => deps.ids.next() });
    if (isAnswered(now, change)) await resolveAlertsOf(transaction, companyId, { type: 'ORDER_REJECTED', subjects: [now.order.id], at: changeSequence });
    return change;
  });
}

/** The fulfillment order of an id, or the only one that can move of an order's number. */
async function namedFulfillmentOrder({ database }: OrdersDeps, companyId: number, reference: string): Promise<FulfillmentOrder> {
  const [own] = isUuid(reference.toLowerCase()) ? await findFulfillmentOrders(database, companyId, { where: 'f.id = ?', parameters: [reference.toLowerCase()], orderBy: 'f.id', limit: 1 }) : [];
  if (own) return own;
  const found = await findNamedFulfillmentOrders(database, companyId, reference);
  const movable = found.filter(canLeave);
  if (movable.length > 1) throw new Failure('BAD_INPUT', 'Several fulfillment orders of this order can move', { fulfillmentOrderId: [`must be one of ${movable.map(({ id }) => id).join(', ')}`] });
  const [meant] = movable.length > 0 ? movable : found;
  if (!meant) throw new Failure('NOT_FOUND', `No fulfillment order ${reference}`);
  return meant;
}

/** Whether nothing is left of what a warehouse rejected. */
const isAnswered = (before: OrderWithFulfillmentOrders, after: OrderWithFulfillmentOrders): boolean => hasRejected(before) && !hasRejected(after);

const hasRejected = ({ fulfillmentOrders }: OrderWithFulfillmentOrders): boolean => fulfillmentOrders.some(({ status }) => status === 'REJECTED');

async function prepare(deps: OrdersDeps, transaction: Transaction, { companyId, now, fulfillmentOrderId }: { companyId: number; now: OrderWithFulfillmentOrders; fulfillmentOrderId: string }) {
  const fulfillmentOrder = now.fulfillmentOrders.find(({ id }) => id === fulfillmentOrderId);
  if (!fulfillmentOrder) throw new Failure('NOT_FOUND', `No fulfillment order ${fulfillmentOrderId}`);
  refuseTaken(fulfillmentOrder);
  const changeSequence = await transaction.takeChangeSequence(companyId); // serializes with other allocations and stock reports
  return { fulfillmentOrder, changeSequence, basis: await readAllocation(deps, transaction, { companyId, orders: [now.order] }) };
}
