import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { requireManager } from './require-manager.js';
import { personOf } from './known-person.js';
import type { Person } from './person.js';

/** Change a person of the caller's company, one change of its people after the other; needs company.manage, and an owner for an owner. Returns the changed person. */
export function managePerson({ principal, identity }: IdentityContext, id: string, change: (transaction: Transaction, person: Person) => Promise<Person>): Promise<Person> {
  const companyId = companyToManage(principal);
  return identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // serializes two owners who demote, deactivate or remove each other
    const person = await personOf(transaction, companyId, id);
    await requireManager(transaction, principal, person.role);
    const after = await change(transaction, person);
    if (after !== person) transaction.recordChange({ kind: 'person', id, before: person, after });
    return after;
  });
}
