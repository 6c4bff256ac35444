import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { personOf, refuseWithoutOwner, requireOwner } from './require-owner.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { deletePerson } from './person.store.js';
import { deleteTokensOf } from './staff-token.store.js';

/** Remove a person with their tokens, which are refused from then on; needs company.manage, and an owner to remove an owner. Returns the removed person. */
export function removePerson(context: IdentityContext, id: string): Promise<Person> {
  const { principal, identity } = context;
  const companyId = companyToManage(principal);
  return identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // serializes two owners who remove each other
    const person = await personOf(transaction, companyId, id);
    if (person.role === 'OWNER') {
      await requireOwner(transaction, principal);
      await refuseWithoutOwner(transaction, person);
    }
    await deleteTokensOf(transaction, person);
    await deletePerson(transaction, person);
    await identity.outbox.append(transaction, companyId, [personEvent('removed', person, context)]);
    return person;
  });
}
