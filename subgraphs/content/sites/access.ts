import type { Principal } from '#contract/principal.js';
import { requireAccess, requirePermission } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers without the right to read workspaces and sites. */
export const requireContentReader = (principal: Principal): void => {
  requireAccess(principal, { permission: 'brain.read', scope: 'content:read' });
};

/** Throws FORBIDDEN for callers without the right to create sites and change their settings. */
export const requireSiteManager = (principal: Principal): void => {
  requirePermission(principal, 'cms.manage');
};
