import type { Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { GRANT_TABLES, removeExpired, SIGN_IN_TABLES } from './expired.store.js';

const END_OF_TIME: Instant = '9999-12-31T23:59:59.999Z';

/**
 * End every session, mailed link, invitation, grant and token of an app, and replace the signing key: after a restore from a backup (decision 42), where what was ended or
 * used since the backup would count again. Returns how many rows were removed.
 */
export async function endAllAccess({ principal, identity: { database, signingKeys } }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  await signingKeys.rotate();
  return removeExpired(database, [...SIGN_IN_TABLES, ...GRANT_TABLES], END_OF_TIME);
}
