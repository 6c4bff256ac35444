import { decimalFromMinor, minorFromDecimal } from '#kernel/money.js';
import type { Country } from './cities.js';
import type { MoneyInput, OrderLineInput, VariantInput } from './inputs.js';
import { ROUTES } from './locations.js';
import { MARKETS } from './markets.js';
import type { Random } from './random.js';

const LINE_COUNTS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5] as const;
const QUANTITIES = [1, 1, 1, 1, 1, 1, 2, 2, 3] as const;
const DISCOUNT_PERCENTS = [10, 15, 20, 30] as const;
const DISCOUNTED = 0.15;
const SPLIT = 0.12;

/** The lines of an order to a country. An order of several lines may be split over two locations, its last line at the second. */
export function orderLines(country: Country, random: Random, variants: readonly VariantInput[]): OrderLineInput[] {
  const bought = random.several(variants, random.pick(LINE_COUNTS));
  const split = bought.length > 1 && random.chance(SPLIT);
  const { ships, helps } = ROUTES[country];
  return bought.map((variant, index) => ({ ...line(country, random, variant), locationCode: split && index === bought.length - 1 ? helps : ships }));
}

function line(country: Country, random: Random, variant: VariantInput): Omit<OrderLineInput, 'locationCode'> {
  const { currency, rate, taxPercent } = MARKETS[country];
  const quantity = random.pick(QUANTITIES);
  const minor = Math.round((minorFromDecimal(variant.price.amount, 'EUR') ?? 0) * rate);
  const off = random.chance(DISCOUNTED) ? random.pick(DISCOUNT_PERCENTS) : 0;
  const money = (minorUnits: number): MoneyInput => ({ amount: decimalFromMinor(minorUnits, currency), currency });
  return {
    sku: variant.sku,
    quantity,
    unitPrice: money(minor),
    taxRate: String(taxPercent / 100),
    ...(off > 0 && { discount: money(Math.round((minor * quantity * off) / 100)) }),
  };
}
