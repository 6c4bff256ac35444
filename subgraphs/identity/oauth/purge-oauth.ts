import { ago, type Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { UNUSED_DAYS } from './client.js';
import { deleteUnused, unusedClients } from './client.store.js';
import { GRANT_TABLES, removeExpired } from './expired.store.js';
import { LIFETIMES } from './grant.js';

const BATCH = 200;
const DAY_MILLISECONDS = 86_400_000;

/** Remove, in small transactions, what has expired a day ago, and clients that were not used in 90 days. Returns how many rows. */
export async function purgeOAuth({ principal, identity }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  const removed = await removeExpired(identity.database, GRANT_TABLES, ago(identity.clock, LIFETIMES.usedCode));
  return removed + await purgeClients(identity, ago(identity.clock, UNUSED_DAYS * DAY_MILLISECONDS));
}

const purgeClients = ({ database }: Identity, before: Instant): Promise<number> => removeInBatches(database, {
  most: BATCH, find: (most) => unusedClients(database, before, most), remove: deleteUnused,
});
