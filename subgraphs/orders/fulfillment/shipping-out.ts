import { Failure } from '#contract/failure.js';
import { nextFulfillmentStatus, type FulfillmentStatus } from './fulfillment-status.js';
import { quantityOpen, withoutOpenUnits, type FulfillmentLine, type FulfillmentOrder, type LineQuantities, type ReservingFulfillmentOrder } from './fulfillment-order.js';

/** Pieces of a line that can leave now: the picked ones that have not left; after a cancellation, which may have come before any picking, the open ones. */
export const shippable = ({ status }: FulfillmentOrder): ((line: FulfillmentLine) => number) =>
  (status === 'CANCEL_REQUESTED' ? quantityOpen : ({ quantityPicked, quantityShipped }) => quantityPicked - quantityShipped);

/** The part after pieces of it left; it is shipped once every piece that could leave has left. */
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
 * The part after a shipment of it was voided: its pieces are picked and can leave again. Where a cancellation came before, its warehouse is
 * asked to stop again; where the part had ended, the pieces end as its others did.
 */
export function unshipped(fulfillmentOrder: FulfillmentOrder, units: ReadonlyMap<string, number>): FulfillmentOrder {
  const back = nextFulfillmentStatus(fulfillmentOrder.status, 'unship');
  const status = fulfillmentOrder.status === 'SHIPPED' && fulfillmentOrder.cancelledAt !== null ? nextFulfillmentStatus(back, 'cancel') : back;
  const end = ENDS[status];
  return { ...fulfillmentOrder, status, lines: fulfillmentOrder.lines.map((line) => (units.has(line.lineId) ? end(withShipped(line, -(units.get(line.lineId) ?? 0))) : line)) };
}

/** The fulfillment order after its warehouse gave it up: what is left is unfulfillable, or cancelled where the merchant asked to stop. */
export function shortClosed<Order extends Pick<ReservingFulfillmentOrder, 'status' | 'lines'>>(order: Order): Order {
  const status = nextFulfillmentStatus(order.status, 'shortClose');
  return { ...order, status, lines: order.lines.map(ENDS[status]) };
}

type EndOfLine = <Line extends LineQuantities>(line: Line) => Line;

const asOpen: EndOfLine = (line) => line;

const asUnfulfillable: EndOfLine = (line) => ({ ...line, quantityUnfulfillable: line.quantityUnfulfillable + quantityOpen(line) });

/** What becomes of the open pieces of a part in a state: they stay open unless nobody ships them any more. */
const ENDS: Readonly<Record<FulfillmentStatus, EndOfLine>> = {
  NOT_READY: asOpen, TO_FULFILL: asOpen, REJECTED: asOpen, ACCEPTED: asOpen, PROCESSED: asOpen, SHIPPED: asOpen, CANCEL_REQUESTED: asOpen,
  CANCELLED: withoutOpenUnits, CLOSED: asUnfulfillable,
};
