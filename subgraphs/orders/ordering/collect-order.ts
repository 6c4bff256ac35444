import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { wasPublished } from '#subgraph-kit/outbox.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { shippable, shipped } from '../fulfillment/shipping-out.js';
import { findLocationsById } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import { nextOrderStatus } from './order-status.js';
import type { Order } from './order.js';
import { orderEvent } from './order-events.js';

/** Mark an order as ready for pickup in a store; every fulfillment order of it must be picked there. Repeating it changes nothing: the customer is notified once. */
export function markReadyForPickup(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'markReadyForPickup', context, reference }, async ({ order, fulfillmentOrders }, transaction) => {
    const { companyId } = context.principal;
    await fulfillmentOrdersInStores(transaction, companyId, fulfillmentOrders);
    const isRepeated = await wasPublished(transaction, companyId, { subject: order.id, type: 'order.ready_for_pickup' });
    if (!isRepeated) transaction.recordChange({ kind: 'order', id: order.id, before: { readyForPickup: false }, after: { readyForPickup: true } });
    return { order, fulfillmentOrders, events: isRepeated ? [] : [orderEvent('order.ready_for_pickup', order, { cause: context })] };
  });
}

/** Mark an order as collected in a store: it becomes delivered without a shipment (document 2, D, States and transitions). */
export function collectOrder(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'collectOrder', context, reference }, async ({ order, fulfillmentOrders }, transaction) => {
    const status = nextOrderStatus(order.status, 'collect');
    const waiting = await fulfillmentOrdersInStores(transaction, context.principal.companyId, fulfillmentOrders);
    const after = fulfillmentOrders.map((fulfillmentOrder) => (waiting.includes(fulfillmentOrder) ? handedOver(fulfillmentOrder) : fulfillmentOrder));
    const collected = { ...order, status };
    return {
      order: collected,
      fulfillmentOrders: after,
      events: [orderEvent('order.collected', collected, { cause: context }), ...after.filter((fulfillmentOrder) => !fulfillmentOrders.includes(fulfillmentOrder)).map((fulfillmentOrder) => fulfillmentEvent('fulfillment.shipped', fulfillmentOrder, context))],
    };
  });
}

const ENDED: readonly FulfillmentOrder['status'][] = ['CANCELLED', 'CLOSED'];

/** The fulfillment orders that wait for the customer; INVALID_STATE unless each is picked, at a location that offers pickup. */
async function fulfillmentOrdersInStores(transaction: Transaction, companyId: number, fulfillmentOrders: readonly FulfillmentOrder[]): Promise<readonly FulfillmentOrder[]> {
  const waiting = fulfillmentOrders.filter(({ status }) => !ENDED.includes(status));
  const isPicked = waiting.length > 0 && waiting.every(({ status }) => status === 'PROCESSED');
  const locations = isPicked ? await findLocationsById(transaction, companyId, waiting.map(({ locationId }) => locationId)) : undefined;
  if (!locations || waiting.some(({ locationId }) => locations.get(locationId)?.offersPickup !== true)) throw new Failure('INVALID_STATE', 'Only an order that is picked whole in stores that offer pickup can be collected');
  return waiting;
}

function handedOver(fulfillmentOrder: FulfillmentOrder): FulfillmentOrder {
  const units = shippable(fulfillmentOrder);
  return shipped(fulfillmentOrder, new Map(fulfillmentOrder.lines.map((line) => [line.lineId, units(line)])));
}
