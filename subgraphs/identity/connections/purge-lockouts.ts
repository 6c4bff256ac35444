import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { IdentityContext } from '../identity-deps.js';
import { deleteOldWindows, oldWindows } from './lockout.store.js';

const BATCH = 200;

/** Delete expired lockouts in small transactions, since callers can create one per address. Returns their number. */
export async function purgeLockouts({ principal, identity: { database, clock } }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  const now = instant(clock);
  return removeInBatches(database, { most: BATCH, find: (most) => oldWindows(database, now, most), remove: (transaction, over) => deleteOldWindows(transaction, now, over) });
}
