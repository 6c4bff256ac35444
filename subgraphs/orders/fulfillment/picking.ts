import { Failure } from '#contract/failure.js';
import type { MatchedPieces } from '../shipping/pieces.js';
import { nextFulfillmentStatus } from './fulfillment-status.js';
import type { FulfillmentLine, FulfillmentOrder } from './fulfillment-order.js';

/** Pieces of one item as a warehouse reports them (document 1, A, Picking line input). */
export interface ReportedPieces {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly quantity: number;
  readonly lotNumber?: string | null | undefined;
  /** A date: 2027-01-31. */
  readonly lotExpiration?: string | null | undefined;
  readonly serialNumber?: string | null | undefined;
}

interface Matching {
  /** How many pieces a line can still take. */
  readonly room: (line: FulfillmentLine) => number;
  /** What is said when more are reported. */
  readonly tooMany: string;
  /** The field the pieces stand in. */
  readonly path: string;
}

/**
 * The lines of a part that reported pieces belong to, matched by sku or barcode. An item that is not on the part is UNKNOWN_ITEM,
 * more pieces than its lines have room for are BAD_INPUT, both with details by line.
 */
export function matchPieces(part: FulfillmentOrder, reported: readonly ReportedPieces[], { room, tooMany, path }: Matching): MatchedPieces[] {
  const left = new Map(part.lines.map((line) => [line.lineId, room(line)]));
  const unknown: Record<string, string[]> = {};
  const excess: Record<string, string[]> = {};
  const matched = reported.flatMap((pieces, index) => {
    const lines = linesOf(part, pieces);
    if (lines.length === 0) unknown[`${path}.${String(index)}`] = [`${pieces.sku ?? pieces.barcode ?? 'this item'} is not on this order`];
    const taken = spread(pieces, lines, left);
    if (pieces.quantity < 0) excess[`${path}.${String(index)}.quantity`] = ['must be at least 0'];
    if (lines.length > 0 && taken.reduce((sum, { quantity }) => sum + quantity, 0) < pieces.quantity) excess[`${path}.${String(index)}.quantity`] = [tooMany];
    return taken;
  });
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not on this order', unknown);
  if (Object.keys(excess).length > 0) throw new Failure('BAD_INPUT', 'A quantity is not possible', excess);
  return matched;
}

/** The lines of an item: those of its sku where the part has it, else those of its barcode. */
function linesOf({ lines }: FulfillmentOrder, { sku, barcode }: ReportedPieces): FulfillmentLine[] {
  const bySku = sku == null ? [] : lines.filter((line) => line.sku === sku);
  return bySku.length > 0 || barcode == null ? bySku : lines.filter((line) => line.barcode === barcode || line.itemKey === barcode);
}

function spread(pieces: ReportedPieces, lines: readonly FulfillmentLine[], left: Map<string, number>): MatchedPieces[] {
  let rest = pieces.quantity;
  return lines.flatMap(({ lineId }) => {
    const room = left.get(lineId) ?? 0;
    const quantity = Math.min(rest, room);
    if (quantity <= 0) return [];
    rest -= quantity;
    left.set(lineId, room - quantity);
    return [{ lineId, quantity, lotNumber: pieces.lotNumber ?? null, lotExpiration: pieces.lotExpiration ?? null, serialNumber: pieces.serialNumber ?? null }];
  });
}

/** The part after a picking report: an item that was not reported counts as picked 0, pieces below the ordered ones are unfulfillable. */
export function picked(part: FulfillmentOrder, pieces: ReadonlyMap<string, number>): FulfillmentOrder {
  const status = nextFulfillmentStatus(part.status, 'pick');
  if (part.lines.some(({ quantityShipped }) => quantityShipped > 0)) throw new Failure('ORDER_ALREADY_SHIPPED', 'Pieces of this order have left; picking cannot be reported any more');
  return {
    ...part,
    status,
    lines: part.lines.map((line) => {
      const quantityPicked = pieces.get(line.lineId) ?? 0;
      return { ...line, quantityPicked, quantityUnfulfillable: line.quantityOrdered - line.quantityCancelled - quantityPicked };
    }),
  };
}

/** The part as if its warehouse had reported every piece as picked. */
export const pickedWhole = (part: FulfillmentOrder): FulfillmentOrder =>
  picked(part, new Map(part.lines.map((line) => [line.lineId, line.quantityOrdered - line.quantityCancelled])));

/** Missing pieces a refund is owed for: those that were not refunded before. A refund already made is never taken back. */
export const unrefunded = ({ quantityUnfulfillable, quantityRefunded }: FulfillmentLine): number => Math.max(0, quantityUnfulfillable - quantityRefunded);

/** Whether a later report found pieces again that the customer was already refunded for. */
export const isOverRefunded = ({ quantityUnfulfillable, quantityRefunded }: FulfillmentLine): boolean => quantityRefunded > quantityUnfulfillable;
