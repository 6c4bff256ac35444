import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { deleteOldWindows, oldWindows } from './lockout.store.js';

const BATCH = 200;

/** Delete expired lockouts in small transactions, since callers can create one per address. Returns their number. */
export async function purgeLockouts({ principal, identity: { database, clock } }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  const now = instant(clock);
  for (let removed = 0; ;) {
    const over = await oldWindows(database, now, BATCH);
    if (over.length > 0) removed += await database.inTransaction((transaction) => deleteOldWindows(transaction, now, over));
    if (over.length < BATCH) return removed;
  }
}
