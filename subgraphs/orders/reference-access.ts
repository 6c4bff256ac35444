import type { Principal } from '#contract/principal.js';
import { hasPermission, requireAccess, type Access } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers whom a record of another subgraph leads to a record that they may not read; the product's own components may read all. */
export function requireReferenceAccess(principal: Principal, access: Access): void {
  if (!principal.scopes.includes('system')) requireAccess(principal, access);
}

/** Whether a caller may read locations. */
export const isLocationReader = (principal: Principal): boolean => LOCATION_SCOPES.some((scope) => principal.scopes.includes(scope)) || hasPermission(principal, 'commerce.read');

const LOCATION_SCOPES = ['locations:read', 'inventory:read', 'orders:read', 'returns:read', 'fulfillment:read', 'fulfillment:write', 'system'] as const;

/** Throws FORBIDDEN for callers who may not. */
export function requireLocationReader(principal: Principal): void {
  if (!isLocationReader(principal)) requireAccess(principal, { permission: 'commerce.read', scope: 'locations:read' });
}

/** The same, but for who manages connections: these say which location they are of. */
export function requireLocationOutline(principal: Principal): void {
  if (!hasPermission(principal, 'company.manage')) requireLocationReader(principal);
}
