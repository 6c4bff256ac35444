import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { endGrantsOf } from '../oauth/grant.store.js';
import { deleteLinks } from './account-link.store.js';
import { deleteSessionsOf } from './sign-in-session.store.js';

/** End all that acts for an account, or could replace its password: sessions, mailed links and the grants of apps. For a password that was replaced, because others may have known the one before. */
export async function endAccess(transaction: Transaction, accountId: string, at: Instant): Promise<void> {
  await deleteSessionsOf(transaction, accountId);
  await deleteLinks(transaction, accountId);
  await endGrantsOf(transaction, { accountId }, at);
}
