import type { Instant } from '#kernel/clock.js';
import { money } from '#subgraph-kit/money.type.js';
import type { PriceList } from '../catalogs/catalog.js';
import { pricesAt, type VariantPrice } from './variant-price.js';
import type { VariantPriceType } from './product-details.type.js';
import type { Variant } from './variant.js';

interface Listed {
  readonly priceLists: readonly PriceList[];
  readonly prices: readonly VariantPrice[];
}

/** The prices of a variant that hold at a time, one a list, in the order of the lists' codes; a list that is gone has none. */
export function currentPrices(variant: Variant, { priceLists, prices }: Listed, now: Instant): VariantPriceType[] {
  const held = new Map(pricesAt([...ownPrice(variant, priceLists), ...prices], now).map((price) => [price.priceList, price]));
  return priceLists.flatMap((list) => {
    const price = held.get(list.code);
    return price ? [shown(price, list.isDefault && price.validFrom === null ? variant.price.currency : list.currency)] : [];
  });
}

/** All prices of a variant that are not its own, whenever they hold. */
export function listedPrices({ priceLists, prices }: Listed): VariantPriceType[] {
  const currencies = new Map(priceLists.map(({ code, currency }) => [code, currency]));
  return prices.flatMap((price) => {
    const currency = currencies.get(price.priceList);
    return currency === undefined ? [] : [shown(price, currency)];
  });
}

/** The variant's own price is that of the default list outside all periods. */
function ownPrice({ isUnpriced, price, compareAtPrice }: Variant, priceLists: readonly PriceList[]): VariantPrice[] {
  const list = priceLists.find(({ isDefault }) => isDefault);
  if (!list || isUnpriced) return [];
  const [full, reduced] = compareAtPrice ? [compareAtPrice.minorUnits, price.minorUnits] : [price.minorUnits, null];
  return [{ priceList: list.code, validFrom: null, validTo: null, priceMinor: full, saleMinor: reduced }];
}

const shown = ({ priceList, validFrom, validTo, priceMinor, saleMinor }: VariantPrice, currency: string): VariantPriceType =>
  ({ priceList, validFrom, validTo, price: money(priceMinor, currency), salePrice: saleMinor === null ? null : money(saleMinor, currency) });
