import { decimalFromMinor } from '#kernel/money.js';
import type { PriceItem } from '#contract/product-item.js';
import type { PriceList } from '../catalogs/catalog.js';
import type { VariantPrice } from '../products/variant-price.js';
import type { VariantFacts } from '../products/variant.js';
import { defaultList, type WriteSettings } from '../products/write-settings.js';

/** A variant that is stored, with its prices in other lists and of periods. */
export interface StoredVariant {
  readonly facts: VariantFacts;
  readonly prices: readonly VariantPrice[];
}

/** The price of a variant in a list after a write, as decimal amounts. */
export interface GivenPrice {
  /** Undefined where the catalog has no such list. */
  readonly list: PriceList | undefined;
  /** Undefined where none was sent and none is stored. */
  readonly price: string | undefined;
  readonly sale: string | null;
  /** A reduced price was sent that is above the price. */
  readonly isSaleAbove: boolean;
  /** The reduced price that was there is not below the price that was sent. */
  readonly endsSale: boolean;
}

/** What is sent of a price over what is stored: each of the two amounts stays where it is not named, and a reduced price that is not below the price ends. */
export function priceGiven({ priceList, price: sent, salePrice }: PriceItem, settings: WriteSettings, variant: StoredVariant | undefined): GivenPrice {
  const list = priceList === undefined ? defaultList(settings) : settings.priceLists.get(priceList);
  const stored = storedIn(sent === undefined || salePrice === undefined ? list : undefined, variant);
  const price = sent ?? stored.price;
  const named = salePrice ?? stored.sale;
  const sale = isBelow(named, price) ? named : null;
  return { list, price, sale, isSaleAbove: difference(salePrice, price) > 0, endsSale: salePrice === undefined && named !== sale };
}

const isBelow = (sale: string | null, price: string | undefined): boolean => sale !== null && difference(sale, price) < 0;

/** 0 where one of the amounts is not given. */
const difference = (one: string | undefined, other: string | undefined): number => (one === undefined || other === undefined ? 0 : Number(one) - Number(other));

interface StoredAmounts {
  readonly price: string | undefined;
  readonly sale: string | null;
}

const NONE: StoredAmounts = { price: undefined, sale: null };

/** The price that a variant has in a list outside all periods; its own in the default list, where the one before the reduction is the price. */
function storedIn(list: PriceList | undefined, variant: StoredVariant | undefined): StoredAmounts {
  if (!list || !variant) return NONE;
  const { facts, prices } = variant;
  const decimal = (minor: number): string => decimalFromMinor(minor, list.currency);
  const one = list.isDefault ? ownOf(facts) : prices.find(({ priceList, validFrom }) => priceList === list.code && validFrom === null);
  return one ? { price: decimal(one.priceMinor), sale: one.saleMinor === null ? null : decimal(one.saleMinor) } : NONE;
}

const ownOf = ({ isUnpriced, priceMinor, compareAtMinor }: VariantFacts): Pick<VariantPrice, 'priceMinor' | 'saleMinor'> | undefined =>
  (isUnpriced ? undefined : { priceMinor: compareAtMinor ?? priceMinor, saleMinor: compareAtMinor === null ? null : priceMinor });
