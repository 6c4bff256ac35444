import type { Principal } from '#contract/principal.js';
import { requireAccess, requirePermission } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers without the right to read workspaces, sites and drafts. */
export const requireContentReader = (principal: Principal): void => {
  requireAccess(principal, { permission: 'brain.read', scope: 'content:read' });
};

/** Throws FORBIDDEN for callers without the right to write drafts. */
export const requireContentWriter = (principal: Principal): void => {
  requirePermission(principal, 'brain.write');
};

/** Throws FORBIDDEN for callers without the right to create sites, change their settings, and decide what their websites show. */
export const requireSiteManager = (principal: Principal): void => {
  requirePermission(principal, 'cms.manage');
};
