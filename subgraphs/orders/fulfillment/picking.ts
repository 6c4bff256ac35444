import { Failure } from '#contract/failure.js';
import type { MatchedUnits } from '../shipping/matched-units.js';
import { nextFulfillmentStatus } from './fulfillment-status.js';
import type { FulfillmentLine, FulfillmentOrder } from './fulfillment-order.js';

/** Units of one item as a warehouse reports them (document 1, A, Picking line input). */
export interface ReportedUnits {
  /** The order line itself; people name it, warehouses do not know it. */
  readonly lineId?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly quantity: number;
  readonly lotNumber?: string | null | undefined;
  /** A date: 2027-01-31. */
  readonly lotExpiration?: string | null | undefined;
  readonly serialNumber?: string | null | undefined;
}

interface Matching {
  /** How many units a line still allows. */
  readonly room: (line: FulfillmentLine) => number;
  /** The message when more are reported. */
  readonly tooMany: string;
  /** The input field of the units, for error details. */
  readonly path: string;
}

/**
 * The lines of a fulfillment order that reported units belong to, matched by sku or barcode. An item on none of its lines is UNKNOWN_ITEM,
 * more units than its lines allow are BAD_INPUT, both with details by line.
 */
export function matchUnits(fulfillmentOrder: FulfillmentOrder, reported: readonly ReportedUnits[], { room, tooMany, path }: Matching): MatchedUnits[] {
  const left = new Map(fulfillmentOrder.lines.map((line) => [line.lineId, room(line)]));
  const unknown: Record<string, string[]> = {};
  const excess: Record<string, string[]> = {};
  const matched = reported.flatMap((units, index) => {
    const lines = linesOf(fulfillmentOrder, units);
    if (lines.length === 0) unknown[`${path}.${String(index)}`] = [`${units.sku ?? units.barcode ?? units.lineId ?? 'this item'} is not on this order`];
    const taken = spread(units, lines, left);
    if (units.quantity < 0) excess[`${path}.${String(index)}.quantity`] = ['must be at least 0'];
    if (lines.length > 0 && taken.reduce((sum, { quantity }) => sum + quantity, 0) < units.quantity) excess[`${path}.${String(index)}.quantity`] = [tooMany];
    return taken;
  });
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not on this order', unknown);
  if (Object.keys(excess).length > 0) throw new Failure('BAD_INPUT', 'A quantity is not possible', excess);
  return matched;
}

/** The line that is named, or the lines of an item: those of its sku where the fulfillment order has it, else those of its barcode. */
function linesOf({ lines }: FulfillmentOrder, { lineId, sku, barcode }: ReportedUnits): FulfillmentLine[] {
  if (lineId != null) return lines.filter((line) => line.lineId === lineId);
  const bySku = sku == null ? [] : lines.filter((line) => line.sku === sku);
  return bySku.length > 0 || barcode == null ? bySku : lines.filter((line) => line.barcode === barcode || line.itemKey === barcode);
}

function spread(units: ReportedUnits, lines: readonly FulfillmentLine[], left: Map<string, number>): MatchedUnits[] {
  let rest = units.quantity;
  return lines.flatMap(({ lineId }) => {
    const room = left.get(lineId) ?? 0;
    const quantity = Math.min(rest, room);
    if (quantity <= 0) return [];
    rest -= quantity;
    left.set(lineId, room - quantity);
    return [{ lineId, quantity, lotNumber: units.lotNumber ?? null, lotExpiration: units.lotExpiration ?? null, serialNumber: units.serialNumber ?? null }];
  });
}

/** The fulfillment order after a picking report: an item that was not reported counts as picked 0, units below the ordered ones are unfulfillable. */
export function picked(fulfillmentOrder: FulfillmentOrder, units: ReadonlyMap<string, number>): FulfillmentOrder {
  const status = nextFulfillmentStatus(fulfillmentOrder.status, 'pick');
  if (fulfillmentOrder.lines.some(({ quantityShipped }) => quantityShipped > 0)) throw new Failure('ORDER_ALREADY_SHIPPED', 'Units of this order have left; picking cannot be reported any more');
  return {
    ...fulfillmentOrder,
    status,
    lines: fulfillmentOrder.lines.map((line) => {
      const quantityPicked = units.get(line.lineId) ?? 0;
      return { ...line, quantityPicked, quantityUnfulfillable: line.quantityOrdered - line.quantityCancelled - quantityPicked };
    }),
  };
}

/** The fulfillment order as if its warehouse had reported every unit as picked. */
export const pickedWhole = (fulfillmentOrder: FulfillmentOrder): FulfillmentOrder =>
  picked(fulfillmentOrder, new Map(fulfillmentOrder.lines.map((line) => [line.lineId, line.quantityOrdered - line.quantityCancelled])));

/** Missing units to refund: those that were not refunded before. A refund is never reversed. */
export const unrefunded = ({ quantityUnfulfillable, quantityRefunded }: FulfillmentLine): number => Math.max(0, quantityUnfulfillable - quantityRefunded);

/** Whether a later report includes units that were refunded as missing. */
export const isOverRefunded = ({ quantityUnfulfillable, quantityRefunded }: FulfillmentLine): boolean => quantityRefunded > quantityUnfulfillable;
