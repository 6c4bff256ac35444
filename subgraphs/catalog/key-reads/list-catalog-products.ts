import { canonicalJson } from '#kernel/canonical-json.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { findReadable } from '#subgraph-kit/readable-rows.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { keyReader } from '../key-writes/key-writer.js';
import { keyProductMapper, keyProductRows } from './complete-products.store.js';
import type { KeyProduct } from './key-product.js';
import { findKeyProducts, type KeyProductSearch } from './key-product.store.js';

const MOST_SKUS = 100;

/**
 * A page of the products of the calling key's catalog (document 3, H, GET /products): by id, or those that changed at or after a time by that change, deletions included.
 * A change sequence is committed after every earlier one, so a reader that goes on from the last it has seen misses none.
 */
export async function listCatalogProducts(deps: CatalogDeps, { principal }: CallContext, { filter, page }: { filter: KeyProductSearch; page: PageRequest }): Promise<Connection<KeyProduct>> {
  const key = keyReader(principal);
  const { updatedSince, skus } = filter;
  if (skus && (skus.length < 1 || skus.length > MOST_SKUS)) throw new Failure('BAD_INPUT', 'The filter is not valid', { sku: [`must name 1 to ${String(MOST_SKUS)} SKUs`] });
  const keys = keysetOf(deps.cursors, page, {
    list: `catalog products ${String(key.companyId)} ${String(key.catalogId)} ${canonicalJson(filterOf(filter))}`,
    ...(updatedSince == null ? { columns: ['p.id'] } : { columns: ['p.updated_at', 'p.id'], begins: [updatedSince, 0] }),
  });
  const products = await findReadable(deps.database, {
    ...keyProductRows(key), limit: keys.limit,
    find: (limit) => findKeyProducts(deps.database, key, { ...filter, keys: { ...keys, limit } }), mapper: (rows) => keyProductMapper(deps, key, rows),
  });
  return keys.page(products, ({ id, updatedAt }) => (updatedSince == null ? [id] : [updatedAt, id]));
}

/** What cursors are good for. */
const filterOf = ({ updatedSince, skus, externalId, status }: KeyProductSearch): object => ({ updatedSince: updatedSince ?? null, skus: skus ?? null, status: status ?? null, ...(externalId != null && { externalId }) });
