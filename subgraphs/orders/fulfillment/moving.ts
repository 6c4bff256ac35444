import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { quantityOpen, type FulfillmentLine, type FulfillmentOrder } from './fulfillment-order.js';
import { nextFulfillmentStatus, type FulfillmentStatus } from './fulfillment-status.js';

const UNTAKEN: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>(['NOT_READY', 'TO_FULFILL', 'REJECTED']);
const IN_HAND: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>(['ACCEPTED', 'PROCESSED', 'CANCEL_REQUESTED', 'REJECTED']);
const WAITING: ReadonlySet<FulfillmentStatus> = new Set<FulfillmentStatus>(['NOT_READY', 'TO_FULFILL']);

/** Whether units of a fulfillment order can move: its warehouse has not accepted it, and it has not ended. */
export const canLeave = ({ status }: FulfillmentOrder): boolean => UNTAKEN.has(status);

/** Whether a fulfillment order has nothing left to do. */
export const hasEnded = ({ status }: FulfillmentOrder): boolean => !UNTAKEN.has(status) && !IN_HAND.has(status);

/** Refuse to move units of a fulfillment order its warehouse has accepted, or that has ended. */
export function refuseTaken(fulfillmentOrder: FulfillmentOrder): void {
  const status = fulfillmentOrder.status.toLowerCase();
  if (!canLeave(fulfillmentOrder)) throw new Failure('INVALID_STATE', `Units of a fulfillment order that is ${status} cannot be moved`, { status });
}

/**
 * Whether a fulfillment order blocks further units of its order at its location: a warehouse identifies it by the order's number, so it cannot
 * have a second one before the first has ended.
 */
export const keepsOthersOut = ({ status }: FulfillmentOrder): boolean => IN_HAND.has(status);

/** Whether units that move to its location can be added to this fulfillment order. */
export const canTakeMore = ({ status }: FulfillmentOrder): boolean => WAITING.has(status);

/** Numbers of units by line. */
export type UnitsByLine = ReadonlyMap<string, number>;

/** The fulfillment order without units that moved to another location: its ordered quantity drops, nothing counts as cancelled. With no units left it is cancelled. */
export function withoutUnits(fulfillmentOrder: FulfillmentOrder, units: UnitsByLine, { at, requestedBy }: { at: Instant; requestedBy: string }): FulfillmentOrder {
  const lines = fulfillmentOrder.lines.map((line) => withFewer(line, units.get(line.lineId) ?? 0)).filter(({ quantityOrdered }) => quantityOrdered > 0);
  if (lines.some((line) => quantityOpen(line) > 0)) return { ...fulfillmentOrder, lines };
  return { ...fulfillmentOrder, lines, status: nextFulfillmentStatus(fulfillmentOrder.status, 'cancel'), cancelRequestedBy: requestedBy, cancelledAt: at };
}

const withFewer = (line: FulfillmentLine, units: number): FulfillmentLine => (units === 0 ? line : { ...line, quantityOrdered: line.quantityOrdered - units });

/** The fulfillment order with units moved from another one of the same order. */
export function withMore(fulfillmentOrder: FulfillmentOrder, from: FulfillmentOrder, units: UnitsByLine): FulfillmentOrder {
  const known = new Set(fulfillmentOrder.lines.map(({ lineId }) => lineId));
  const joined = fulfillmentOrder.lines.map((line) => withFewer(line, -(units.get(line.lineId) ?? 0)));
  const added = from.lines.filter(({ lineId }) => (units.get(lineId) ?? 0) > 0 && !known.has(lineId)).map((line) => untouched(line, units.get(line.lineId) ?? 0));
  return { ...fulfillmentOrder, lines: [...joined, ...added].toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1)) }; // ids grow, so this is the order of the order's lines
}

const untouched = (line: FulfillmentLine, quantityOrdered: number): FulfillmentLine =>
  ({ ...line, quantityOrdered, quantityPicked: 0, quantityUnfulfillable: 0, quantityShipped: 0, quantityCancelled: 0, quantityRefunded: 0 });
