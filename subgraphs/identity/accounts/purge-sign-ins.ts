import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { removeExpired, type ExpiringTable } from '../oauth/expired.store.js';
import type { IdentityContext } from '../identity-deps.js';

const EXPIRING_TABLES = ['sign_in_session', 'account_link', 'invitation'] as const satisfies readonly ExpiringTable[];

/** Remove, in small transactions, sessions, mailed links and invitations whose time is over. Returns their number. */
export async function purgeSignIns({ principal, identity: { database, clock } }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  let removed = 0;
  for (const table of EXPIRING_TABLES) removed += await removeExpired(database, table, instant(clock));
  return removed;
}
