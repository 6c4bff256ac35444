import { Failure } from '#contract/failure.js';
import { permissionsOf, type CompanyRole, type Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Person } from './person.js';
import { peopleByIds } from './person.store.js';

/** The caller as stored now; undefined for the platform's own tools. Throws FORBIDDEN for callers who were removed or deactivated meanwhile. */
export async function callerOf(reader: Reader, { kind, companyId, userId }: Principal): Promise<Person | undefined> {
  if (kind === 'system') return undefined;
  const [caller] = await peopleByIds(reader, companyId, userId === undefined ? [] : [userId]);
  if (caller?.deactivatedAt !== null) throw new Failure('FORBIDDEN', 'Only active people of the company can do this; ask an owner or admin of the company', { roles: ['owner', 'admin'] });
  return caller;
}

/** Throws FORBIDDEN for callers whose present role is not enough to manage people with this role: an owner for owners, else an owner or admin. Returns the caller. */
export async function requireManager(reader: Reader, principal: Principal, role: CompanyRole): Promise<Person | undefined> {
  const caller = await callerOf(reader, principal);
  if (!caller) return undefined;
  requirePermission({ ...principal, permissions: permissionsOf(caller.role, caller.moduleRoles) }, 'company.manage');
  if (role === 'OWNER' && caller.role !== 'OWNER') throw new Failure('FORBIDDEN', 'Only an owner can add, change or remove an owner', { roles: ['owner'] });
  return caller;
}

/** Throws FORBIDDEN for callers who may not get a password or token of a person: one of somebody who may do more would raise them. */
export async function requireCredentialsOf(reader: Reader, principal: Principal, person: Person): Promise<void> {
  const caller = await requireManager(reader, principal, person.role);
  if (person.isInternal && caller?.isInternal === false) throw new Failure('FORBIDDEN', 'This person works for the operator of the platform, who alone gives out their passwords and tokens');
  requireGrantable(principal, permissionsOf(person.role, person.moduleRoles));
}

/** Throws FORBIDDEN where a caller would give permissions that they, or the token they call with, do not have. */
export function requireGrantable({ permissions = [] }: Principal, given: readonly Permission[]): void {
  const missing = given.filter((permission) => !permissions.includes(permission));
  if (missing.length > 0) {
    throw new Failure('FORBIDDEN', `You, or the token you call with, cannot give permissions beyond your own: ${missing.join(', ')}; leave them out, or ask somebody who has them`, { permissions: missing });
  }
}
