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

/** Note that an order waits for its customer in a store; every part of it must be picked there. The same again changes nothing: the customer is notified once. */
export function markReadyForPickup(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'markReadyForPickup', context, reference }, async ({ order, parts }, transaction) => {
    const { companyId } = context.principal;
    await partsInStores(transaction, companyId, parts);
    const isRepeated = await wasPublished(transaction, companyId, { subject: order.id, type: 'order.ready_for_pickup' });
    return { order, parts, events: isRepeated ? [] : [orderEvent('order.ready_for_pickup', order, { cause: context })] };
  });
}

/** The customer collected an order in a store: no shipment leaves, and it goes straight to delivered (document 2, D, States and transitions). */
export function collectOrder(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'collectOrder', context, reference }, async ({ order, parts }, transaction) => {
    const status = nextOrderStatus(order.status, 'collect');
    const waiting = await partsInStores(transaction, context.principal.companyId, parts);
    const after = parts.map((part) => (waiting.includes(part) ? handedOver(part) : part));
    const collected = { ...order, status };
    return {
      order: collected,
      parts: after,
      events: [orderEvent('order.collected', collected, { cause: context }), ...after.filter((part) => !parts.includes(part)).map((part) => fulfillmentEvent('fulfillment.shipped', part, context))],
    };
  });
}

const ENDED: readonly FulfillmentOrder['status'][] = ['CANCELLED', 'CLOSED'];

/** The parts that wait for the customer; INVALID_STATE unless each is picked, at a location that offers pickup. */
async function partsInStores(transaction: Transaction, companyId: number, parts: readonly FulfillmentOrder[]): Promise<readonly FulfillmentOrder[]> {
  const waiting = parts.filter(({ status }) => !ENDED.includes(status));
  const isPicked = waiting.length > 0 && waiting.every(({ status }) => status === 'PROCESSED');
  const locations = isPicked ? await findLocationsById(transaction, companyId, waiting.map(({ locationId }) => locationId)) : undefined;
  if (!locations || waiting.some(({ locationId }) => locations.get(locationId)?.offersPickup !== true)) throw new Failure('INVALID_STATE', 'Only an order that is picked whole in stores that offer pickup can be collected');
  return waiting;
}

function handedOver(part: FulfillmentOrder): FulfillmentOrder {
  const pieces = shippable(part);
  return shipped(part, new Map(part.lines.map((line) => [line.lineId, pieces(line)])));
}
