import { canonicalJson } from '#kernel/canonical-json.js';
import type { CallContext } from '#contract/principal.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from './access.js';
import { requireListInput, type ListInput } from './list-input.js';
import { searchProducts, type ProductSearch } from './product.store.js';
import type { Product } from './product.js';

/** A page of products in the order of their ids. */
export async function listProducts({ database, cursors }: CatalogDeps, { principal }: CallContext, input: ListInput<ProductSearch>): Promise<Connection<Product>> {
  requireCatalogReader(principal);
  requireListInput(input);
  const { filter, first, after } = input;
  const list = `products ${String(principal.companyId)} ${canonicalJson(filter ?? {})}`;
  const [from = 0] = after ? cursors.decode(list, after) : [];
  const rows = await searchProducts(database, principal.companyId, { ...filter, after: Number(from), limit: first + 1 });
  return pageOf(rows, first, ({ id }) => cursors.encode(list, [id]));
}
