import { instant } from '#kernel/clock.js';
import type { IdentityContext } from '../identity-deps.js';
import { refuseWithoutOwner } from './known-person.js';
import { managePerson } from './manage-person.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { updateDeactivation } from './person.store.js';
import { revokeInvitations } from './revoke-invitations.js';

/** Suspend a person's access: their tokens are refused from then on, and kept; open invitations they sent are revoked. Does nothing to a deactivated person. Needs company.manage, and an owner for an owner. */
export function deactivatePerson(context: IdentityContext, id: string): Promise<Person> {
  const { clock, outbox } = context.identity;
  return managePerson(context, id, async (transaction, before) => {
    if (before.deactivatedAt !== null) return before;
    await refuseWithoutOwner(transaction, before);
    const person: Person = { ...before, deactivatedAt: instant(clock) };
    await updateDeactivation(transaction, person);
    await revokeInvitations(transaction, context.identity, person);
    await outbox.append(transaction, person.companyId, [personEvent('deactivated', person, context)]);
    return person;
  });
}
