import type { CompanyRole, ModuleRoles } from '#contract/permissions.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { changedModuleRoles, NONE_EVERYWHERE, type GivenModuleRoles } from './module-roles.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { personOf, refuseWithoutOwner, requireOwner } from './require-owner.js';
import { updateRole } from './person.store.js';

/** The new roles of a person; absent ones stay. */
export interface ChangedRole {
  readonly id: string;
  readonly role?: CompanyRole | null | undefined;
  /** Roles in some modules; the others stay. A former owner or admin has no role in the others. */
  readonly moduleRoles?: GivenModuleRoles | null | undefined;
}

/** Change the roles of a person of the company, effective from their next call; needs company.manage, and an owner where an owner's role is given or changed. */
export function changePersonRole(context: IdentityContext, change: ChangedRole): Promise<Person> {
  const { principal, identity } = context;
  const companyId = companyToManage(principal);
  return identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // serializes two owners who demote each other
    const before = await personOf(transaction, companyId, change.id);
    const after = changed(before, change);
    await checkOwners(transaction, context, { before, after });
    await updateRole(transaction, after);
    await identity.outbox.append(transaction, companyId, [personEvent('role_changed', after, context)]);
    return after;
  });
}

function changed(before: Person, { role: asked, moduleRoles: given }: ChangedRole): Person {
  const role = asked ?? before.role;
  const known: ModuleRoles = before.role === 'MEMBER' ? before.moduleRoles : NONE_EVERYWHERE;
  return { ...before, role, moduleRoles: changedModuleRoles(role, known, given) };
}

async function checkOwners(transaction: Transaction, { principal }: IdentityContext, { before, after }: { before: Person; after: Person }): Promise<void> {
  if (before.role !== 'OWNER' && after.role !== 'OWNER') return;
  await requireOwner(transaction, principal);
  if (after.role !== 'OWNER') await refuseWithoutOwner(transaction, before);
}
