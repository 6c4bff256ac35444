import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import type { KeyProduct } from '../key-reads/key-product.js';
import { readCatalogProduct } from '../key-reads/read-catalog-product.js';
import { productGates } from '../products/product-gates.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { Gate } from '../products/write-gate.js';
import { removeFrom } from '../products/remove-variants.js';
import { findTarget, variantOf } from './find-target.js';
import { keeperOf, keyWriter } from './key-writer.js';
import { referenceOf, type NamedProduct } from '../products/product-reference.js';

/** Remove a variant of a product as a key of the catalog API. Throws PRODUCT_NOT_FOUND, VARIANT_NOT_FOUND, FIELD_RULE, FIELD_LOCKED, and VARIANT_NOT_WRITTEN for the last one. Answers the product without it. */
export function removeVariant(deps: CatalogDeps, context: CallContext, { target, variant }: { target: NamedProduct; variant: string }): Promise<KeyProduct> {
  const key = keyWriter(context.principal);
  const { database, clock } = deps;
  return database.inTransaction(async (transaction) => {
    const id = await commandOnce(transaction, { context, clock, name: 'removeVariant' }, async () => {
      const catalog = await requireCatalog(transaction, key.companyId, key.catalogId);
      const product = await findTarget(transaction, key, referenceOf(target));
      const { facts: { sku } } = variantOf(product, variant);
      const gateFor = await productGates(transaction, key.companyId, { author: key.author, products: [product] });
      requireRemovable(product, gateFor(product));
      await removeFrom(deps, { transaction, context }, { products: [product], skus: [sku], catalogs: [catalog], writtenBy: keeperOf(key) });
      return product.id;
    });
    return readCatalogProduct({ database: transaction, clock }, context, { id });
  });
}

function requireRemovable({ variants }: StoredProduct, gate: Gate): void {
  const refusal = gate({ field: 'variants', isFilled: true });
  if (refusal && refusal.owner !== null) throw new Failure('FIELD_LOCKED', 'The variants of this product are owned by another system', { locked: ['variants'] });
  if (refusal) throw new Failure('FIELD_RULE', 'The field rule of this key does not allow it to remove variants', { fields: ['variants'] });
  if (variants.length === 1) throw new Failure('VARIANT_NOT_WRITTEN', 'A product keeps its last variant; delete the product instead');
}
