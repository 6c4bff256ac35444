import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { cancelledByMerchant, quantityOpen, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { Order, OrderLine } from './order.js';

/** How many units of a line to keep. */
export interface LineEdit {
  readonly lineId: string;
  readonly quantity: number;
}

/** Units of a line that are not wanted any more. */
export interface CancelledUnits {
  readonly lineId: string;
  readonly units: number;
}

/** The units that edits of lines cancel; more than the line has left, or a line the order lacks, is BAD_INPUT. */
export function cancelledUnits(order: Order, edits: readonly LineEdit[]): CancelledUnits[] {
  const problems: Record<string, string[]> = {};
  const cancelled = edits.map(({ lineId, quantity }, index) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const left = line ? line.quantity - line.quantityCancelled : 0;
    if (!line) problems[`lines.${String(index)}.lineId`] = ['is no line of this order'];
    else if (quantity < 0 || quantity > left) problems[`lines.${String(index)}.quantity`] = [`must be 0 to ${String(left)}, the units that are left`];
    return { lineId, units: left - quantity };
  });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The lines are not valid', problems);
  return cancelled.filter(({ units }) => units > 0);
}

/** The order's lines without these units. */
export const withoutUnits = (lines: readonly OrderLine[], cancelled: readonly CancelledUnits[]): OrderLine[] => lines.map((line) => {
  const units = cancelled.find(({ lineId }) => lineId === line.id)?.units ?? 0;
  return units === 0 ? line : { ...line, quantityCancelled: line.quantityCancelled + units };
});

/** The order in which units are cancelled: not accepted first, then not picked. Picked units are packed; only cancelling the whole order can stop them. */
const ORDER_OF_LOSS: readonly FulfillmentStatus[] = ['NOT_READY', 'REJECTED', 'TO_FULFILL', 'ACCEPTED'];

interface Loss {
  readonly cancelled: readonly CancelledUnits[];
  readonly at: Instant;
  readonly requestedBy: string;
}

/** The fulfillment orders without these units; one that was not accepted and has no units left is cancelled. Units that cannot be cancelled any more are INVALID_STATE. */
export function fulfillmentOrdersWithout(fulfillmentOrders: readonly FulfillmentOrder[], { cancelled, at, requestedBy }: Loss): FulfillmentOrder[] {
  const left = new Map(cancelled.map(({ lineId, units }) => [lineId, units]));
  const after = new Map(fulfillmentOrders.map((fulfillmentOrder) => [fulfillmentOrder.id, fulfillmentOrder]));
  for (const fulfillmentOrder of ORDER_OF_LOSS.flatMap((status) => fulfillmentOrders.filter((one) => one.status === status))) after.set(fulfillmentOrder.id, without(fulfillmentOrder, left));
  if ([...left.values()].some((units) => units > 0)) throw new Failure('INVALID_STATE', 'A warehouse has picked or shipped these units; cancel the order instead');
  return fulfillmentOrders.map((fulfillmentOrder) => emptied(after.get(fulfillmentOrder.id) ?? fulfillmentOrder, fulfillmentOrder, { at, requestedBy }));
}

function without(fulfillmentOrder: FulfillmentOrder, left: Map<string, number>): FulfillmentOrder {
  const lines = fulfillmentOrder.lines.map((line) => {
    const units = Math.min(left.get(line.lineId) ?? 0, quantityOpen(line));
    if (units === 0) return line;
    left.set(line.lineId, (left.get(line.lineId) ?? 0) - units);
    return { ...line, quantityCancelled: line.quantityCancelled + units };
  });
  return lines.every((line, index) => line === fulfillmentOrder.lines[index]) ? fulfillmentOrder : { ...fulfillmentOrder, lines };
}

function emptied(after: FulfillmentOrder, before: FulfillmentOrder, { at, requestedBy }: Omit<Loss, 'cancelled'>): FulfillmentOrder {
  if (after === before || after.lines.some((line) => quantityOpen(line) > 0)) return after;
  if (before.status === 'ACCEPTED') throw new Failure('INVALID_STATE', 'A warehouse accepted all of its units; cancel the order instead', { status: 'accepted' });
  return cancelledByMerchant(after, at, requestedBy);
}
