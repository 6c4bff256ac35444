import type { Principal } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';

/** Refuse who may not do the same for real: people need commerce.write, a warehouse reports its own work, and other integrations write orders. */
export function requireSimulator(principal: Principal): void {
  requireAccess(principal, { permission: 'commerce.write', scope: principal.warehouseId === undefined ? 'orders:write' : 'fulfillment:write' });
}
