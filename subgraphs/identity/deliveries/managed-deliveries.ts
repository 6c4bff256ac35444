import { SITE_OWNER } from '#contract/delivery-profile.js';
import { hasPermission } from '#contract/require-permission.js';
import { managedConnectionIds, requireManagedRecord } from '../connections/managed-connections.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Delivery } from './delivery.js';
import { destinationById, destinationIdsOfKind } from './destination.store.js';

/** Whose deliveries a caller sees. */
export interface ManagedDeliveries {
  readonly connectionIds: readonly string[];
  /** Destinations that no connection owns: those of sites. */
  readonly destinationIds: readonly string[];
}

/** Whose deliveries a list shows the caller: those to the connections that they manage, and with cms.manage to the websites of sites; undefined for all. */
export async function managedDeliveries(context: IdentityContext): Promise<ManagedDeliveries | undefined> {
  const connectionIds = await managedConnectionIds(context);
  const { principal, identity } = context;
  return connectionIds && { connectionIds, destinationIds: hasPermission(principal, 'cms.manage') ? await destinationIdsOfKind(identity.database, principal.companyId, SITE_OWNER) : [] };
}

/** Throws FORBIDDEN for a delivery that a list does not show the caller. */
export async function requireManagedDelivery(context: IdentityContext, { companyId, connectionId, destinationId }: Delivery): Promise<void> {
  const isSites = connectionId === null && hasPermission(context.principal, 'cms.manage') && (await destinationById(context.identity.database, companyId, destinationId))?.owner.kind === SITE_OWNER;
  if (!isSites) await requireManagedRecord(context, connectionId);
}
