import { Failure } from '#contract/failure.js';
import { MODULES, type CompanyRole, type ModuleRole, type ModuleRoles } from '#contract/permissions.js';

/** Roles in some modules, as sent by a caller. */
export type GivenModuleRoles = { readonly [M in keyof ModuleRoles]?: ModuleRole | null | undefined };

const everywhere = (role: ModuleRole): ModuleRoles => ({ brain: role, catalog: role, commerce: role, intelligence: role });

/** The module roles of owners and admins. */
export const MANAGER_EVERYWHERE = everywhere('MANAGER');

/** The default of a member: what STAFF could do before module roles were introduced. */
export const EDITOR_EVERYWHERE = everywhere('EDITOR');

/** A member without a role in any module. */
export const NONE_EVERYWHERE = everywhere('NONE');

/** Roles after a change: the named modules get the new roles, the others stay. Throws BAD_INPUT for an owner or admin. */
export function changedModuleRoles(role: CompanyRole, before: ModuleRoles, given: GivenModuleRoles | null | undefined): ModuleRoles {
  if (role === 'MEMBER') return { ...before, ...named(given ?? {}) };
  if (given && Object.keys(named(given)).length > 0) {
    throw new Failure('BAD_INPUT', 'Owners and admins have every permission; roles in modules are for members', { moduleRoles: ['is for members'] });
  }
  return MANAGER_EVERYWHERE;
}

const named = (given: GivenModuleRoles): Partial<Record<keyof ModuleRoles, ModuleRole>> =>
  Object.fromEntries(MODULES.flatMap((module) => (given[module] ? [[module, given[module]]] : [])));
