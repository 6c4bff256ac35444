import type { Principal } from '#contract/principal.js';
import { hasPermission, requireAccess } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers without the right to read or write the catalog. */
export const requireCatalogReader = (principal: Principal): void => {
  if (!principal.scopes.includes('catalog:write')) requireAccess(principal, { permission: 'catalog.read', scope: 'catalog:read' });
};

/** Throws FORBIDDEN for callers without the right to write the catalog. */
export const requireCatalogWriter = (principal: Principal): void => {
  requireAccess(principal, { permission: 'catalog.write', scope: 'catalog:write' });
};

/** Whether a caller may read the catalog, and not only what orders need of it. */
export const isCatalogReader = (principal: Principal): boolean =>
  READING_SCOPES.some((scope) => principal.scopes.includes(scope)) || hasPermission(principal, 'catalog.read');

const READING_SCOPES = ['catalog:read', 'catalog:write', 'system'] as const;

/** Throws FORBIDDEN for callers whom another record leads to one of the catalog that they may not read. */
export function requireReferenceReader(principal: Principal): void {
  if (!isCatalogReader(principal)) requireCatalogReader(principal);
}

/** Throws FORBIDDEN for callers who may read neither the catalog nor what is done with its variants: orders, returns, shipments and stock. */
export function requireVariantOutline(principal: Principal): void {
  if (hasPermission(principal, 'commerce.read') || COMMERCE_SCOPES.some((scope) => principal.scopes.includes(scope))) return;
  requireReferenceReader(principal);
}

const COMMERCE_SCOPES = ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'fulfillment:read', 'fulfillment:write'] as const;
