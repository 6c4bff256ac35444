import type { ProductFacts } from './product.js';
import type { VariantFacts } from './variant.js';

/** Fields given by a caller: absent fields keep their values, null clears a field. */
type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A validated variant as sent by a caller. */
export type VariantDraft = Given<VariantFacts> & Pick<VariantFacts, 'sku' | 'priceMinor' | 'currency'>;

/** A validated product as sent by a caller. */
export type ProductDraft = Given<Omit<ProductFacts, 'title'>> & Pick<ProductFacts, 'title'> & { readonly variants: readonly VariantDraft[] };

/** A record with the given fields overwritten. */
export const overwritten = <T extends object>(known: T, given: Given<T>): T => ({ ...known, ...onlyDefined(given) });

const onlyDefined = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
