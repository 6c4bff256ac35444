import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { UPLOADED_AS } from '#contract/upload.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { findCompanies } from '../catalogs/catalog.store.js';
import { STORED_AS } from './product-import.js';
import { findContents } from './product-import.store.js';

/** Much longer than a call that queues an import may take between its file and its row. */
const KEPT_MILLISECONDS = 86_400_000;

/** Delete the stored products of imports that do not exist, and uploads: a process that is killed while it queues one leaves them, and so does storage that fails when an import ends. Answers how many files are gone. */
export async function sweepProductImports({ database, clock, blobs }: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = new Date(ago(clock, KEPT_MILLISECONDS));
  let gone = 0;
  for (const companyId of await findCompanies(database)) {
    gone += await blobs.sweep(companyId, { before, contentType: STORED_AS, referenced: (hashes) => findContents(database, companyId, hashes) });
    gone += await blobs.sweep(companyId, { before, contentType: UPLOADED_AS, referenced: () => Promise.resolve(new Set()) });
  }
  return gone;
}
