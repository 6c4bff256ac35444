import { requirePermission } from '#contract/require-permission.js';
import type { IdentityContext } from '../identity-deps.js';
import { isWorkedBySystem, type Connection } from './connection.js';
import { findLocationConnection } from './location-connection.store.js';

/** The name of the warehouse system that works a location of the caller's company through an active connection; null without one. */
export function readLocationConnection({ principal, identity }: IdentityContext, locationId: string): Promise<string | null> {
  requirePermission(principal, 'company.read');
  return findLocationConnection(identity.database, principal.companyId, locationId);
}

/** The connections that represent the warehouse of a location, whatever their state; needs company.manage. */
export function connectionsOfLocation({ principal, loaders }: IdentityContext, locationId: string): Promise<readonly Connection[]> {
  requirePermission(principal, 'company.manage');
  return loaders.connectionsAt(locationId);
}

/** Whether a warehouse system works a location through an active connection; needs company.read. */
export async function hasSystem({ principal, loaders }: IdentityContext, locationId: string): Promise<boolean> {
  requirePermission(principal, 'company.read');
  return isWorkedBySystem(await loaders.connectionsAt(locationId));
}
