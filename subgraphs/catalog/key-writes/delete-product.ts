import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Instant } from '#kernel/clock.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { moveProducts } from '../trash/delete-products.js';
import { restoreAll } from '../trash/restore-products.js';
import { findInTrash } from '../trash/trashed-product.store.js';
import { findTarget } from './find-target.js';
import { keyWriter } from './key-writer.js';
import { referenceOf, type NamedProduct } from './product-reference.js';

/** A product that a key moved to the trash. */
export interface DeletedProduct {
  readonly id: number;
  readonly sku: string | null;
  readonly updatedAt: Instant;
}

/** Move a product of the key's catalog to the trash. Throws PRODUCT_NOT_FOUND, also for one that is there already. */
export function deleteProduct(deps: CatalogDeps, context: CallContext, { target }: { readonly target: NamedProduct }): Promise<DeletedProduct> {
  const key = keyWriter(context.principal);
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'deleteProduct' }, async () => {
    const product = await findTarget(transaction, key, referenceOf(target));
    const updatedAt = await moveProducts(deps, { transaction, context }, [product]);
    return { id: product.id, sku: product.facts.sku, updatedAt };
  }));
}

/**
 * Take a product out of the trash. Throws PRODUCT_NOT_FOUND where the trash of the key's catalog does not have it, PRODUCT_NOT_WRITTEN where another product has one of its SKUs meanwhile.
 * Answers its id.
 */
export function restoreProduct(deps: CatalogDeps, context: CallContext, { target }: { readonly target: NamedProduct }): Promise<number> {
  const key = keyWriter(context.principal);
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'restoreProduct' }, async () => {
    const id = await findInTrash(transaction, key, referenceOf(target));
    if (id === undefined) throw new Failure('PRODUCT_NOT_FOUND', 'No product in the trash has this id or SKU');
    await restoreAll(deps, { transaction, context }, [id]).catch((error: unknown) => {
      throw error instanceof Failure && error.code === 'ALREADY_EXISTS' ? new Failure('PRODUCT_NOT_WRITTEN', error.message, error.details) : error;
    });
    return id;
  }));
}
