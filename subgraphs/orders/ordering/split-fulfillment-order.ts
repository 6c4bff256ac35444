import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Order } from './order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { quantityOpen, type FulfillmentLine, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { relocateUnits } from './relocate-units.js';
import type { AllocatedUnits } from '../routing/route.js';
import { refuseShortage, requireLocation } from './target-location.js';

/** Which pieces of which part go where. */
export interface SplitFulfillmentOrder {
  readonly fulfillmentOrderId: string;
  readonly locationCode: string;
  readonly lines: readonly { readonly lineId: string; /** All open pieces unless given. */ readonly quantity?: number | null | undefined }[];
}

/** Take lines, or some of their pieces, of a part nobody has taken over to another location that holds them. */
export const splitFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { fulfillmentOrderId, locationCode, lines }: SplitFulfillmentOrder): Promise<Order> =>
  relocateUnits(deps, { name: 'splitFulfillmentOrder', context, fulfillmentOrderId }, (now) => {
    const { fulfillmentOrder, basis } = now;
    const location = requireLocation(now, locationCode);
    if (location.id === fulfillmentOrder.locationId) throw new Failure('BAD_INPUT', 'The pieces are there already', { locationCode: ['must be another location'] });
    const allocated = allocatedUnitsOf(fulfillmentOrder, lines, location.id);
    refuseShortage(allocated, basis.ledger, location);
    return allocated;
  });

function allocatedUnitsOf(fulfillmentOrder: FulfillmentOrder, lines: SplitFulfillmentOrder['lines'], locationId: string): AllocatedUnits[] {
  if (lines.length === 0) throw new Failure('BAD_INPUT', 'The part cannot be split so', { lines: ['must be at least one line'] });
  const named = new Set<string>();
  return lines.map(({ lineId, quantity }, index) => {
    const path = `lines.${String(index)}`;
    const line = fulfillmentOrder.lines.find((one) => one.lineId === lineId);
    if (!line || named.has(lineId)) throw new Failure('BAD_INPUT', 'The part cannot be split so', { [`${path}.lineId`]: ['must be a line of this part, named once'] });
    named.add(lineId);
    return { lineId, locationId, variantId: line.variantId, quantity: piecesOf(line, quantity, path) };
  });
}

function piecesOf(line: FulfillmentLine, quantity: number | null | undefined, path: string): number {
  const open = quantityOpen(line);
  const units = quantity ?? open;
  if (units < 1 || units > open) throw new Failure('BAD_INPUT', 'The part cannot be split so', { [`${path}.quantity`]: [`must be 1 to ${String(open)}`] });
  return units;
}
