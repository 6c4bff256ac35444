import type { Principal } from '#contract/principal.js';
import { requireAnyScope } from '#contract/require-any-scope.js';

/** Refuse whoever may not read lists of the catalog. */
export const requireCatalogReader = (principal: Principal): void => {
  requireAnyScope(principal, ['catalog:read', 'catalog:write', 'staff:read', 'staff:write']);
};

/** Refuse whoever may not change the catalog. */
export const requireCatalogWriter = (principal: Principal): void => {
  requireAnyScope(principal, ['catalog:write', 'staff:write']);
};
