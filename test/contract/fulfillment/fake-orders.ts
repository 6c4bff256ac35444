import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { AcceptFulfillmentOrderInput, MakeWarehouseLabelsInput, RejectFulfillmentOrderInput } from '#contract/schema.generated.js';
import type { LabelViewFragment } from '../../../shims/fulfillment/operations/label-view.generated.js';
import type { ListOrdersQueryVariables } from '../../../shims/fulfillment/operations/list-orders.generated.js';
import type { OrderViewFragment } from '../../../shims/fulfillment/operations/order-view.generated.js';
import type { ReadDocumentsQuery } from '../../../shims/fulfillment/operations/read-documents.generated.js';

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

/** Orders' part of the graph in memory, for one warehouse. */
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
  return {
    orders, asked, labels, documents,
    warehouse: { code: 'BER', name: 'Berlin', stockLocationCodes: ['BER-1', 'BER-2'], labelsBy: 'WAREHOUSE' },
    warehouseOrders({ status, first, after, updatedSince }: ListOrdersQueryVariables) {
      const from = start(after, status);
      const rows = orders.filter((order) => order.status === status && order.updatedAt >= (updatedSince ?? ''));
      const nodes = rows.slice(from, from + first);
      return { nodes, pageInfo: { hasNextPage: rows.length > from + first, endCursor: nodes.length > 0 ? `next:${status}:${String(from + nodes.length)}` : null } };
    },
    warehouseOrder: ({ reference }: { reference: string }) => find(reference),
    acceptFulfillmentOrder({ input }: { input: AcceptFulfillmentOrderInput }) {
      const order = find(input.reference);
      if (order.status === 'ACCEPTED') throw new Failure('ORDER_ALREADY_ACCEPTED', 'An order that is accepted cannot be accepted', { status: 'accepted' });
      return Object.assign(order, { status: 'ACCEPTED', acceptedAt: input.acceptedAt ?? '2026-11-21T09:00:00.000Z', wmsReference: input.wmsReference ?? null });
    },
    warehouseLabels({ reference }: { reference: string }) {
      labelled(reference);
      return labels;
    },
    makeWarehouseLabels({ input }: { input: MakeWarehouseLabelsInput }) {
      labelled(input.reference ?? '');
      labels.splice(0, labels.length, ...input.parcels.map((_, index) => readyLabel(index + 1)));
      return labels;
    },
    warehouseDocuments({ reference }: { reference: string }) {
      const order = find(reference);
      if (order.documents.externalRequired && order.documents.externalReady !== true) throw new Failure('DOCUMENTS_NOT_READY', 'The customs documents of this order are not ready');
      return documents;
    },
    rejectFulfillmentOrder: ({ input }: { input: RejectFulfillmentOrderInput }) => Object.assign(find(input.reference), { status: 'REJECTED' }),
  };
}
