import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { changeOrder } from './change-order.js';
import type { Order } from './order.js';
import { orderEvent } from './order-events.js';
import type { OrdersDeps } from '../orders-deps.js';
import { fulfillmentOrderEvents } from '../fulfillment/fulfillment-order-events.js';
import { settled } from './readiness.js';

/** Which order, and whether its customs documents outside the parcel are ready. */
export interface SetExternalDocumentsReady {
  readonly reference: string;
  /** They are unless given. */
  readonly ready?: boolean | null | undefined;
}

/** Set whether customs documents kept outside the platform are ready; documents published here set it automatically. */
export function setExternalDocumentsReady(deps: OrdersDeps, context: CallContext, { reference, ready: given }: SetExternalDocumentsReady): Promise<Order> {
  const ready = given ?? true;
  requirePermission(context.principal, 'commerce.write');
  return changeOrder(deps, { name: 'setExternalDocumentsReady', context, reference }, ({ order, fulfillmentOrders }) => {
    if (!order.externalDocuments) throw new Failure('INVALID_STATE', 'This order needs no customs documents outside the parcel');
    const now = { ...order, updatedAt: instant(deps.clock) };
    const after = fulfillmentOrders.map((fulfillmentOrder) => (fulfillmentOrder.externalDocumentsReady === ready ? fulfillmentOrder : settled({ ...fulfillmentOrder, externalDocumentsReady: ready }, now)));
    if (after.every((fulfillmentOrder, index) => fulfillmentOrder === fulfillmentOrders[index])) return { order, fulfillmentOrders, events: [] };
    return {
      order: now,
      fulfillmentOrders: after,
      events: [orderEvent('order.documents_changed', now, { cause: context, record: { externalDocumentsReady: ready } }), ...fulfillmentOrderEvents(fulfillmentOrders, after, context)],
    };
  });
}
