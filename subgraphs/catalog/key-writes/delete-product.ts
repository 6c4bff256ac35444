import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Instant } from '#kernel/clock.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { KeyProduct } from '../key-reads/key-product.js';
import { readCatalogProduct } from '../key-reads/read-catalog-product.js';
import { moveProducts } from '../trash/delete-products.js';
import { restoreAll } from '../trash/restore-products.js';
import { findInTrash } from '../trash/trashed-product.store.js';
import type { StoredProduct } from '../products/stored-product.js';
import { findTarget } from './find-target.js';
import { keyWriter } from './key-writer.js';
import { referenceOf, type NamedProduct } from '../products/product-reference.js';

/** A product that a key moved to the trash. */
export interface DeletedProduct {
  readonly id: number;
  readonly sku: string | null;
  readonly updatedAt: Instant;
}

/** Move a product of the key's catalog to the trash. Throws PRODUCT_NOT_FOUND, also for one that is there already, and for the SKU of a variant of a product that has one of its own. */
export function deleteProduct(deps: CatalogDeps, context: CallContext, { target }: { readonly target: NamedProduct }): Promise<DeletedProduct> {
  const key = keyWriter(context.principal);
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'deleteProduct' }, async () => {
    const product = await findTarget(transaction, key, referenceOf(target));
    refuseVariant(product, target);
    const updatedAt = await moveProducts(deps, { transaction, context }, [product]);
    return { id: product.id, sku: product.facts.sku, updatedAt };
  }));
}

/** Whoever names a variant does not mean all the others. */
function refuseVariant({ facts: { sku: own } }: StoredProduct, { sku }: NamedProduct): void {
  if (own !== null && sku != null && sku !== own) throw new Failure('PRODUCT_NOT_FOUND', `No product has the SKU ${sku}: it is a variant of ${own}, which is deleted by its own SKU, and a variant below /variants`);
}

/**
 * Take a product out of the trash. Throws PRODUCT_NOT_FOUND where the trash of the key's catalog does not have it, PRODUCT_NOT_WRITTEN where another product has one of its SKUs meanwhile.
 */
export function restoreProduct(deps: CatalogDeps, context: CallContext, { target }: { readonly target: NamedProduct }): Promise<KeyProduct> {
  const key = keyWriter(context.principal);
  const { database, clock } = deps;
  return database.inTransaction(async (transaction) => {
    const id = await commandOnce(transaction, { context, clock, name: 'restoreProduct' }, async () => {
      const found = await findInTrash(transaction, key, referenceOf(target));
      if (found === undefined) throw new Failure('PRODUCT_NOT_FOUND', 'No product in the trash has this id or SKU');
      await restoreAll(deps, { transaction, context }, [found]).catch(asUnwritten);
      return found;
    });
    return readCatalogProduct({ database: transaction, clock }, context, { id });
  });
}

function asUnwritten(error: unknown): never {
  throw error instanceof Failure && error.code === 'ALREADY_EXISTS' ? new Failure('PRODUCT_NOT_WRITTEN', error.message, error.details) : error;
}
