import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { SCOPE_PERMISSIONS, type Scope } from '#contract/scopes.js';
import { requireGrantable } from '../people/require-manager.js';

/** Throws FORBIDDEN where a caller would give a connection access beyond the permissions that they, or the token they call with, have. */
export function requireGrantableScopes(principal: Principal, scopes: readonly Scope[]): void {
  const given = scopes.flatMap((scope) => (scope === 'system' ? [] : [SCOPE_PERMISSIONS[scope]]));
  requireGrantable(principal, ALL_PERMISSIONS.filter((permission) => given.some((one) => one === permission)));
}
