import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Order } from './order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { quantityOpen, type FulfillmentLine, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { relocateUnits } from './relocate-units.js';
import type { AllocatedUnits } from '../routing/route.js';
import { refuseShortage, requireLocation } from './target-location.js';

/** The units of a fulfillment order to move, and where to. */
export interface SplitFulfillmentOrder {
  readonly fulfillmentOrderId: string;
  readonly locationCode: string;
  readonly lines: readonly { readonly lineId: string; /** All open units unless given. */ readonly quantity?: number | null | undefined }[];
}

/** Move lines, or some of their units, of a fulfillment order that is not accepted yet to another location that has stock. */
export const splitFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { fulfillmentOrderId, locationCode, lines }: SplitFulfillmentOrder): Promise<Order> =>
  relocateUnits(deps, { name: 'splitFulfillmentOrder', context, fulfillmentOrderId }, (now) => {
    const { fulfillmentOrder } = now;
    const location = requireLocation(now, locationCode);
    if (location.id === fulfillmentOrder.locationId) throw new Failure('BAD_INPUT', 'The units are there already', { locationCode: ['must be another location'] });
    const allocated = allocatedUnitsOf(fulfillmentOrder, lines, location.id);
    refuseShortage(now, allocated, location);
    return allocated;
  });

function allocatedUnitsOf(fulfillmentOrder: FulfillmentOrder, lines: SplitFulfillmentOrder['lines'], locationId: string): AllocatedUnits[] {
  if (lines.length === 0) throw new Failure('BAD_INPUT', 'The fulfillment order cannot be split this way', { lines: ['must be at least one line'] });
  const named = new Set<string>();
  return lines.map(({ lineId, quantity }, index) => {
    const path = `lines.${String(index)}`;
    const line = fulfillmentOrder.lines.find((one) => one.lineId === lineId);
    if (!line || named.has(lineId)) throw new Failure('BAD_INPUT', 'The fulfillment order cannot be split this way', { [`${path}.lineId`]: ['must be a line of this fulfillment order, named once'] });
    named.add(lineId);
    return { lineId, locationId, variantId: line.variantId, quantity: unitsOf(line, quantity, path) };
  });
}

function unitsOf(line: FulfillmentLine, quantity: number | null | undefined, path: string): number {
  const open = quantityOpen(line);
  const units = quantity ?? open;
  if (units < 1 || units > open) throw new Failure('BAD_INPUT', 'The fulfillment order cannot be split this way', { [`${path}.quantity`]: [`must be 1 to ${String(open)}`] });
  return units;
}
