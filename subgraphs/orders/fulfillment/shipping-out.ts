import { Failure } from '#contract/failure.js';
import { nextFulfillmentStatus, type FulfillmentStatus } from './fulfillment-status.js';
import { quantityOpen, withoutOpenUnits, type FulfillmentLine, type FulfillmentOrder, type LineQuantities, type ReservingPart } from './fulfillment-order.js';

/** Pieces of a line that can leave now: the picked ones that have not left; after a cancellation, which may have come before any picking, the open ones. */
export const shippable = ({ status }: FulfillmentOrder): ((line: FulfillmentLine) => number) =>
  (status === 'CANCEL_REQUESTED' ? quantityOpen : ({ quantityPicked, quantityShipped }) => quantityPicked - quantityShipped);

/** The part after pieces of it left; it is shipped once every piece that could leave has left. */
export function shipped(part: FulfillmentOrder, pieces: ReadonlyMap<string, number>): FulfillmentOrder {
  const ready = shippable(part);
  const lines = part.lines.map((line) => withShipped(line, pieces.get(line.lineId) ?? 0));
  const all = part.lines.every((line) => (pieces.get(line.lineId) ?? 0) === ready(line));
  const status = nextFulfillmentStatus(part.status, all ? 'ship' : 'shipSome');
  if ([...pieces.values()].every((quantity) => quantity === 0)) throw new Failure('INVALID_STATE', 'Nothing is picked that could leave', { status: part.status.toLowerCase() });
  return { ...part, status, lines };
}

const withShipped = (line: FulfillmentLine, quantity: number): FulfillmentLine =>
  quantity === 0 ? line : { ...line, quantityShipped: line.quantityShipped + quantity, quantityPicked: Math.max(line.quantityPicked, line.quantityShipped + quantity) };

/**
 * The part after a shipment of it was voided: its pieces are picked and can leave again. Where a cancellation came before, its warehouse is
 * asked to stop again; where the part had ended, the pieces end as its others did.
 */
export function unshipped(part: FulfillmentOrder, pieces: ReadonlyMap<string, number>): FulfillmentOrder {
  const back = nextFulfillmentStatus(part.status, 'unship');
  const status = part.status === 'SHIPPED' && part.cancelledAt !== null ? nextFulfillmentStatus(back, 'cancel') : back;
  const end = ENDS[status];
  return { ...part, status, lines: part.lines.map((line) => (pieces.has(line.lineId) ? end(withShipped(line, -(pieces.get(line.lineId) ?? 0))) : line)) };
}

/** The fulfillment order after its warehouse gave it up: what is left is unfulfillable, or cancelled where the merchant asked to stop. */
export function givenUp<Order extends Pick<ReservingPart, 'status' | 'lines'>>(order: Order): Order {
  const status = nextFulfillmentStatus(order.status, 'giveUp');
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
