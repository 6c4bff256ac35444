import { Failure } from '#contract/failure.js';
import type { Order, OrderLine } from '../ordering/order.js';
import type { AnnouncedLine } from './check-announcement.js';
import type { Return } from './return.js';

/** Units of an order line that an announced line refers to. */
export interface UnitsToReturn {
  readonly line: OrderLine;
  readonly quantity: number;
  /** The announced line's index in the announcement. */
  readonly place: number;
}

/**
 * The units of order lines that are announced, never more of a line than can still be returned. A line named by its sku spreads over the
 * order's lines of it, those first that no other names by id. An item the order does not have is UNKNOWN_ITEM, too many are BAD_INPUT.
 */
export function unitsToReturn(order: Order, announced: readonly AnnouncedLine[], returns: readonly Return[]): UnitsToReturn[] {
  const found = linesAnnounced(order, announced);
  const left = new Map(order.lines.map((line) => [line.id, Math.max(0, returnableUnits(line, returns))]));
  const due = new Map<string, number>();
  for (const { lineId, quantity } of announced) if (lineId != null) due.set(lineId, (due.get(lineId) ?? 0) + quantity);
  const problems: Record<string, string[]> = {};
  const units = announced.flatMap(({ lineId, quantity }, place) => {
    const lines = found[place] ?? [];
    const most = lines.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0);
    if (quantity > most) problems[`lines.${String(place)}.quantity`] = [`only ${String(most)} shipped units can still be returned`];
    if (lineId != null) due.set(lineId, (due.get(lineId) ?? 0) - quantity);
    return draw(lines, quantity, { left, due }).map((drawn) => ({ ...drawn, place }));
  });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'More than was shipped cannot be returned', problems);
  return units;
}

interface Room {
  /** What can still be returned, by line. */
  readonly left: Map<string, number>;
  /** Units still to be assigned to lines that are named by id. */
  readonly due: ReadonlyMap<string, number>;
}

/** Assign units to order lines, first those that no other announced line needs. */
function draw(lines: readonly OrderLine[], quantity: number, { left, due }: Room): { line: OrderLine; quantity: number }[] {
  const spare = new Map(lines.map(({ id }) => [id, Math.max(0, (left.get(id) ?? 0) - (due.get(id) ?? 0))]));
  let rest = quantity - Math.min(quantity, [...spare.values()].reduce((sum, count) => sum + count, 0));
  let unshared = quantity - rest;
  return lines.flatMap((line) => {
    const own = Math.min(unshared, spare.get(line.id) ?? 0);
    const more = Math.min(rest, (left.get(line.id) ?? 0) - own);
    unshared -= own;
    rest -= more;
    left.set(line.id, (left.get(line.id) ?? 0) - own - more);
    return own + more > 0 ? [{ line, quantity: own + more }] : [];
  });
}

/** The order lines that each announced line names: the one of its id, else all of its sku; one the order does not have is UNKNOWN_ITEM. */
function linesAnnounced(order: Order, announced: readonly AnnouncedLine[]): OrderLine[][] {
  const unknown: Record<string, string[]> = {};
  const found = announced.map(({ lineId, sku }, index) => {
    const lines = order.lines.filter((one) => (lineId == null ? one.sku === sku : one.id === lineId));
    if (lines.length === 0) unknown[`lines.${String(index)}`] = [`the order has no line with the ${lineId == null ? `sku ${sku ?? ''}` : `id ${lineId}`}`];
    return lines;
  });
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not on the order', unknown);
  return found;
}

/** Units of a line that can still be returned: shipped minus already in returns that were not cancelled (document 2, E). */
export const returnableUnits = ({ id, quantityShipped }: OrderLine, returns: readonly Return[]): number =>
  returns.filter(({ status }) => status !== 'CANCELLED').reduce((left, one) => left - unitsOf(one, id), quantityShipped);

/** The units of an order line in a return: those expected, or those that came where more did. */
function unitsOf({ lines }: Return, lineId: string): number {
  const own = lines.filter((line) => line.lineId === lineId);
  return Math.max(own.reduce((sum, line) => sum + line.quantityExpected, 0), own.reduce((sum, line) => sum + line.quantityReceived, 0));
}
