import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { deleteExpired } from './expired.store.js';

/** Remove sessions, mailed links and invitations whose time is over. Returns their number. */
export async function purgeSignIns({ principal, identity: { database, clock } }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  return database.inTransaction((transaction) => deleteExpired(transaction, instant(clock)));
}
