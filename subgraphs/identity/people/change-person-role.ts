import { permissionsOf, type CompanyRole, type ModuleRoles, type Permission } from '#contract/permissions.js';
import type { IdentityContext } from '../identity-deps.js';
import { refuseWithoutOwner } from './known-person.js';
import { managePerson } from './manage-person.js';
import { changedModuleRoles, NONE_EVERYWHERE, type GivenModuleRoles } from './module-roles.js';
import { validSections } from './disabled-sections.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { updateRole } from './person.store.js';
import { requireGrantable, requireManager } from './require-manager.js';
import { revokeInvitations } from './revoke-invitations.js';

/** The new roles of a person; absent ones stay. */
export interface ChangedRole {
  readonly id: string;
  readonly role?: CompanyRole | null | undefined;
  /** Roles in some modules; the others stay. A former owner or admin has no role in the others. */
  readonly moduleRoles?: GivenModuleRoles | null | undefined;
  /** Sections of the product to hide from them, in place of those before. */
  readonly disabledSections?: readonly string[] | null | undefined;
}

/** Change the roles of a person of the company, effective from their next call; open invitations they sent and could no longer send are revoked; needs company.manage, and an owner where an owner's role is given or changed. */
export function changePersonRole(context: IdentityContext, change: ChangedRole): Promise<Person> {
  const { principal, identity } = context;
  return managePerson(context, change.id, async (transaction, before) => {
    const after = changed(before, change);
    await requireManager(transaction, principal, after.role);
    requireGrantable(principal, gained(before, after));
    if (after.role !== 'OWNER') await refuseWithoutOwner(transaction, before);
    await updateRole(transaction, after);
    await revokeInvitations(transaction, identity, after);
    await identity.outbox.append(transaction, after.companyId, [personEvent('role_changed', after, context)]);
    return after;
  });
}

function changed(before: Person, { role: asked, moduleRoles: given, disabledSections }: ChangedRole): Person {
  const role = asked ?? before.role;
  const known: ModuleRoles = before.role === 'MEMBER' ? before.moduleRoles : NONE_EVERYWHERE;
  return { ...before, role, moduleRoles: changedModuleRoles(role, known, given), disabledSections: disabledSections == null ? before.disabledSections : validSections(disabledSections) };
}

function gained(before: Person, after: Person): Permission[] {
  const had = permissionsOf(before.role, before.moduleRoles);
  return permissionsOf(after.role, after.moduleRoles).filter((permission) => !had.includes(permission));
}
