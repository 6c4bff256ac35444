import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogWriter } from '../products/access.js';
import { findKeyIds } from '../products/key-ids.store.js';
import { keptBy } from '../products/refuse-locked.js';
import { productEvent } from '../products/product-events.js';
import { recordVariants } from '../products/record-products.js';
import type { StoredProduct } from '../products/stored-product.js';
import { readStored } from '../products/stored-product.store.js';
import { variantRemoved } from '../products/variant-events.js';
import { deleteVariants } from '../products/variant.store.js';
import { moveToTrash } from './trashed-product.store.js';

const MOST = 200;

/**
 * Move products to the trash, all or none: others can have their SKUs, handles and ids, and orders and stock no longer know their variants. Those that are there already stay.
 * Returns the ids that were moved.
 */
export async function deleteProducts(deps: CatalogDeps, context: CallContext, { ids }: { ids: readonly number[] }): Promise<number[]> {
  requireCatalogWriter(context.principal);
  requireIds(ids);
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'deleteProducts' }, () => moveAll(deps, { transaction, context }, ids)));
}

/** Throws BAD_INPUT unless 1 to 200 products are named. */
export function requireIds(ids: readonly number[]): void {
  if (ids.length < 1 || ids.length > MOST) throw new Failure('BAD_INPUT', `Name 1 to ${String(MOST)} products`, { ids: [`must name 1 to ${String(MOST)} products`] });
}

async function moveAll(deps: CatalogDeps, saving: Saving, ids: readonly number[]): Promise<number[]> {
  const products = await readStored(saving.transaction, saving.context.principal.companyId, ids);
  requireAll(ids, products);
  requireUnlocked(products);
  await moveProducts(deps, saving, products);
  return products.map(({ id }) => id);
}

interface Saving {
  readonly transaction: Transaction;
  readonly context: CallContext;
}

/** Move products that were read for it to the trash, whoever keeps them. Answers the change sequence. */
export async function moveProducts(deps: Pick<CatalogDeps, 'outbox'>, { transaction, context }: Saving, products: readonly StoredProduct[]): Promise<Instant> {
  const { companyId } = context.principal;
  const mark = { companyId, changeSequence: await transaction.takeChangeSequence(companyId) };
  const keyIds = await findKeyIds(transaction, companyId, products);
  for (const product of products) {
    const { id, catalogId, version, facts: { sku, handle, externalId }, variants } = product;
    await moveToTrash(transaction, mark, { id, catalogId, version, trashed: { sku, handle, externalId, keys: keyIds.get(id) ?? {}, variants } });
    transaction.recordChange({ kind: 'product', id: String(id), before: product.facts, after: { deletedAt: mark.changeSequence } });
    recordVariants(transaction, id, variants.map(({ facts }) => ({ before: facts, after: null })));
  }
  await deleteVariants(transaction, companyId, products.flatMap(({ variants }) => variants.map(({ id }) => id)));
  await deps.outbox.append(transaction, companyId, products.flatMap(({ id, catalogId, facts, variants }) => [
    ...variants.map(variantRemoved), productEvent('product.deleted', context, { productId: id, catalogId, sku: facts.sku, externalIds: keyIds.get(id), fields: [] }),
  ]));
  return mark.changeSequence;
}

function requireAll(ids: readonly number[], products: readonly StoredProduct[]): void {
  const known = new Set(products.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Failure('NOT_FOUND', `No product ${unknown.join(', ')}, or in the trash already`, { ids: unknown });
}

/** People do not delete what a key keeps to itself. */
function requireUnlocked(products: readonly StoredProduct[]): void {
  const kept = grouped(products.filter(({ writtenBy }) => writtenBy !== null), ({ writtenBy }) => writtenBy ?? '');
  if (kept.size === 0) return;
  const said = [...kept].map(([key, own]) => `The products ${own.map(({ id }) => id).join(', ')}: ${keptBy(key)}`);
  throw new Failure('FIELD_LOCKED', said.join('. '), { ids: [...kept.values()].flat().map(({ id }) => id), keys: [...kept.keys()] });
}
