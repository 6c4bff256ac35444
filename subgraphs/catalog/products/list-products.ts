import { canonicalJson } from '#kernel/canonical-json.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from './access.js';
import { requireListInput, type ListInput } from './list-input.js';
import { searchProducts, type ProductSearch } from './product.store.js';
import type { Product } from './product.js';

/** A page of products in the order of their ids. */
export async function listProducts({ database, cursors }: CatalogDeps, { principal }: CallContext, input: ListInput<ProductSearch>): Promise<Connection<Product>> {
  requireCatalogReader(principal);
  requireListInput(input);
  const { filter, page } = input;
  const keys = keysetOf(cursors, page, { list: `products ${String(principal.companyId)} ${canonicalJson(filter ?? {})}`, columns: ['p.id'] });
  const rows = await searchProducts(database, principal.companyId, { ...filter, keys });
  return keys.page(rows, ({ id }) => [id]);
}
