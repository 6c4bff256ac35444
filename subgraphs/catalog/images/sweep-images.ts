import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { findCompanies } from '../catalogs/catalog.store.js';
import { STORED_AS } from './kept-image.js';
import { findUsed, forgetSizes } from './media.store.js';

/** Much longer than an image may take between its bytes and its row. */
const KEPT_MILLISECONDS = 86_400_000;

/** Delete the stored bytes of images that no product has any more, with their sizes. Answers how many files are gone. */
export async function sweepImages({ database, clock, blobs }: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = new Date(ago(clock, KEPT_MILLISECONDS));
  let gone = 0;
  for (const companyId of await findCompanies(database)) {
    await database.inTransaction((transaction) => forgetSizes(transaction, companyId));
    gone += await blobs.sweep(companyId, { before, contentType: STORED_AS, referenced: (hashes) => findUsed(database, companyId, hashes) });
  }
  return gone;
}
