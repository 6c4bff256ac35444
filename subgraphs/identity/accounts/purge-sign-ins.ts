import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { removeExpired, SIGN_IN_TABLES } from '../oauth/expired.store.js';
import type { IdentityContext } from '../identity-deps.js';

/** Remove, in small transactions, sessions, mailed links and invitations whose time is over. Returns their number. */
export function purgeSignIns({ principal, identity: { database, clock } }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  return removeExpired(database, SIGN_IN_TABLES, instant(clock));
}
