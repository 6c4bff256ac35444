import type { CallContext } from '#contract/principal.js';
import { hasPermission, requireAccess } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers who may read neither the catalog nor commerce. */
export function requireStockReader({ principal }: CallContext): void {
  if (principal.scopes.includes('inventory:read') || principal.scopes.includes('catalog:write') || hasPermission(principal, 'commerce.read')) return;
  requireAccess(principal, { permission: 'catalog.read', scope: 'catalog:read' });
}
