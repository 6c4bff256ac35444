import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { AcceptOrderDocument } from '../../../shims/fulfillment/operations/accept-order.generated.js';
import type { LabelViewFragment } from '../../../shims/fulfillment/operations/label-view.generated.js';
import { ListOrdersDocument } from '../../../shims/fulfillment/operations/list-orders.generated.js';
import type { LocationViewFragment } from '../../../shims/fulfillment/operations/location-view.generated.js';
import { MakeLabelsDocument } from '../../../shims/fulfillment/operations/make-labels.generated.js';
import type { OrderViewFragment } from '../../../shims/fulfillment/operations/order-view.generated.js';
import { PingDocument } from '../../../shims/fulfillment/operations/ping.generated.js';
import { ReadDocumentsDocument, type ReadDocumentsQuery } from '../../../shims/fulfillment/operations/read-documents.generated.js';
import { ReadLabelsDocument } from '../../../shims/fulfillment/operations/read-labels.generated.js';
import { ReadOrderDocument } from '../../../shims/fulfillment/operations/read-order.generated.js';
import { RejectOrderDocument } from '../../../shims/fulfillment/operations/reject-order.generated.js';
import { fakeAnswers } from '../../kit/fake-call.js';

type Order = { -readonly [K in keyof OrderViewFragment]: OrderViewFragment[K] };

/** An order ready for its warehouse, every field filled. */
export const readyOrder = (number: string, id: string): Order => ({
  id, number, status: 'TO_FULFILL', placedAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:05:00.000Z', channel: 'storefront',
  customer: { name: 'Zoë Müller', email: 'zoe@example.com', phone: null },
  shippingAddress: {
    firstName: 'Zoë', lastName: 'Müller', company: null, address1: 'Torstraße 1', address2: null, city: 'Berlin', postalCode: '10119', provinceCode: null, countryCode: 'DE', phone: null,
  },
  shipping: { methodCode: 'express', methodName: 'Express', carrierCode: 'dhl', serviceCode: null, type: 'EXPRESS', labelsBy: 'WAREHOUSE' },
  priority: 1, notes: 'Ring twice', documents: { externalRequired: false, externalReady: null }, currency: 'EUR', totalWeightG: 500,
  lines: [{
    lineId: '019aa000-0000-7000-8000-0000000000a1', sku: 'MUG_RED_STD', barcode: '4006381333931', itemKey: '4006381333931', title: 'Mug red',
    quantityOrdered: 2, quantityOpen: 2, quantityPicked: 0, quantityUnfulfillable: 0, quantityShipped: 0, quantityCancelled: 0, weightG: 250, unitPrice: { amount: '19.90', currency: 'EUR' },
  }],
  acceptedAt: null, wmsReference: null, cancellation: null,
});

/** The label of a parcel, ready. */
const readyLabel = (parcel: number): LabelViewFragment =>
  ({ parcel, status: 'READY', carrierCode: 'swift', carrierName: 'Swift Parcel', trackingNumber: `SW000000000${String(parcel)}`, format: 'PDF', contentBase64: 'JVBERi0xLjMK' });

const CURSOR = /^next:(\w+):(\d+)$/;

/** The orders subgraph in memory, for one warehouse. */
export function fakeOrders() {
  const orders: Order[] = [];
  const asked: { operation: string; variables: unknown; context: CallContext }[] = [];
  const labels: LabelViewFragment[] = [];
  const documents: ReadDocumentsQuery['warehouseDocuments'][number][] = [];
  const labelled = (reference: string): void => {
    if (find(reference).shipping.labelsBy === 'WAREHOUSE') throw new Failure('LABELS_NOT_ENABLED', 'The platform does not make the labels of this warehouse');
  };
  const find = (reference: string): Order => {
    const found = orders.find(({ id, number }) => id === reference || number === reference || number === `#${reference}`);
    if (!found) throw new Failure('ORDER_NOT_FOUND', 'There is no such order for this warehouse');
    return found;
  };
  const start = (after: string | null | undefined, status: string): number => {
    if (after === null || after === undefined) return 0;
    const [, list, at] = CURSOR.exec(after) ?? [];
    if (list !== status) throw new Failure('BAD_CURSOR', 'This cursor was not made for this list');
    return Number(at);
  };
  const warehouse: LocationViewFragment = { code: 'BER', name: 'Berlin', stockLocationCodes: ['BER-1', 'BER-2'], labelsBy: 'WAREHOUSE' };
  return {
    orders, asked, labels, documents,
    answers: fakeAnswers([
      [PingDocument, () => ({ warehouse })],
      [ListOrdersDocument, ({ status, first, after, updatedSince }) => {
        const from = start(after, status);
        const rows = orders.filter((order) => order.status === status && order.updatedAt >= (updatedSince ?? ''));
        const nodes = rows.slice(from, from + first);
        return { warehouseOrders: { nodes, pageInfo: { hasNextPage: rows.length > from + first, endCursor: nodes.length > 0 ? `next:${status}:${String(from + nodes.length)}` : null } } };
      }],
      [ReadOrderDocument, ({ reference }) => ({ warehouseOrder: find(reference) })],
      [AcceptOrderDocument, ({ input }) => {
        const order = find(input.reference);
        if (order.status === 'ACCEPTED') throw new Failure('ORDER_ALREADY_ACCEPTED', 'An order that is accepted cannot be accepted', { status: 'accepted' });
        return { acceptFulfillmentOrder: Object.assign(order, { status: 'ACCEPTED', acceptedAt: input.acceptedAt ?? '2026-11-21T09:00:00.000Z', wmsReference: input.wmsReference ?? null }) };
      }],
      [ReadLabelsDocument, ({ reference }) => {
        labelled(reference);
        return { warehouseLabels: labels };
      }],
      [MakeLabelsDocument, ({ input }) => {
        labelled(input.reference ?? '');
        labels.splice(0, labels.length, ...input.parcels.map((_, index) => readyLabel(index + 1)));
        return { makeWarehouseLabels: labels };
      }],
      [ReadDocumentsDocument, ({ reference }) => {
        const order = find(reference);
        if (order.documents.externalRequired && order.documents.externalReady !== true) throw new Failure('DOCUMENTS_NOT_READY', 'The customs documents of this order are not ready');
        return { warehouseDocuments: documents };
      }],
      [RejectOrderDocument, ({ input }) => ({ rejectFulfillmentOrder: Object.assign(find(input.reference), { status: 'REJECTED' }) })],
    ]),
  };
}
