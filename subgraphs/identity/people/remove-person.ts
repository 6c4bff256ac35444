import { instant } from '#kernel/clock.js';
import { deleteUnusedAccount } from '../accounts/account.store.js';
import { deleteLinks } from '../accounts/account-link.store.js';
import { deleteSessionsOf } from '../accounts/sign-in-session.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { refuseWithoutOwner } from './known-person.js';
import { managePerson } from './manage-person.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { deletePerson } from './person.store.js';
import { revokeInvitations } from './revoke-invitations.js';
import { deleteTokensOf } from './staff-token.store.js';

/** Remove a person with their tokens, which are refused from then on, the open invitations they sent, and in their last company their account with its sessions; needs company.manage, and an owner to remove an owner. Returns the removed person. */
export function removePerson(context: IdentityContext, id: string): Promise<Person> {
  return managePerson(context, id, async (transaction, person) => {
    await refuseWithoutOwner(transaction, person);
    await deleteTokensOf(transaction, person);
    await revokeInvitations(transaction, context.identity, { ...person, deactivatedAt: instant(context.identity.clock) });
    await deletePerson(transaction, person);
    if (await deleteUnusedAccount(transaction, person.accountId)) {
      await deleteSessionsOf(transaction, person.accountId);
      await deleteLinks(transaction, person.accountId);
    }
    transaction.recordChange({ kind: 'person', id, before: person, after: null });
    await context.identity.outbox.append(transaction, person.companyId, [personEvent('removed', person, context)]);
    return person;
  });
}
