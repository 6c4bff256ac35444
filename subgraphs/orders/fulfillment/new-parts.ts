import type { Location } from '../inventory/location.js';
import { waitingFor, type Order, type OrderLine } from '../ordering/order.js';
import { madeReady, type FulfillmentLine, type FulfillmentOrder } from './fulfillment-order.js';

interface Allocation {
  /** The location of each line, in the order of the lines. */
  readonly locations: readonly (Location | undefined)[];
  readonly nextId: () => string;
}

/** The parts of an order, one a location, each ready when nothing keeps it back. */
export function newParts(order: Order, { locations, nextId }: Allocation): FulfillmentOrder[] {
  const distinct = [...new Set(locations)].filter((location) => location !== undefined);
  return distinct.map((location) => {
    const part = newPart(order, location, nextId());
    return readyWhenNothingWaits({ ...part, lines: order.lines.filter((_, index) => locations[index] === location).map(toShare) }, order);
  });
}

/** The part, made ready if neither its order nor its documents keep it back. */
export function readyWhenNothingWaits(part: FulfillmentOrder, order: Order): FulfillmentOrder {
  const documentsMissing = part.externalDocuments && part.externalDocumentsReady !== true;
  return waitingFor(order).length > 0 || documentsMissing ? part : madeReady(part, order.updatedAt);
}

const newPart = (order: Order, location: Location, id: string): FulfillmentOrder => ({
  id,
  orderId: order.id,
  number: order.number,
  locationId: location.id,
  status: 'NOT_READY',
  placedAt: order.placedAt,
  updatedAt: order.updatedAt,
  channel: order.channel,
  customer: order.customer,
  shippingAddress: order.shippingAddress,
  shipping: order.shipping,
  labelsBy: location.labelsBy,
  priority: order.priority,
  notes: order.notes,
  externalDocuments: order.externalDocuments,
  externalDocumentsReady: order.externalDocuments ? false : null,
  currency: order.currency,
  lines: [],
  readyAt: null,
  acceptedAt: null,
  pickedAt: null,
  wmsReference: null,
  cancelRequestedBy: null,
  cancelledAt: null,
  rejectionCode: null,
  rejectionMessage: null,
  version: 1,
});

const toShare = (line: OrderLine): FulfillmentLine => ({
  lineId: line.id,
  variantId: line.variantId,
  sku: line.sku,
  barcode: line.barcode,
  itemKey: line.itemKey,
  title: line.title,
  quantityOrdered: line.quantity,
  quantityPicked: 0,
  quantityUnfulfillable: 0,
  quantityShipped: 0,
  quantityCancelled: 0,
  quantityRefunded: 0,
  weightG: line.weightG,
  unitMinor: line.unitMinor,
});
