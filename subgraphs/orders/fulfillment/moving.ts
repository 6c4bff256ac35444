import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { quantityOpen, type FulfillmentLine, type FulfillmentOrder } from './fulfillment-order.js';
import { nextFulfillmentStatus, type FulfillmentStatus } from './fulfillment-status.js';

const UNTAKEN: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>(['NOT_READY', 'TO_FULFILL', 'REJECTED']);
const WAITING: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>(['NOT_READY', 'TO_FULFILL']);

/** Refuse to move pieces of a part its warehouse has taken over, or that has ended. */
export function refuseTaken({ status }: FulfillmentOrder): void {
  if (!UNTAKEN.has(status)) throw new Failure('INVALID_STATE', `Pieces of a part that is ${status.toLowerCase()} cannot go elsewhere`, { status: status.toLowerCase() });
}

const IN_HAND: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>(['ACCEPTED', 'PROCESSED', 'CANCEL_REQUESTED', 'REJECTED']);

/**
 * Whether a part keeps other pieces of its order from its location: a warehouse knows its part by the order's number, so that it cannot
 * have a second one before it is through with the first.
 */
export const keepsOthersOut = ({ status }: FulfillmentOrder): boolean => IN_HAND.has(status);

/** Whether pieces that come to a location of this part can join it. */
export const canTakeMore = ({ status }: FulfillmentOrder): boolean => WAITING.has(status);

/** Pieces of lines, by line. */
export type UnitsByLine = ReadonlyMap<string, number>;

/** The part without pieces that went elsewhere: less is ordered of it, nothing counts as cancelled. Once nothing is left of it, it is cancelled. */
export function withoutUnits(fulfillmentOrder: FulfillmentOrder, units: UnitsByLine, { at, requestedBy }: { at: Instant; requestedBy: string }): FulfillmentOrder {
  const lines = fulfillmentOrder.lines.map((line) => withFewer(line, units.get(line.lineId) ?? 0)).filter(({ quantityOrdered }) => quantityOrdered > 0);
  if (lines.some((line) => quantityOpen(line) > 0)) return { ...fulfillmentOrder, lines };
  return { ...fulfillmentOrder, lines, status: nextFulfillmentStatus(fulfillmentOrder.status, 'cancel'), cancelRequestedBy: requestedBy, cancelledAt: at };
}

const withFewer = (line: FulfillmentLine, units: number): FulfillmentLine => (units === 0 ? line : { ...line, quantityOrdered: line.quantityOrdered - units });

/** The part with pieces that came from another part of the same order. */
export function withMore(fulfillmentOrder: FulfillmentOrder, from: FulfillmentOrder, units: UnitsByLine): FulfillmentOrder {
  const known = new Set(fulfillmentOrder.lines.map(({ lineId }) => lineId));
  const joined = fulfillmentOrder.lines.map((line) => withFewer(line, -(units.get(line.lineId) ?? 0)));
  const added = from.lines.filter(({ lineId }) => (units.get(lineId) ?? 0) > 0 && !known.has(lineId)).map((line) => untouched(line, units.get(line.lineId) ?? 0));
  return { ...fulfillmentOrder, lines: [...joined, ...added].toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1)) }; // ids grow, so this is the order's order
}

const untouched = (line: FulfillmentLine, quantityOrdered: number): FulfillmentLine =>
  ({ ...line, quantityOrdered, quantityPicked: 0, quantityUnfulfillable: 0, quantityShipped: 0, quantityCancelled: 0, quantityRefunded: 0 });
