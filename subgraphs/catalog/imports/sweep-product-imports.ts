import { requireScope, type CallContext } from '#contract/principal.js';
import { UPLOADED_AS } from '#contract/upload.js';
import { sweepUnused } from '#subgraph-kit/blobs/sweep-unused.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { findCompanies } from '../catalogs/catalog.store.js';
import { STORED_AS } from './product-import.js';
import { findContents } from './product-import.store.js';

/** Delete the stored products of imports that do not exist, and uploads: a process that is killed while it queues one leaves them, and so does storage that fails when an import ends. Answers how many files are gone. */
export async function sweepProductImports(deps: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const { database } = deps;
  const companyIds = await findCompanies(database);
  const products = await sweepUnused(deps, companyIds, { contentType: STORED_AS, referenced: (companyId, hashes) => findContents(database, companyId, hashes) });
  return products + await sweepUnused(deps, companyIds, { contentType: UPLOADED_AS, referenced: () => Promise.resolve(new Set()) });
}
