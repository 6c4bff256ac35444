import { requirePermission } from '#contract/require-permission.js';
import type { IdentityContext } from '../identity-deps.js';
import { findLocationConnection } from './location-connection.store.js';

/** The name of the warehouse system that works a location of the caller's company through an active connection; null without one. */
export function readLocationConnection({ principal, identity }: IdentityContext, locationId: string): Promise<string | null> {
  requirePermission(principal, 'company.read');
  return findLocationConnection(identity.database, principal.companyId, locationId);
}
