import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers who may not read stock: people need commerce.read, also where the catalog led them to it; connections read it with their scopes of the catalog too. */
export function requireStockReader({ principal }: CallContext): void {
  if (STOCK_SCOPES.some((scope) => principal.scopes.includes(scope))) return;
  requireAccess(principal, { permission: 'commerce.read', scope: 'catalog:read' });
}

const STOCK_SCOPES = ['inventory:read', 'catalog:write', 'system'] as const;
