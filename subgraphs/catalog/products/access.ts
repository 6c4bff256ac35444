import type { Principal } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';

/** Refuse callers who may not read lists of the catalog; who may write it may read it. */
export const requireCatalogReader = (principal: Principal): void => {
  if (!principal.scopes.includes('catalog:write')) requireAccess(principal, { permission: 'catalog.read', scope: 'catalog:read' });
};

/** Refuse callers who may not change the catalog. */
export const requireCatalogWriter = (principal: Principal): void => {
  requireAccess(principal, { permission: 'catalog.write', scope: 'catalog:write' });
};
