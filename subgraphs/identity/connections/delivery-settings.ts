import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import type { ConnectionKind } from './connection.js';
import type { StoredSettings } from './wms-settings.js';

/** The only site that a delivery token reads (document 3, J, Authentication). */
export interface DeliveryChoice {
  readonly siteId: number;
}

/** The settings of a new connection that reads a site; throws BAD_INPUT for a site that the company does not have, and for a token without a site. */
export async function chosenDelivery(context: IdentityContext, kind: ConnectionKind, { choice, settings }: { readonly choice: DeliveryChoice | null | undefined; readonly settings: StoredSettings }): Promise<StoredSettings> {
  if (kind !== 'DELIVERY' && choice) throw new Failure('BAD_INPUT', `A ${kind} connection has no such settings`, { delivery: ['is for another kind of connection'] });
  if (kind !== 'DELIVERY') return settings;
  if (!choice) throw new Failure('BAD_INPUT', 'A delivery token reads exactly one site', { 'delivery.siteId': ['is required'] });
  if (!await context.identity.siteExists(context, choice.siteId)) throw new Failure('BAD_INPUT', 'Your company has no site with this id', { 'delivery.siteId': ['is not a site of the company'] });
  return { ...settings, siteId: choice.siteId };
}

/** The site that a delivery token reads; null for other connections, and for tokens that were made before they had one. */
export const deliverySiteId = ({ kind, settings: { siteId } }: { readonly kind: ConnectionKind; readonly settings: StoredSettings }): number | null =>
  (kind === 'DELIVERY' && typeof siteId === 'number' ? siteId : null);
