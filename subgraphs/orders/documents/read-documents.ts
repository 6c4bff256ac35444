import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrderRef } from '../fulfillment/order-ref.js';
import { fulfillmentOrderOfWarehouse } from '../fulfillment/read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { OrderDocument } from '../shipping/document.js';
import { findDocuments } from '../shipping/document.store.js';

/** The documents that travel with the calling warehouse's fulfillment order; if the order requires customs documents that are missing, that is an error (document 1, A, documents). */
export async function readDocuments({ database }: OrdersDeps, context: CallContext, named: OrderRef): Promise<OrderDocument[]> {
  requireScope(context.principal, 'fulfillment:read');
  const fulfillmentOrder = await fulfillmentOrderOfWarehouse(database, context, named);
  if (fulfillmentOrder.externalDocuments && fulfillmentOrder.externalDocumentsReady !== true) throw new Failure('DOCUMENTS_NOT_READY', 'The customs documents of this order are not ready');
  return documentsOfFulfillmentOrder(await findDocuments(database, context.principal.companyId, [fulfillmentOrder.orderId]), fulfillmentOrder.id);
}

/** The documents of a fulfillment order: its own and those about the whole order. */
export const documentsOfFulfillmentOrder = (documents: readonly OrderDocument[], wanted: string): OrderDocument[] =>
  documents.filter(({ fulfillmentOrderId }) => fulfillmentOrderId === null || fulfillmentOrderId === wanted);
