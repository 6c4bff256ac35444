import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { findTarget, variantOf } from './find-target.js';
import { statusOf, unknownNotes } from './item-outcome.js';
import { keyWriter } from './key-writer.js';
import { rehearsedStock } from './rehearsed-stock.js';
import { writeStock, type StockEntry } from './write-stock.js';
import type { VariantOutcome } from './write-variant.js';
import { referenceOf, type NamedProduct } from '../products/product-reference.js';

/** Stock of one variant. */
export interface WrittenVariantStock {
  readonly target: NamedProduct;
  /** Id or SKU. */
  readonly variant: string;
  readonly entries: readonly StockEntry[];
  /** Fields that the interface does not know. */
  readonly ignored?: readonly string[] | undefined;
}

/** Set the stock of one variant. Throws PRODUCT_NOT_FOUND, VARIANT_NOT_FOUND, FIELD_LOCKED where a system owns it, and NOT_WRITTEN where no entry could be written. */
export async function writeVariantStock(deps: CatalogDeps, context: CallContext, { target, variant, entries, ignored = [] }: WrittenVariantStock): Promise<VariantOutcome> {
  const key = keyWriter(context.principal);
  const product = await findTarget(deps.database, key, referenceOf(target));
  const { id, facts: { sku } } = variantOf(product, variant);
  const results = await writeStock(deps, context, { entries: entries.map((entry) => ({ ...entry, variantId: id })) });
  const owner = results.find((result) => result.owner !== null)?.owner;
  if (owner != null) throw new Failure('FIELD_LOCKED', `The stock of this product is owned by ${owner}`, { locked: ['stock'] });
  const errors = results.flatMap(({ location, errors: messages }) => messages.map((message) => ({ field: 'stock', variantSku: sku, message: `${location}: ${message}` })));
  if (errors.length > 0 && results.every(({ status }) => status === 'FAILED')) throw new Failure('NOT_WRITTEN', errors.map(({ message }) => message).join('; '));
  return {
    status: statusOf({ isNew: false, changed: true, errors, notes: [] }), productId: product.id, sku: product.facts.sku, errors, notes: unknownNotes(ignored, sku), variantSku: sku,
    ...(context.dryRun && { rehearsedStock: results.flatMap(({ set }) => (set ? rehearsedStock(sku, set) : [])) }),
  };
}
