import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Catalog } from './catalog.js';
import { findCatalogs } from './catalog.store.js';

/** A catalog of the company, or its first one where none is named; throws NOT_FOUND. */
export async function requireCatalog(reader: Reader, companyId: number, catalogId: number | null | undefined): Promise<Catalog> {
  const catalogs = await findCatalogs(reader, companyId);
  const catalog = catalogId == null ? catalogs[0] : catalogs.find(({ id }) => id === catalogId);
  if (!catalog) throw new Failure('NOT_FOUND', catalogId == null ? 'The company has no catalog yet: its first products make one, or createCatalog' : `No catalog ${String(catalogId)}`, { catalogId: catalogId ?? null });
  return catalog;
}
