import { requireScope } from '#contract/principal.js';
import { SITE_OWNER } from '#contract/delivery-profile.js';
import { connectionIdsOfKinds, connectionsByIds } from '../connections/connection.store.js';
import { removeConnection } from '../connections/delete-connection.js';
import { deliverySiteId } from '../connections/delivery-settings.js';
import type { IdentityContext } from '../identity-deps.js';
import { removeDestination } from './change-destination.js';
import { destinationsOf } from './destination.store.js';

/** Remove what let the websites of removed sites read, and notified them: their delivery tokens and revalidation webhooks. Answers how many of both there were; none where they are gone already. For the relay. */
export function forgetSites(context: IdentityContext, siteIds: readonly number[]): Promise<number> {
  const { principal: { companyId }, identity } = context;
  requireScope(context.principal, 'system');
  return identity.database.inTransaction(async (transaction) => {
    const tokens = await connectionsByIds(transaction, companyId, { ids: await connectionIdsOfKinds(transaction, companyId, ['DELIVERY']) });
    const ofSites = tokens.filter((token) => siteIds.includes(deliverySiteId(token) ?? 0));
    for (const token of ofSites) await removeConnection(transaction, context, token);
    let destinations = 0;
    for (const siteId of siteIds) {
      for (const destination of await destinationsOf(transaction, companyId, { kind: SITE_OWNER, id: String(siteId) })) {
        await removeDestination(identity, transaction, destination);
        destinations += 1;
      }
    }
    return ofSites.length + destinations;
  });
}
