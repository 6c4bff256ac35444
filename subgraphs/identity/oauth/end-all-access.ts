import type { Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { removeExpired, type ExpiringTable } from './expired.store.js';

/** All that people and apps hold; what belongs to a grant comes before it. */
const HELD = ['sign_in_session', 'account_link', 'invitation', 'oauth_code', 'oauth_access_token', 'oauth_refresh_token', 'oauth_grant'] as const satisfies readonly ExpiringTable[];

const END_OF_TIME: Instant = '9999-12-31T23:59:59.999Z';

/**
 * End every session, mailed link, invitation, grant and token of an app, and replace the signing key: after a restore from a backup (decision 42), where what was ended or
 * used since the backup would count again. Returns how many rows were removed.
 */
export async function endAllAccess({ principal, identity: { database, signingKeys } }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  await signingKeys.rotate();
  let removed = 0;
  for (const table of HELD) removed += await removeExpired(database, table, END_OF_TIME);
  return removed;
}
