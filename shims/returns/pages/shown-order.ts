import type { PortalOrderQuery } from '../operations/portal-order.generated.js';
import { colorsToTell, isToldByTitle, pieceLabel } from './piece.js';

type Order = PortalOrderQuery['portalOrder'];
type Line = Order['lines'][number];

/** What can be had instead, with what it is called beside its line. */
export interface ShownOption {
  readonly barcode: string;
  readonly label: string;
}

/** A line as it is shown: colours that only SKUs know are left out where they tell nothing apart. */
export interface ShownLine extends Omit<Line, 'exchangeOptions'> {
  readonly exchangeOptions: readonly ShownOption[];
}

/** The order of a session, as its shopper sees it. */
export interface ShopperOrder extends Omit<Order, 'lines'> {
  readonly lines: readonly ShownLine[];
}

/** An order as the pages show it. */
export function shownOrder({ lines, ...order }: Order): ShopperOrder {
  const colors = colorsToTell(lines);
  return { ...order, lines: lines.map((line, index) => ({ ...line, color: colors[index] ?? null, exchangeOptions: optionsOf(line) })) };
}

const optionsOf = (line: Line): ShownOption[] =>
  line.exchangeOptions.map((option) => ({ barcode: option.barcode, label: pieceLabel(option, { own: line, isTold: isToldByTitle(option, line.exchangeOptions) }) }));
