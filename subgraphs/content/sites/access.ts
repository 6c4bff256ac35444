import type { Principal } from '#contract/principal.js';
import { requireAnyScope } from '#contract/require-any-scope.js';

/** Refuse whoever may not read workspaces and sites. */
export const requireContentReader = (principal: Principal): void => {
  requireAnyScope(principal, ['content:read', 'staff:read', 'staff:write']);
};

/** Refuse whoever may not change workspaces and sites. */
export const requireContentWriter = (principal: Principal): void => {
  requireAnyScope(principal, ['staff:write']);
};
