import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { STORED_AS } from './return-photo.js';
import { findCompanies, findUsedPhotos } from './return-photo.store.js';

/** Much longer than a photo may take between its bytes and its return. */
const KEPT_MILLISECONDS = 86_400_000;

/** Delete the stored photos that no return has. Answers how many are gone. */
export async function sweepReturnPhotos({ database, clock, blobs }: OrdersDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = new Date(ago(clock, KEPT_MILLISECONDS));
  let gone = 0;
  for (const companyId of await findCompanies(database)) {
    gone += await blobs.sweep(companyId, { before, contentType: STORED_AS, referenced: (hashes) => findUsedPhotos(database, companyId, hashes) });
  }
  return gone;
}
