import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { messagesByField } from '#contract/problems.js';
import type { ItemOutcome, VariantItem } from '#contract/product-item.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { StoredProduct } from '../products/stored-product.js';
import { findTarget, variantOf } from './find-target.js';
import { keyWriter } from './key-writer.js';
import { setItemStock } from './set-item-stock.js';
import { writeItems, type Saving, type WrittenItem } from './write-items.js';
import { referenceOf, type NamedProduct } from '../products/product-reference.js';

/** A variant that a key adds to a product or changes. */
export interface WrittenVariant {
  readonly target: NamedProduct;
  /** Id or SKU of the variant that is changed; a new one is added without it. */
  readonly variant?: string | null | undefined;
  readonly fields: Omit<VariantItem, 'sku' | 'newSku'> & { readonly sku?: string | undefined };
  readonly ignored?: readonly string[] | undefined;
}

/** An outcome with the SKU of the one variant that it is about. */
export interface VariantOutcome extends ItemOutcome {
  readonly variantSku: string;
}

/**
 * Add a variant to a product, or change one, as a key of the catalog API. Throws PRODUCT_NOT_FOUND, VARIANT_NOT_FOUND, FIELD_RULE and FIELD_LOCKED, and VARIANT_NOT_WRITTEN
 * where another variant has the SKU.
 */
export async function writeVariant(deps: CatalogDeps, context: CallContext, written: WrittenVariant): Promise<VariantOutcome> {
  keyWriter(context.principal);
  const { database, clock } = deps;
  const { item, variantSku } = await database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'writeVariant' }, () => write(deps, { transaction, context }, written)));
  const [outcome = item.outcome] = await setItemStock(deps, context, [item]);
  return { ...outcome, variantSku };
}

async function write(deps: CatalogDeps, saving: Saving, { target, variant, fields: { sku, ...fields }, ignored }: WrittenVariant): Promise<{ item: WrittenItem; variantSku: string }> {
  const product = await findTarget(saving.transaction, keyWriter(saving.context.principal), referenceOf(target));
  const { own, newSku } = variant == null ? { own: newVariant(product, sku ?? ''), newSku: undefined } : renamed(variantOf(product, variant).facts.sku, sku);
  const [item] = await writeItems(deps, saving, { isStrict: true, items: [{ target: { id: product.id }, variants: [{ ...fields, sku: own, newSku, ignored }] }] });
  if (!item) throw new Error('One item has one outcome');
  requireWritten(item.outcome);
  return { item, variantSku: newSku ?? own };
}

/** The SKU of a variant that the product does not have yet. */
function newVariant({ variants }: StoredProduct, sku: string): string {
  if (variants.some(({ facts }) => facts.sku === sku)) throw new Failure('VARIANT_NOT_WRITTEN', `The product has a variant with the SKU ${sku} already`);
  return sku;
}

const renamed = (own: string, sku: string | undefined): { own: string; newSku: string | undefined } => ({ own, newSku: sku === own ? undefined : sku });

function requireWritten({ errors }: ItemOutcome): void {
  const [error] = errors;
  if (error?.isTaken) throw new Failure('VARIANT_NOT_WRITTEN', 'Another product has a variant with this SKU');
  if (error) throw new Failure('BAD_INPUT', 'The variant has fields that cannot be used', messagesByField(errors));
}
