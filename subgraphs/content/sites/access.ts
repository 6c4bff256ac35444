import type { Principal } from '#contract/principal.js';
import { requireAccess, requirePermission } from '#contract/require-permission.js';

/** Refuse callers who may not read workspaces and sites. */
export const requireContentReader = (principal: Principal): void => {
  requireAccess(principal, { permission: 'brain.read', scope: 'content:read' });
};

/** Refuse callers who may not make sites and change their settings. */
export const requireSiteManager = (principal: Principal): void => {
  requirePermission(principal, 'cms.manage');
};
