import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';

/** The person whose memory a caller has; throws FORBIDDEN for those without the permission, and for programs. */
export function requireOwnMemory(principal: Principal, permission: Permission): string {
  requirePermission(principal, permission);
  if (principal.userId === undefined) throw new Failure('FORBIDDEN', 'Only people have a memory: call with the token of a person');
  return principal.userId;
}
