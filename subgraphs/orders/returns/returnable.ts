import { Failure } from '#contract/failure.js';
import type { Order, OrderLine } from '../ordering/order.js';
import type { AnnouncedLine } from './check-announcement.js';
import type { Return } from './return.js';

/** The order line each announced line names; one the order does not have is UNKNOWN_ITEM. */
export function linesToReturn(order: Order, announced: readonly AnnouncedLine[]): OrderLine[] {
  const unknown: Record<string, string[]> = {};
  const found = announced.flatMap(({ lineId, sku }, index): OrderLine[] => {
    const line = order.lines.find((one) => (lineId == null ? one.sku === sku : one.id === lineId));
    if (!line) unknown[`lines.${String(index)}`] = [`the order has no line with the ${lineId == null ? `sku ${sku ?? ''}` : `id ${lineId}`}`];
    return line ? [line] : [];
  });
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not on the order', unknown);
  return found;
}

/** Pieces of a line that can still be returned: shipped minus already in returns that were not cancelled (document 2, E). */
export const returnablePieces = ({ id, quantityShipped }: OrderLine, returns: readonly Return[]): number =>
  returns.filter(({ status }) => status !== 'CANCELLED').reduce((left, one) => left - piecesOf(one, id), quantityShipped);

/** The pieces of an order line in a return: those expected, or those that came where more did. */
function piecesOf({ lines }: Return, lineId: string): number {
  const own = lines.filter((line) => line.lineId === lineId);
  return Math.max(own.reduce((sum, line) => sum + line.quantityExpected, 0), own.reduce((sum, line) => sum + line.quantityReceived, 0));
}

/** Refuse to announce more pieces of a line than can still be returned: BAD_INPUT for the line that is too many. */
export function refuseMoreThanShipped(announced: readonly AnnouncedLine[], lines: readonly OrderLine[], returns: readonly Return[]): void {
  const left = new Map(lines.map((line) => [line.id, returnablePieces(line, returns)]));
  const problems: Record<string, string[]> = {};
  announced.forEach(({ quantity }, index) => {
    const lineId = lines[index]?.id ?? '';
    const pieces = left.get(lineId) ?? 0;
    if (quantity > pieces) problems[`lines.${String(index)}.quantity`] = [`only ${String(Math.max(0, pieces))} shipped pieces can still be returned`];
    left.set(lineId, pieces - quantity);
  });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'More than was shipped cannot be returned', problems);
}
