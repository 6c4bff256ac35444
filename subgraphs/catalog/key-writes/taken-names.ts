import type { ProductItem } from '#contract/product-item.js';
import type { MatchedItem } from './match-item.js';

/** The names that items have, and the products that they mean. */
export class TakenNames {
  readonly #products = new Set<number>();
  readonly #skus = new Set<string>();
  readonly #externalIds = new Set<string>();

  /** Whether an earlier item has a name of this one, or means its product. */
  has({ item, match }: MatchedItem): boolean {
    const product = productOf(match);
    return (product !== undefined && this.#products.has(product)) || (item.externalId !== undefined && this.#externalIds.has(item.externalId)) || skusOf(item).some((sku) => this.#skus.has(sku));
  }

  add({ item, match }: MatchedItem): void {
    const product = productOf(match);
    if (product !== undefined) this.#products.add(product);
    if (item.externalId !== undefined) this.#externalIds.add(item.externalId);
    for (const sku of skusOf(item)) this.#skus.add(sku);
  }
}

const productOf = (match: MatchedItem['match']): number | undefined => ('product' in match ? match.product?.id : undefined);

/** Of the product and of its variants. */
function skusOf({ sku, variants = [] }: ProductItem): string[] {
  const skus = sku === undefined ? [] : [sku];
  for (const variant of variants) {
    skus.push(variant.sku);
    if (variant.newSku !== undefined) skus.push(variant.newSku);
  }
  return skus;
}
