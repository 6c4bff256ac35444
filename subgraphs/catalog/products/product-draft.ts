import type { AttributeValue, ProductFacts } from './product.js';
import type { Translation } from './product-details.js';
import type { VariantFacts } from './variant.js';
import type { VariantPrice } from './variant-price.js';

/** Fields given by a caller: absent fields keep their values, null clears a field. */
type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A price as given; null takes the one of its list and period away. */
export type PriceDraft = Pick<VariantPrice, 'priceList' | 'validFrom'> & { readonly price: Omit<VariantPrice, 'priceList' | 'validFrom'> | null };

/** A validated variant as sent by a caller. */
export type VariantDraft = Given<VariantFacts> & Pick<VariantFacts, 'sku'> & {
  /** The SKU it is to have; its own unless given. */
  readonly newSku?: string | undefined;
  /** Prices in other lists than the default one, and of periods; those that are not named stay. */
  readonly prices?: readonly PriceDraft[] | undefined;
};

/** A validated product as sent by a caller. */
export type ProductDraft = Given<Omit<ProductFacts, 'attributes'>> & {
  /** Values by code; those that are not named stay, null takes one away. */
  readonly attributes?: Readonly<Record<string, AttributeValue | null>> | undefined;
  /** All its categories; they stay unless given. */
  readonly categoryIds?: readonly number[] | undefined;
  /** By locale; those that are not named stay. */
  readonly translations?: Readonly<Record<string, Given<Translation>>> | undefined;
  readonly variants: readonly VariantDraft[];
};

/** A product as sent, before what it names of its catalog was looked up. */
export type SentDraft = Omit<ProductDraft, 'attributes' | 'variants'> & {
  /** Values as text by code; null takes one away. */
  readonly attributes?: Readonly<Record<string, string | null>> | undefined;
  readonly variants: readonly SentVariant[];
};

/** A variant as sent, before the price lists it names were looked up. */
export type SentVariant = Omit<VariantDraft, 'prices'> & { readonly prices?: readonly SentPrice[] | undefined };

/** A price as sent; the amounts are in minor units of the currency. */
export type SentPrice = PriceDraft & { readonly currency: string | null };
