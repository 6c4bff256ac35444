import type { Instant } from '#kernel/clock.js';

/** The price of a variant in a price list, always or for a period. Money is in minor units of the list's currency. */
export interface VariantPrice {
  readonly priceList: string;
  /** When it begins; null for the price outside all periods. */
  readonly validFrom: Instant | null;
  /** When it ends, itself excluded; null for never. */
  readonly validTo: Instant | null;
  readonly priceMinor: number;
  /** The reduced price; null when there is none. */
  readonly saleMinor: number | null;
}

/** Whether two prices are for the same list and begin at the same time: the later one written replaces the other. */
export const samePlace = (one: Pick<VariantPrice, 'priceList' | 'validFrom'>, other: Pick<VariantPrice, 'priceList' | 'validFrom'>): boolean =>
  one.priceList === other.priceList && one.validFrom === other.validFrom;

/** The prices that hold at a time, one a list: that of the period that began last, else the price outside all periods. */
export function pricesAt(prices: readonly VariantPrice[], now: Instant): VariantPrice[] {
  const chosen = new Map<string, VariantPrice>();
  for (const price of prices.filter((one) => holds(one, now))) {
    const known = chosen.get(price.priceList);
    if (!known || begins(known) <= begins(price)) chosen.set(price.priceList, price);
  }
  return [...chosen.values()];
}

/** The price outside all periods began before any of them. */
const begins = ({ validFrom }: VariantPrice): string => validFrom ?? '';

const holds = (price: VariantPrice, now: Instant): boolean => begins(price) <= now && (price.validTo === null || now < price.validTo);
