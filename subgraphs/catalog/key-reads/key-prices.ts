import type { Instant } from '#kernel/clock.js';
import { decimalFromMinor } from '#kernel/money.js';
import type { PriceList } from '../catalogs/catalog.js';
import { pricesAt, type VariantPrice } from '../products/variant-price.js';
import type { KeyPrice } from './key-product.js';

/** A variant's own price: that of the default list outside all periods. */
interface OwnPrice {
  readonly priceMinor: number;
  /** The price before a reduction. */
  readonly compareAtMinor: number | null;
  readonly currency: string;
  readonly isUnpriced: boolean;
}

interface Listed {
  /** By code. */
  readonly priceLists: readonly Pick<PriceList, 'code' | 'currency' | 'isDefault'>[];
  readonly prices: readonly VariantPrice[];
  readonly now: Instant;
}

/** The prices of a variant that hold now, one a list, by the codes of the lists; a list that is gone has none. */
export function keyPrices(own: OwnPrice, { priceLists, prices, now }: Listed): KeyPrice[] {
  const held = prices.length === 0 ? prices : pricesAt(prices, now);
  const shown: KeyPrice[] = [];
  for (const { code, currency, isDefault } of priceLists) {
    const price = held.find(({ priceList }) => priceList === code);
    if (price) shown.push({ priceList: code, currency, price: decimalFromMinor(price.priceMinor, currency), salePrice: price.saleMinor === null ? null : decimalFromMinor(price.saleMinor, currency) });
    else if (isDefault && !own.isUnpriced) shown.push(ownPrice(own, code));
  }
  return shown;
}

function ownPrice({ priceMinor, compareAtMinor, currency }: OwnPrice, priceList: string): KeyPrice {
  const amount = decimalFromMinor(priceMinor, currency);
  return compareAtMinor === null ? { priceList, currency, price: amount, salePrice: null } : { priceList, currency, price: decimalFromMinor(compareAtMinor, currency), salePrice: amount };
}
