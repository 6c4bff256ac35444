import { decimalFromMinor } from '#kernel/money.js';
import type { NewOrder, NewOrderLine } from '../ordering/sent-order.js';
import type { Draw } from '#kernel/draws.js';
import type { Shopper } from './shoppers.js';

/** Units of an item that can be sold. */
export interface FreeItem {
  readonly sku: string;
  readonly priceMinor: number;
  readonly currency: string;
  units: number;
}

/** What simulated orders are made of. */
export interface Simulation {
  readonly draw: Draw;
  /** Taken from by each order. */
  readonly free: readonly FreeItem[];
  /** Whom orders go to. */
  readonly shoppers: readonly Shopper[];
  /** The code of the location that fulfils them; routing chooses unless given. */
  readonly locationCode: string | null;
}

/** The channel of simulated orders. */
export const SIMULATED_CHANNEL = 'sandbox';

const MOST_LINES = 3;
const MOST_UNITS = 3;
const METHODS = [
  { methodCode: 'standard', methodName: 'Standard', priceMinor: 490 }, { methodCode: 'standard', methodName: 'Standard', priceMinor: 0 }, { methodCode: 'express', methodName: 'Express', priceMinor: 990 },
] as const;

/** A paid order as a sales channel sends it, of items that are free; its first line has two units where there are two, so that it can be fulfilled in part. Undefined where nothing is free. */
export function simulatedOrder({ draw, free, shoppers, locationCode }: Simulation): NewOrder | undefined {
  const left = free.filter(({ units }) => units > 0);
  const items = oneOf(left, draw).flatMap((first) => chosen(first, left, draw));
  const [first] = items;
  if (!first) return undefined;
  const { currency } = first;
  const [shopper] = oneOf(shoppers, draw);
  return {
    channel: SIMULATED_CHANNEL, currency, paymentStatus: 'PAID', customer: shopper?.customer, shippingAddress: { ...shopper?.address },
    shipping: { ...oneOf(METHODS, draw).map(({ priceMinor, ...method }) => ({ ...method, price: { amount: decimalFromMinor(priceMinor, currency), currency } }))[0] },
    lines: items.map((item, index) => lineOf(item, { locationCode, units: index === 0 ? 2 : 1 + draw(MOST_UNITS) })),
  };
}

/** One of a list; none of an empty one. */
const oneOf = <T>(list: readonly T[], draw: Draw): T[] => {
  const at = list.length === 0 ? 0 : draw(list.length);
  return list.slice(at, at + 1);
};

/** The items of an order, each once, all of one currency. */
function chosen(first: FreeItem, left: readonly FreeItem[], draw: Draw): FreeItem[] {
  const more = Array.from({ length: draw(MOST_LINES) }, () => oneOf(left, draw)).flat().filter(({ currency }) => currency === first.currency);
  return [...new Set([first, ...more])];
}

function lineOf(item: FreeItem, { locationCode, units }: { readonly locationCode: string | null; readonly units: number }): NewOrderLine {
  const { sku, priceMinor, currency } = item;
  const quantity = Math.min(units, item.units);
  item.units -= quantity;
  return { sku, quantity, unitPrice: { amount: decimalFromMinor(priceMinor, currency), currency }, taxRate: '0.22', locationCode };
}
