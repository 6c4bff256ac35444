import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Order } from './order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { quantityOpen, type FulfillmentLine, type FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { relocatePieces } from './relocate-pieces.js';
import type { Share } from '../routing/route.js';
import { refuseShortage, requireLocation } from './target-location.js';

/** Which pieces of which part go where. */
export interface SplitFulfillmentOrder {
  readonly fulfillmentOrderId: string;
  readonly locationCode: string;
  readonly lines: readonly { readonly lineId: string; /** All open pieces unless given. */ readonly quantity?: number | null | undefined }[];
}

/** Take lines, or some of their pieces, of a part nobody has taken over to another location that holds them. */
export const splitFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { fulfillmentOrderId, locationCode, lines }: SplitFulfillmentOrder): Promise<Order> =>
  relocatePieces(deps, { name: 'splitFulfillmentOrder', context, fulfillmentOrderId }, (now) => {
    const { part, basis } = now;
    const location = requireLocation(now, locationCode);
    if (location.id === part.locationId) throw new Failure('BAD_INPUT', 'The pieces are there already', { locationCode: ['must be another location'] });
    const shares = sharesOf(part, lines, location.id);
    refuseShortage(shares, basis.ledger, location);
    return shares;
  });

function sharesOf(part: FulfillmentOrder, lines: SplitFulfillmentOrder['lines'], locationId: string): Share[] {
  if (lines.length === 0) throw new Failure('BAD_INPUT', 'The part cannot be split so', { lines: ['must be at least one line'] });
  const named = new Set<string>();
  return lines.map(({ lineId, quantity }, index) => {
    const path = `lines.${String(index)}`;
    const line = part.lines.find((one) => one.lineId === lineId);
    if (!line || named.has(lineId)) throw new Failure('BAD_INPUT', 'The part cannot be split so', { [`${path}.lineId`]: ['must be a line of this part, named once'] });
    named.add(lineId);
    return { lineId, locationId, variantId: line.variantId, quantity: piecesOf(line, quantity, path) };
  });
}

function piecesOf(line: FulfillmentLine, quantity: number | null | undefined, path: string): number {
  const open = quantityOpen(line);
  const pieces = quantity ?? open;
  if (pieces < 1 || pieces > open) throw new Failure('BAD_INPUT', 'The part cannot be split so', { [`${path}.quantity`]: [`must be 1 to ${String(open)}`] });
  return pieces;
}
