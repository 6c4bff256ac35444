import { canonicalJson } from '#kernel/canonical-json.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from './access.js';
import { requireListInput, type ListInput } from './list-input.js';
import { searchVariants, type VariantSearch } from './variant.store.js';
import type { Variant } from './variant.js';

/** A page of variants in the order of their SKUs. */
export async function listVariants({ database, cursors }: CatalogDeps, { principal }: CallContext, input: ListInput<VariantSearch>): Promise<Connection<Variant>> {
  requireCatalogReader(principal);
  requireListInput(input);
  const { filter, page } = input;
  const keys = keysetOf(cursors, page, { list: `variants ${String(principal.companyId)} ${canonicalJson(filter ?? {})}`, columns: ['v.sku'] });
  const rows = await searchVariants(database, principal.companyId, { ...filter, keys });
  return keys.page(rows, ({ sku }) => [sku]);
}
