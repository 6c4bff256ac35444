import { Failure } from './failure.js';
import { rolesWith, type Permission } from './permissions.js';
import { requireScope, type Principal } from './principal.js';
import type { Scope } from './scopes.js';

/** Refuse a principal without a permission: FORBIDDEN, with the permission and the roles that have it, or what the token has where it is the token that lacks it. */
export function requirePermission(principal: Principal, permission: Permission): void {
  if (hasPermission(principal, permission)) return;
  if (principal.withheld?.includes(permission) === true) {
    throw new Failure('FORBIDDEN', `This needs the permission ${permission}, which you have and this token has not: it is limited to ${listed(principal)}. Call with a token that has it`, { permission, tokenPermissions: principal.permissions ?? [] });
  }
  if (principal.tokenId !== undefined && principal.userId === undefined) {
    throw new Failure('FORBIDDEN', `This needs the permission ${permission}, which this service token has not: it has ${listed(principal)}`, { permission, tokenPermissions: principal.permissions ?? [] });
  }
  const roles = rolesWith(permission);
  throw new Failure('FORBIDDEN', `This needs the permission ${permission}, which these roles have: ${roles.join(', ')}`, { permission, roles });
}

const listed = ({ permissions = [] }: Principal): string => (permissions.length === 0 ? 'none' : permissions.join(', '));

/** Whether a principal has a permission. */
export const hasPermission = ({ permissions = [] }: Principal, permission: Permission): boolean => permissions.includes(permission);

/** What an operation requires: a permission of people, a scope of connections. */
export interface Access {
  readonly permission: Permission;
  readonly scope: Scope;
}

/** Refuse people without the permission, and connections and the product's own components without the scope. */
export function requireAccess(principal: Principal, { permission, scope }: Access): void {
  if (principal.scopes.includes(scope)) return;
  if (principal.kind === 'connection') requireScope(principal, scope);
  requirePermission(principal, permission);
}
