import { instant } from '#kernel/clock.js';
import { deleteLinks } from '../accounts/account-link.store.js';
import { deleteUnusedAccount } from '../accounts/account.store.js';
import { deleteSessionsOf } from '../accounts/sign-in-session.store.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { refuseWithoutOwner } from './known-person.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { deletePerson } from './person.store.js';
import { revokeInvitations } from './revoke-invitations.js';
import { deleteTokensOf } from './staff-token.store.js';

/**
 * End a person's membership with their tokens in the company and the open invitations they sent; sessions and apps have no rights in it from the commit on. In their last company their account is removed
 * with its sessions. Answers whether it was. Throws INVALID_STATE for the last owner.
 */
export async function endMembership(transaction: Transaction, context: IdentityContext, person: Person): Promise<boolean> {
  const { identity } = context;
  await refuseWithoutOwner(transaction, person);
  await deleteTokensOf(transaction, person);
  await revokeInvitations(transaction, identity, { ...person, deactivatedAt: instant(identity.clock) });
  await deletePerson(transaction, person);
  const isLast = await deleteUnusedAccount(transaction, person.accountId);
  if (isLast) {
    await deleteSessionsOf(transaction, person.accountId);
    await deleteLinks(transaction, person.accountId);
  }
  await identity.outbox.append(transaction, person.companyId, [personEvent('removed', person, context)]);
  return isLast;
}
