import { requireScope, type CallContext } from '#contract/principal.js';
import { sweepUnused } from '#subgraph-kit/blobs/sweep-unused.js';
import { findCompanies } from '#subgraph-kit/feed.js';
import type { OrdersDeps } from '../orders-deps.js';
import { STORED_AS } from './return-photo.js';
import { findUsedPhotos } from './return-photo.store.js';

/** Delete the stored photos that no return has. Answers how many are gone. */
export async function sweepReturnPhotos(deps: OrdersDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const { database } = deps;
  return sweepUnused(deps, await findCompanies(database), { contentType: STORED_AS, referenced: (companyId, hashes) => findUsedPhotos(database, companyId, hashes) });
}
