import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from './catalog.js';
import { findCatalogs } from './catalog.store.js';
import { firstCatalog } from './first-catalog.js';
import { requireCatalog } from './require-catalog.js';

/** The catalog that a key writes into. The first products of a company get one, as those of people do: with a price list in the currency. */
export async function catalogOfKey(deps: Pick<CatalogDeps, 'clock'>, transaction: Transaction, { companyId, catalogId, currency }: { readonly companyId: number; readonly catalogId: number; readonly currency?: string | undefined }): Promise<Catalog> {
  const known = (await findCatalogs(transaction, companyId)).find(({ id }) => id === catalogId);
  if (known) return known;
  await firstCatalog(deps, transaction, { companyId, currency });
  return requireCatalog(transaction, companyId, catalogId);
}
