import type { CompanyRole, ModuleRoles } from '#contract/permissions.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { changedModuleRoles, NONE_EVERYWHERE, type GivenModuleRoles } from './module-roles.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { personOf, refuseWithoutOwner, requireOwner } from './require-owner.js';
import { updateRole } from './person.store.js';

/** The new roles of a person; what is left out stays. */
export interface ChangedRole {
  readonly id: string;
  readonly role?: CompanyRole | null | undefined;
  /** Roles in some modules; the others stay, and who was owner or admin has none in them. */
  readonly moduleRoles?: GivenModuleRoles | null | undefined;
}

/** Change what a person of the company may do, from their next call on; needs company.manage, and an owner wherever it is about one. */
export function changePersonRole(context: IdentityContext, change: ChangedRole): Promise<Person> {
  const { principal, identity } = context;
  const companyId = companyToManage(principal);
  return identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // two owners who demote each other come one after the other
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
