import { permissionsOf } from '#contract/permissions.js';
import type { IdentityContext } from '../identity-deps.js';
import { managePerson } from './manage-person.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { updateDeactivation } from './person.store.js';
import { requireGrantable } from './require-manager.js';

/** Give a deactivated person their access back, with their roles and tokens. Does nothing to an active person. Needs company.manage, and an owner for an owner. */
export function reactivatePerson(context: IdentityContext, id: string): Promise<Person> {
  return managePerson(context, id, async (transaction, before) => {
    if (before.deactivatedAt === null) return before;
    requireGrantable(context.principal, permissionsOf(before.role, before.moduleRoles));
    const person: Person = { ...before, deactivatedAt: null };
    await updateDeactivation(transaction, person);
    await context.identity.outbox.append(transaction, person.companyId, [personEvent('reactivated', person, context)]);
    return person;
  });
}
