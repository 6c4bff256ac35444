import type { Instant } from '#kernel/clock.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { Location } from '../inventory/location.js';
import type { OrderWithFulfillmentOrders } from '../ordering/order-change.js';
import type { OrdersDeps } from '../orders-deps.js';
import { customsDeclarationPdf, type CustomsFacts } from './customs-declaration.js';
import type { DocumentType, StoredDocument } from '../shipping/document.js';
import type { FulfillmentOrderSource } from './document-source.js';
import { invoicePdf } from './invoice.js';
import type { Letterhead } from './letterhead.js';
import { packingSlipPdf } from './packing-slip.js';

/** Documents with a number of the merchant's series. */
export type NumberedType = 'INVOICE' | 'RECEIPT';

/** The data of an order's documents. */
export interface Writing extends OrderWithFulfillmentOrders {
  readonly letterhead: Letterhead;
  readonly locations: ReadonlyMap<string, Location>;
  readonly numbers: ReadonlyMap<NumberedType, string>;
  readonly customs: readonly CustomsFacts[];
  readonly at: Instant;
}

/** A document before it has an id. */
type Draft = Pick<StoredDocument, 'type' | 'position' | 'fulfillmentOrderId' | 'documentNumber' | 'filename' | 'content'>;

/** Write documents as PDFs. */
export async function writeDocuments({ ids }: OrdersDeps, types: readonly DocumentType[], writing: Writing): Promise<StoredDocument[]> {
  const drafts: Draft[] = [];
  for (const type of types) drafts.push(...type === 'INVOICE' || type === 'RECEIPT' ? [await numbered(type, writing)] : await perFulfillmentOrder(type, writing));
  return drafts.map((draft) => ({
    ...draft, id: ids.next(), orderId: writing.order.id, contentType: 'application/pdf', sizeBytes: draft.content.length, generated: true, publishedAt: writing.at,
  }));
}

async function numbered(type: NumberedType, { order, letterhead, at, numbers }: Writing): Promise<Draft> {
  const documentNumber = numbers.get(type) ?? '';
  const title = type === 'INVOICE' ? 'Invoice' : 'Receipt';
  const content = await invoicePdf({ order, letterhead, at, title, documentNumber });
  return { type, position: 'INTERNAL', fulfillmentOrderId: null, documentNumber, filename: `${documentNumber}.pdf`, content };
}

async function perFulfillmentOrder(type: DocumentType, writing: Writing): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const fulfillmentOrder of writing.fulfillmentOrders.filter(({ status }) => status !== 'CANCELLED')) {
    const location = writing.locations.get(fulfillmentOrder.locationId);
    if (location) drafts.push(await ofFulfillmentOrder(type, writing, { ...writing, fulfillmentOrder, location }));
  }
  return drafts;
}

async function ofFulfillmentOrder(type: DocumentType, { customs, fulfillmentOrders }: Writing, source: FulfillmentOrderSource): Promise<Draft> {
  const isCustoms = type === 'CUSTOMS';
  const content = await (isCustoms ? customsDeclarationPdf({ ...source, facts: customs }) : packingSlipPdf(source));
  return {
    type, position: isCustoms ? 'EXTERNAL' : 'INTERNAL', fulfillmentOrderId: source.fulfillmentOrder.id, documentNumber: null, content,
    filename: filenameOf(isCustoms ? 'customs' : 'packing-slip', source.fulfillmentOrder, fulfillmentOrders.length > 1 ? source.location.code : undefined),
  };
}

const filenameOf = (kind: string, { number }: FulfillmentOrder, locationCode: string | undefined): string =>
  `${[kind, number.replace(/[^\w.-]/g, ''), ...(locationCode === undefined ? [] : [locationCode])].join('-')}.pdf`;
