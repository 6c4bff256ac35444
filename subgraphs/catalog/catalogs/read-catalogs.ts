import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogReader } from '../products/access.js';
import type { Catalog } from './catalog.js';
import { findCatalogs } from './catalog.store.js';

/** The company's catalogs, by id. */
export function listCatalogs({ database }: CatalogDeps, { principal }: CallContext): Promise<Catalog[]> {
  requireCatalogReader(principal);
  return findCatalogs(database, principal.companyId);
}

/** One catalog by its id or slug, the company's first one where neither is named; null when there is none. */
export async function readCatalog(deps: CatalogDeps, context: CallContext, { id, slug }: { id?: number | null | undefined; slug?: string | null | undefined }): Promise<Catalog | null> {
  const catalogs = await listCatalogs(deps, context);
  return catalogs.find((catalog) => (id == null || catalog.id === id) && (slug == null || catalog.slug === slug)) ?? null;
}
