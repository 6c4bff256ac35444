import type { ItemError } from '#contract/product-item.js';
import type { ProductDraft } from '../products/product-draft.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { Candidates } from './match-item.js';

interface Usable {
  readonly variants: ProductDraft['variants'];
  readonly errors: readonly ItemError[];
}

/** The variants of a draft whose SKUs are free or the product's own, each once. */
export function usableVariants({ variants }: ProductDraft, product: StoredProduct | undefined, { bySku }: Candidates): Usable {
  const errors: ItemError[] = [];
  const seen = new Set<string>();
  const isTaken = (sku: string): boolean => bySku.variants.get(sku)?.some((other) => other.product !== product) === true;
  const isRenamedTwice = (newSku: string | undefined): boolean => newSku !== undefined && product?.variants.some(({ facts }) => facts.sku === newSku) === true;
  const problemOf = ({ sku, newSku }: ProductDraft['variants'][number]): string | undefined => {
    if (seen.has(newSku ?? sku)) return 'appears twice';
    if (isRenamedTwice(newSku)) return 'belongs to another variant';
    return isTaken(newSku ?? sku) ? 'belongs to another product' : undefined;
  };
  const usable = variants.filter((variant) => {
    const message = problemOf(variant);
    if (message !== undefined) errors.push({ field: 'sku', variantSku: variant.sku, message, ...(isTaken(variant.newSku ?? variant.sku) && { isTaken: true }) });
    seen.add(variant.newSku ?? variant.sku);
    return message === undefined;
  });
  return { variants: usable, errors };
}
