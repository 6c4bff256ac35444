import { SITE_OWNER } from '#contract/delivery-profile.js';
import type { Principal } from '#contract/principal.js';
import { hasPermission } from '#contract/require-permission.js';
import { isPerson, managedConnectionIds, managedConnections, requireManagedRecord } from '../connections/managed-connections.js';
import type { IdentityContext } from '../identity-deps.js';
import { knownCompany } from '../people/access.js';
import type { Delivery } from './delivery.js';
import { destinationById, destinationIdsOfKind } from './destination.store.js';

/** Whose deliveries a caller sees. */
export interface ManagedDeliveries {
  readonly connectionIds: readonly string[];
  /** Destinations that no connection owns: those of sites. */
  readonly destinationIds: readonly string[];
}

/** The company of deliveries that the caller manages; FORBIDDEN for who manages neither connections nor the websites of sites, which service tokens may too. */
export const companyOfDeliveries = (principal: Principal): number =>
  (hasPermission(principal, 'cms.manage') ? knownCompany(principal.companyId) : managedConnections(principal).companyId);

/** Whose deliveries a list shows the caller: those to the connections that they manage, and with cms.manage to the websites of sites; undefined for all. */
export async function managedDeliveries(context: IdentityContext): Promise<ManagedDeliveries | undefined> {
  const { principal, identity } = context;
  const isOfSites = hasPermission(principal, 'cms.manage');
  const connectionIds = isOfSites && !isPerson(principal) ? [] : await managedConnectionIds(context);
  return connectionIds && { connectionIds, destinationIds: isOfSites ? await destinationIdsOfKind(identity.database, principal.companyId, SITE_OWNER) : [] };
}

/** Throws FORBIDDEN for a delivery that a list does not show the caller. */
export async function requireManagedDelivery(context: IdentityContext, { companyId, connectionId, destinationId }: Delivery): Promise<void> {
  const isSites = connectionId === null && hasPermission(context.principal, 'cms.manage') && (await destinationById(context.identity.database, companyId, destinationId))?.owner.kind === SITE_OWNER;
  if (!isSites) await requireManagedRecord(context, connectionId);
}
