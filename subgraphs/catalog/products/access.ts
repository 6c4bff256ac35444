import type { Principal } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers without the right to read or write the catalog. */
export const requireCatalogReader = (principal: Principal): void => {
  if (!principal.scopes.includes('catalog:write')) requireAccess(principal, { permission: 'catalog.read', scope: 'catalog:read' });
};

/** Throws FORBIDDEN for callers without the right to write the catalog. */
export const requireCatalogWriter = (principal: Principal): void => {
  requireAccess(principal, { permission: 'catalog.write', scope: 'catalog:write' });
};
