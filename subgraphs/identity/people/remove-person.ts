import type { IdentityContext } from '../identity-deps.js';
import { endMembership } from './end-membership.js';
import { managePerson } from './manage-person.js';
import type { Person } from './person.js';

/** Remove a person with their tokens, which are refused from then on, the open invitations they sent, and in their last company their account with its sessions; needs company.manage, and an owner to remove an owner. Returns the removed person. */
export function removePerson(context: IdentityContext, id: string): Promise<Person> {
  return managePerson(context, id, async (transaction, person) => {
    await endMembership(transaction, context, person);
    transaction.recordChange({ kind: 'person', id, before: person, after: null });
    return person;
  });
}
