import { requireScope, type CallContext } from '#contract/principal.js';
import { sweepUnused } from '#subgraph-kit/blobs/sweep-unused.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { findCompanies } from '../catalogs/catalog.store.js';
import { STORED_AS } from './kept-image.js';
import { findUsed, forgetSizes } from './media.store.js';

/** Delete the stored bytes of images that no product has any more, with their sizes. Answers how many files are gone. */
export async function sweepImages(deps: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const { database } = deps;
  const companyIds = await findCompanies(database);
  for (const companyId of companyIds) await database.inTransaction((transaction) => forgetSizes(transaction, companyId));
  return sweepUnused(deps, companyIds, { contentType: STORED_AS, referenced: (companyId, hashes) => findUsed(database, companyId, hashes) });
}
