import type { Day } from '#kernel/day.js';
import type { Location } from '../inventory/location.js';
import { waitingFor, type Order, type OrderLine } from './order.js';
import { madeReady, NOT_BEGUN, type FulfillmentLine, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { AllocatedUnits } from '../routing/route.js';
import type { Departures } from './read-departures.js';

interface Allocation {
  /** Where the units go. */
  readonly allocated: readonly AllocatedUnits[];
  readonly locations: readonly Location[];
  /** Whether its customs documents exist already. */
  readonly documentsReady: boolean;
  readonly departures: Departures;
  readonly nextId: () => string;
}

/** The fulfillment orders of an order, one per location, each ready unless something blocks it. */
export function newFulfillmentOrders(order: Order, { allocated, locations, documentsReady, departures, nextId }: Allocation): FulfillmentOrder[] {
  const taking = [...new Set(allocated.map(({ locationId }) => locationId))].flatMap((wanted) => locations.filter(({ id }) => id === wanted));
  return taking.map((location) => {
    const units = new Map(allocated.filter(({ locationId }) => locationId === location.id).map(({ lineId, quantity }) => [lineId, quantity]));
    const lines = order.lines.flatMap((line) => toFulfillmentLine(line, units.get(line.id) ?? 0));
    return readyWhenNothingWaits(Object.assign(newFulfillmentOrder(order, location, { id: nextId(), documentsReady, shipsOn: departures.plan(order, location) }), { lines }), order);
  });
}

/** The fulfillment order, made ready if neither its order nor its documents block it. */
export function readyWhenNothingWaits(fulfillmentOrder: FulfillmentOrder, order: Order): FulfillmentOrder {
  const documentsMissing = fulfillmentOrder.externalDocuments && fulfillmentOrder.externalDocumentsReady !== true;
  return waitingFor(order).length > 0 || documentsMissing ? fulfillmentOrder : madeReady(fulfillmentOrder, order.updatedAt);
}

/** A new fulfillment order, without lines. */
export const newFulfillmentOrder = (order: Order, location: Location, { id, documentsReady, shipsOn }: { id: string; documentsReady: boolean; shipsOn: Day | null }): FulfillmentOrder => Object.assign({}, NOT_BEGUN, {
  id,
  orderId: order.id,
  number: order.number,
  locationId: location.id,
  placedAt: order.placedAt,
  updatedAt: order.updatedAt,
  channel: order.channel,
  customer: order.customer,
  shippingAddress: order.shippingAddress,
  shipping: order.shipping,
  labelsBy: location.labelsBy,
  shipsOn,
  priority: order.priority,
  priorityChosen: order.priorityChosen,
  tags: order.tags,
  notes: order.notes,
  externalDocuments: order.externalDocuments,
  externalDocumentsReady: order.externalDocuments ? documentsReady : null,
  currency: order.currency,
  lines: [],
});

const toFulfillmentLine = (line: OrderLine, quantity: number): FulfillmentLine[] => (quantity === 0 ? [] : [{
  lineId: line.id,
  variantId: line.variantId,
  sku: line.sku,
  barcode: line.barcode,
  itemKey: line.itemKey,
  title: line.title,
  quantityOrdered: quantity,
  quantityPicked: 0,
  quantityUnfulfillable: 0,
  quantityShipped: 0,
  quantityCancelled: 0,
  quantityRefunded: 0,
  weightG: line.weightG,
  unitMinor: line.unitMinor,
}]);
