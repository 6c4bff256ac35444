import { Failure } from '#contract/failure.js';
import type { Order, OrderLine } from '../ordering/order.js';
import { isNamed, type ReturnLine, type ReturnedItem } from './return-line.js';
import { returnableUnits } from './returnable.js';
import type { Return } from './return.js';

/** The item of an order line. */
export const soldItem = ({ id, variantId, sku, barcode, itemKey, title }: OrderLine): ReturnedItem => ({ lineId: id, variantId, sku, barcode, itemKey, title });

/**
 * The lines of a return as units of an order that they turned out to be of: each on the order line it was sold on, spread over several where
 * the order has several of its item. An item that the order lacks stays as it came; an order without any of them is UNKNOWN_ITEM, one with
 * fewer units that can still be returned is BAD_INPUT.
 */
export function soldOn(order: Order, lines: readonly ReturnLine[], returns: readonly Return[]): ReturnLine[] {
  const left = new Map(order.lines.map((line) => [line.id, Math.max(0, returnableUnits(line, returns))]));
  const sold = order.lines.map(soldItem);
  if (!lines.some((line) => sold.some((item) => isNamed(line, item)))) throw new Failure('UNKNOWN_ITEM', 'No item of the return is on the order', { orderReference: [`no line of ${order.number} has an item of the return`] });
  return lines.flatMap((line) => {
    const items = sold.filter((item) => isNamed(line, item));
    return items.length === 0 ? [line] : spread(line, items, left);
  });
}

function spread(line: ReturnLine, items: readonly ReturnedItem[], left: Map<string | null, number>): ReturnLine[] {
  const most = items.reduce((sum, { lineId }) => sum + (left.get(lineId) ?? 0), 0);
  if (line.quantityReceived > most) {
    throw new Failure('BAD_INPUT', 'More than was shipped cannot be returned', { orderReference: [`only ${String(most)} shipped units of ${line.sku ?? line.barcode ?? 'an item'} can still be returned`] });
  }
  let rest = line.quantityReceived;
  return items.flatMap((item) => {
    const quantityReceived = Math.min(rest, left.get(item.lineId) ?? 0);
    rest -= quantityReceived;
    left.set(item.lineId, (left.get(item.lineId) ?? 0) - quantityReceived);
    return quantityReceived > 0 ? [Object.assign({}, line, item, { quantityReceived })] : [];
  });
}
