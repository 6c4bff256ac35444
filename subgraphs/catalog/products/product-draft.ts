import type { ProductFacts } from './product.js';
import type { VariantFacts } from './variant.js';

/** What a caller says about a record: what is absent stays as it is, null empties a field. */
type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A variant as a caller wants it, checked. */
export type VariantDraft = Given<VariantFacts> & Pick<VariantFacts, 'sku' | 'priceMinor' | 'currency'>;

/** A product as a caller wants it, checked. */
export type ProductDraft = Given<Omit<ProductFacts, 'title'>> & Pick<ProductFacts, 'title'> & { readonly variants: readonly VariantDraft[] };

/** What was there with what is given written over it. */
export const overwritten = <T extends object>(known: T, given: Given<T>): T => ({ ...known, ...onlySaid(given) });

const onlySaid = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
