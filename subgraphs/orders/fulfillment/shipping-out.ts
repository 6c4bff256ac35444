import { Failure } from '#contract/failure.js';
import { nextFulfillmentStatus, type FulfillmentStatus } from './fulfillment-status.js';
import { quantityOpen, withoutOpenUnits, type FulfillmentLine, type FulfillmentOrder, type LineQuantities, type ReservingFulfillmentOrder } from './fulfillment-order.js';

/** Units of a line that can ship now: picked and not shipped; after a cancellation request, which may precede any picking, the open ones. */
export const shippable = ({ status }: FulfillmentOrder): ((line: FulfillmentLine) => number) =>
  (status === 'CANCEL_REQUESTED' ? quantityOpen : ({ quantityPicked, quantityShipped }) => quantityPicked - quantityShipped);

/** The fulfillment order after a shipment; it is SHIPPED once no unit is left that could ship. */
export function shipped(fulfillmentOrder: FulfillmentOrder, units: ReadonlyMap<string, number>): FulfillmentOrder {
  const ready = shippable(fulfillmentOrder);
  const lines = fulfillmentOrder.lines.map((line) => withShipped(line, units.get(line.lineId) ?? 0));
  const all = fulfillmentOrder.lines.every((line) => (units.get(line.lineId) ?? 0) === ready(line));
  const status = nextFulfillmentStatus(fulfillmentOrder.status, all ? 'ship' : 'shipSome');
  if ([...units.values()].every((quantity) => quantity === 0)) throw new Failure('INVALID_STATE', 'Nothing is picked that could leave', { status: fulfillmentOrder.status.toLowerCase() });
  return { ...fulfillmentOrder, status, lines };
}

const withShipped = (line: FulfillmentLine, quantity: number): FulfillmentLine =>
  quantity === 0 ? line : { ...line, quantityShipped: line.quantityShipped + quantity, quantityPicked: Math.max(line.quantityPicked, line.quantityShipped + quantity) };

/**
 * The fulfillment order after a shipment of it was voided: the units are picked and can ship again. Where a cancellation was requested before, its warehouse is
 * asked to stop again; in an ended fulfillment order they become cancelled or unfulfillable like its other units.
 */
export function unshipped(fulfillmentOrder: FulfillmentOrder, units: ReadonlyMap<string, number>): FulfillmentOrder {
  const back = nextFulfillmentStatus(fulfillmentOrder.status, 'unship');
  const status = fulfillmentOrder.status === 'SHIPPED' && fulfillmentOrder.cancelledAt !== null ? nextFulfillmentStatus(back, 'cancel') : back;
  const end = ENDS[status];
  return { ...fulfillmentOrder, status, lines: fulfillmentOrder.lines.map((line) => (units.has(line.lineId) ? end(withShipped(line, -(units.get(line.lineId) ?? 0))) : line)) };
}

/** The fulfillment order after its warehouse short-closed it: open units become unfulfillable, or cancelled where a cancellation was requested. */
export function shortClosed<Order extends Pick<ReservingFulfillmentOrder, 'status' | 'lines'>>(order: Order): Order {
  const status = nextFulfillmentStatus(order.status, 'shortClose');
  return { ...order, status, lines: order.lines.map(ENDS[status]) };
}

type EndOfLine = <Line extends LineQuantities>(line: Line) => Line;

const asOpen: EndOfLine = (line) => line;

const asUnfulfillable: EndOfLine = (line) => ({ ...line, quantityUnfulfillable: line.quantityUnfulfillable + quantityOpen(line) });

/** The open units of a line when its fulfillment order enters a state: they stay open unless that state ends it. */
const ENDS: Readonly<Record<FulfillmentStatus, EndOfLine>> = {
  NOT_READY: asOpen, TO_FULFILL: asOpen, REJECTED: asOpen, ACCEPTED: asOpen, PROCESSED: asOpen, SHIPPED: asOpen, CANCEL_REQUESTED: asOpen,
  CANCELLED: withoutOpenUnits, CLOSED: asUnfulfillable,
};
