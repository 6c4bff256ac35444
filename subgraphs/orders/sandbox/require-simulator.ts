import type { Principal } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';

/** The location that the caller works; none of people, and of an integration that places orders, which a location may be named for too. */
export const workedLocation = ({ warehouseId, scopes }: Principal): string | undefined => (scopes.includes('fulfillment:write') ? warehouseId : undefined);

/** Refuse who may not do the same for real: people need commerce.write, a warehouse reports its own work, and other integrations write orders. */
export function requireSimulator(principal: Principal): void {
  requireAccess(principal, { permission: 'commerce.write', scope: workedLocation(principal) === undefined ? 'orders:write' : 'fulfillment:write' });
}
