import { amountText } from './amount-text.js';

/** A price of the catalog API: what Shopify compares with is the price, and what is asked the reduced one. */
export function shopifyPrice(price: string, compareAt: string): readonly object[] {
  const [asked, before] = [amountText(price), amountText(compareAt)];
  if (asked === '') return [];
  return [Number(before) > Number(asked) ? { price: before, sale_price: asked } : { price: asked }];
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 };
const [KEPT, NONE] = [10_000, 0] as const;

/** A weight, which Shopify exports in grams, in the unit that the shop shows; nothing for one of 0. */
export function shopifyWeight(grams: string, shown: string): Readonly<Record<string, string>> {
  const [amount, unit] = [Number(amountText(grams)), shown.toLowerCase()];
  if (grams === '' || amount === NONE) return {};
  const factor = GRAMS[unit];
  if (Number.isNaN(amount) || factor === undefined) return { weight: grams, weight_unit: 'g' };
  return { weight: String(Math.round((amount / factor) * KEPT) / KEPT), weight_unit: unit };
}
