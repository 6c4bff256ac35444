import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { cancelledByMerchant, quantityOpen, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { Order, OrderLine } from './order.js';

/** How many pieces of a line shall be left. */
export interface LineEdit {
  readonly lineId: string;
  readonly quantity: number;
}

/** Pieces of a line that are not wanted any more. */
export interface CancelledPieces {
  readonly lineId: string;
  readonly pieces: number;
}

/** The pieces that edits of lines cancel; more than the line has left, or a line the order lacks, is BAD_INPUT. */
export function cancelledPieces(order: Order, edits: readonly LineEdit[]): CancelledPieces[] {
  const problems: Record<string, string[]> = {};
  const cancelled = edits.map(({ lineId, quantity }, index) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const left = line ? line.quantity - line.quantityCancelled : 0;
    if (!line) problems[`lines.${String(index)}.lineId`] = ['is no line of this order'];
    else if (quantity < 0 || quantity > left) problems[`lines.${String(index)}.quantity`] = [`must be 0 to ${String(left)}, the pieces that are left`];
    return { lineId, pieces: left - quantity };
  });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The lines are not valid', problems);
  return cancelled.filter(({ pieces }) => pieces > 0);
}

/** The order's lines without these pieces. */
export const withoutPieces = (lines: readonly OrderLine[], cancelled: readonly CancelledPieces[]): OrderLine[] => lines.map((line) => {
  const pieces = cancelled.find(({ lineId }) => lineId === line.id)?.pieces ?? 0;
  return pieces === 0 ? line : { ...line, quantityCancelled: line.quantityCancelled + pieces };
});

/** Whose pieces go first: those nobody took over, then those nobody picked. Picked pieces are packed; only the whole order can be stopped. */
const ORDER_OF_LOSS: readonly FulfillmentStatus[] = ['NOT_READY', 'REJECTED', 'TO_FULFILL', 'ACCEPTED'];

interface Loss {
  readonly cancelled: readonly CancelledPieces[];
  readonly at: Instant;
  readonly requestedBy: string;
}

/** The parts without these pieces; a part nobody took over that loses its last one is cancelled. Pieces that cannot be stopped are INVALID_STATE. */
export function partsWithout(parts: readonly FulfillmentOrder[], { cancelled, at, requestedBy }: Loss): FulfillmentOrder[] {
  const left = new Map(cancelled.map(({ lineId, pieces }) => [lineId, pieces]));
  const after = new Map(parts.map((part) => [part.id, part]));
  for (const part of ORDER_OF_LOSS.flatMap((status) => parts.filter((one) => one.status === status))) after.set(part.id, without(part, left));
  if ([...left.values()].some((pieces) => pieces > 0)) throw new Failure('INVALID_STATE', 'A warehouse has picked or shipped these pieces; cancel the order instead');
  return parts.map((part) => emptied(after.get(part.id) ?? part, part, { at, requestedBy }));
}

function without(part: FulfillmentOrder, left: Map<string, number>): FulfillmentOrder {
  const lines = part.lines.map((line) => {
    const pieces = Math.min(left.get(line.lineId) ?? 0, quantityOpen(line));
    if (pieces === 0) return line;
    left.set(line.lineId, (left.get(line.lineId) ?? 0) - pieces);
    return { ...line, quantityCancelled: line.quantityCancelled + pieces };
  });
  return lines.every((line, index) => line === part.lines[index]) ? part : { ...part, lines };
}

function emptied(after: FulfillmentOrder, before: FulfillmentOrder, { at, requestedBy }: Omit<Loss, 'cancelled'>): FulfillmentOrder {
  if (after === before || after.lines.some((line) => quantityOpen(line) > 0)) return after;
  if (before.status === 'ACCEPTED') throw new Failure('INVALID_STATE', 'A warehouse took all of its pieces over; cancel the order instead', { status: 'accepted' });
  return cancelledByMerchant(after, at, requestedBy);
}
