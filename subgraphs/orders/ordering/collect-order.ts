import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { isPickup, PICKUP_METHOD } from '../fulfillment/pickup.js';
import { shippable, shipped } from '../fulfillment/shipping-out.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';
import { nextOrderStatus } from './order-status.js';
import type { Order } from './order.js';
import { orderEvent } from './order-events.js';

/** Mark an order as ready for pickup in a store; every fulfillment order of it must be picked there. Repeating it changes nothing: the customer is notified once. */
export function markReadyForPickup(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'markReadyForPickup', context, reference }, async (now, transaction) => {
    const { order, fulfillmentOrders } = now;
    await fulfillmentOrdersInStores(transaction, context.principal.companyId, now);
    if (order.readyForPickupAt !== null) return { order, fulfillmentOrders, events: [] };
    const ready = { ...order, readyForPickupAt: instant(deps.clock) };
    return { order: ready, fulfillmentOrders, events: [orderEvent('order.ready_for_pickup', ready, { cause: context })] };
  });
}

/** Mark an order as collected in a store: it becomes delivered without a shipment (document 2, D, States and transitions). */
export function collectOrder(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'collectOrder', context, reference }, async (now, transaction) => {
    const { order, fulfillmentOrders } = now;
    const waiting = await fulfillmentOrdersInStores(transaction, context.principal.companyId, now);
    const status = nextOrderStatus(order.status, 'collect');
    const after = fulfillmentOrders.map((fulfillmentOrder) => (waiting.includes(fulfillmentOrder) ? handedOver(fulfillmentOrder) : fulfillmentOrder));
    const collected = { ...order, status, readyForPickupAt: null };
    return {
      order: collected,
      fulfillmentOrders: after,
      events: [orderEvent('order.collected', collected, { cause: context }), ...after.filter((fulfillmentOrder) => !fulfillmentOrders.includes(fulfillmentOrder)).map((fulfillmentOrder) => fulfillmentEvent('fulfillment.shipped', fulfillmentOrder, context))],
    };
  });
}

const ENDED: readonly FulfillmentOrder['status'][] = ['CANCELLED', 'CLOSED'];

/** The fulfillment orders that wait for the customer: all that have not ended. INVALID_STATE, saying why, unless each is picked, at a location that offers pickup. */
async function fulfillmentOrdersInStores(transaction: Transaction, companyId: number, { order, fulfillmentOrders }: OrderWithFulfillmentOrders): Promise<readonly FulfillmentOrder[]> {
  const status = order.status.toLowerCase();
  if (order.status === 'DELIVERED') throw new Failure('INVALID_STATE', 'This order was collected or delivered already', { status });
  if (!isPickup(order)) throw new Failure('INVALID_STATE', `This order is no pickup: the code of its shipping method is not ${PICKUP_METHOD}`, { methodCode: order.shipping.methodCode ?? '' });
  const waiting = fulfillmentOrders.filter((fulfillmentOrder) => !ENDED.includes(fulfillmentOrder.status));
  if (waiting.length === 0 || waiting.some((one) => one.status !== 'PROCESSED')) throw new Failure('INVALID_STATE', 'This order is not picked yet: pick all of it with pickAtLocation first', { status });
  const locations = await findLocationsById(transaction, companyId, waiting.map(({ locationId }) => locationId));
  const closed = waiting.flatMap(({ locationId }) => (locations.get(locationId)?.offersPickup === true ? [] : [locations.get(locationId)?.code ?? locationId]));
  if (closed.length > 0) throw new Failure('INVALID_STATE', `The location ${closed.join(', ')} does not offer pickup: change it with updateLocation, or move the order with rerouteOrders`, { locationCode: closed.join() });
  return waiting;
}

function handedOver(fulfillmentOrder: FulfillmentOrder): FulfillmentOrder {
  const units = shippable(fulfillmentOrder);
  return shipped(fulfillmentOrder, new Map(fulfillmentOrder.lines.map((line) => [line.lineId, units(line)])));
}
