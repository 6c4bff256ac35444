import { Failure } from '#contract/failure.js';
import type { Order, OrderLine } from './order.js';
import type { ReplacedUnits } from './replacement.store.js';

/** Units of an order line that are to be sent again. */
export interface UnitsToReplace {
  readonly line: OrderLine;
  readonly quantity: number;
}

interface Wanted {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /** What was sent again before. */
  readonly replaced: readonly ReplacedUnits[];
}

/**
 * The units of an order that are sent again: at most those that were shipped and that no replacement has. A replacement knows items, not lines: the lines of one item share
 * what is left of it. BAD_INPUT says how many are left.
 */
export function unitsToReplace(order: Order, { lines, replaced }: Wanted): UnitsToReplace[] {
  if (lines.length === 0) throw new Failure('BAD_INPUT', 'Nothing is sent again', { lines: ['must name at least one line'] });
  const left = unitsLeft(order, replaced);
  return lines.map(({ lineId, quantity }, index) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) throw new Failure('BAD_INPUT', 'A line is not of this order', { [`lines.${String(index)}.lineId`]: ['is no line of this order'] });
    if (lines.findIndex((other) => other.lineId === lineId) < index) throw new Failure('BAD_INPUT', 'A line is named twice', { [`lines.${String(index)}.lineId`]: ['is named twice'] });
    const most = Math.max(0, Math.min(line.quantityShipped, left.get(itemOf(line)) ?? 0));
    if (quantity < 1 || quantity > most) throw new Failure('BAD_INPUT', 'More units than can be sent again', { [`lines.${String(index)}.quantity`]: [flawOf(line, most)] });
    left.set(itemOf(line), (left.get(itemOf(line)) ?? 0) - quantity);
    return { line, quantity };
  });
}

function unitsLeft({ lines }: Order, replaced: readonly ReplacedUnits[]): Map<string, number> {
  const left = new Map<string, number>();
  for (const line of lines) left.set(itemOf(line), (left.get(itemOf(line)) ?? 0) + line.quantityShipped);
  for (const sent of replaced) left.set(itemOf(sent), (left.get(itemOf(sent)) ?? 0) - sent.units);
  return left;
}

const itemOf = ({ variantId, sku, barcode }: Pick<OrderLine, 'variantId' | 'sku' | 'barcode'>): string => variantId ?? sku ?? barcode ?? '';

const flawOf = ({ quantityShipped }: OrderLine, most: number): string =>
  (most > 0 ? `must be 1 to ${String(most)}: only what was shipped and not sent again can be` : quantityShipped === 0 ? 'no unit of this line was shipped' : 'all units that were shipped were sent again');
