import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { readyWhenNothingWaits } from '../ordering/new-fulfillment-orders.js';
import type { OrderWithFulfillmentOrders } from '../ordering/order-change.js';
import { writeChanges } from '../ordering/write-changes.js';
import type { OrdersDeps } from '../orders-deps.js';
import { isExternalCustoms, type OrderDocument, type StoredDocument } from '../shipping/document.js';
import { deleteDocuments, findDocuments, insertDocuments } from '../shipping/document.store.js';

interface Publication {
  /** The order as it stands. */
  readonly before: OrderWithFulfillmentOrders;
  readonly context: CallContext;
  readonly documents: readonly StoredDocument[];
}

/**
 * Store documents of an order. Documents the platform wrote replace its earlier ones; customs documents outside the
 * parcel end the wait of the fulfillment orders they are for.
 */
export async function storeDocuments(deps: OrdersDeps, transaction: Transaction, { before, context, documents }: Publication): Promise<void> {
  const { companyId } = context.principal;
  const known = await findDocuments(transaction, companyId, [before.order.id]);
  const replaced = known.filter((old) => documents.some((next) => replaces(next, old)));
  await deleteDocuments(transaction, companyId, replaced.map(({ id }) => id));
  await insertDocuments(transaction, companyId, documents);
  for (const { content: _, ...document } of documents) transaction.recordChange({ kind: 'document', id: document.id, subject: document.orderId, before: replaced.find((old) => replaces(document, old)) ?? null, after: document });
  await deps.outbox.append(transaction, companyId, documents.map(({ id, type, position, filename, documentNumber }) => ({
    type: 'document.published', subject: before.order.id, cause: context,
    payload: { documentId: id, orderId: before.order.id, number: before.order.number, type, position, filename, documentNumber },
  })));
  await endWait(deps, transaction, { before, context, documents });
}

const replaces = (next: OrderDocument, old: OrderDocument): boolean =>
  next.generated && old.generated && next.type === old.type && next.fulfillmentOrderId === old.fulfillmentOrderId;

async function endWait(deps: OrdersDeps, transaction: Transaction, { before, context, documents }: Publication): Promise<void> {
  const customs = documents.filter(isExternalCustoms);
  const now = { ...before.order, updatedAt: instant(deps.clock) };
  const fulfillmentOrders = before.fulfillmentOrders.map((fulfillmentOrder) => {
    if (!awaits(fulfillmentOrder, customs)) return fulfillmentOrder;
    const supplied = { ...fulfillmentOrder, externalDocumentsReady: true };
    return supplied.status === 'NOT_READY' ? readyWhenNothingWaits(supplied, now) : supplied;
  });
  if (fulfillmentOrders.every((fulfillmentOrder, index) => fulfillmentOrder === before.fulfillmentOrders[index])) return;
  const entering = fulfillmentOrders.filter((fulfillmentOrder, index) => fulfillmentOrder.status === 'TO_FULFILL' && before.fulfillmentOrders[index]?.status === 'NOT_READY');
  const after = { order: before.order, fulfillmentOrders, events: entering.map((fulfillmentOrder) => fulfillmentEvent('fulfillment.ready', fulfillmentOrder, context)) };
  await writeChanges(deps, transaction, { context, changes: [{ before, after }] });
}

const awaits = ({ id, externalDocuments, externalDocumentsReady }: FulfillmentOrder, customs: readonly OrderDocument[]): boolean =>
  externalDocuments && externalDocumentsReady !== true && customs.some(({ fulfillmentOrderId }) => fulfillmentOrderId === null || fulfillmentOrderId === id);
