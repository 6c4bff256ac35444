import { ago, type Clock } from '#kernel/clock.js';
import { Problems } from '#contract/problems.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { abandonedCarts, abandonedTotals, type AbandonedTotal, type AbandonedWanted, type OwnedCart } from './cart.store.js';

/** Which carts count as abandoned: those that changed in a stretch of time, and not for so many minutes. */
export interface AbandonedAsked {
  readonly changedFrom?: string | null | undefined;
  readonly changedTo?: string | null | undefined;
  readonly idleMinutes?: number | null | undefined;
}

const [USUAL_MINUTES, MOST_MINUTES, MINUTE] = [60, 43_200, 60_000] as const;

/** A page of the carts that were neither bought nor changed for a while, the last changed first; needs intelligence.read. */
export async function readAbandonedCarts({ database, cursors, clock }: CatalogDeps, { principal }: CallContext, { filter, page }: { readonly filter: AbandonedAsked | null | undefined; readonly page: PageRequest }): Promise<Connection<OwnedCart>> {
  const { minutes, ...wanted } = wantedOf(clock, principal, filter ?? {});
  const keys = keysetOf(cursors, page, { list: `abandoned carts ${String(principal.companyId)} ${JSON.stringify([filter?.changedFrom, filter?.changedTo, minutes])}`, columns: ['c.changed_at', 'c.token'], isDescending: true });
  return keys.page(await abandonedCarts(database, principal.companyId, { ...wanted, keys }), ({ cart }) => [cart.changedAt, cart.token]);
}

/** What the carts of the same filter come to, by currency; needs intelligence.read. */
export function readAbandonedTotals({ database, clock }: CatalogDeps, { principal }: CallContext, filter: AbandonedAsked | null | undefined): Promise<AbandonedTotal[]> {
  return abandonedTotals(database, principal.companyId, wantedOf(clock, principal, filter ?? {}));
}

function wantedOf(clock: Clock, principal: Principal, { changedFrom = null, changedTo = null, idleMinutes }: AbandonedAsked): AbandonedWanted & { readonly minutes: number } {
  requirePermission(principal, 'intelligence.read');
  const minutes = idleMinutes ?? USUAL_MINUTES;
  const problems = new Problems();
  problems.add('filter.idleMinutes', minutes >= 1 && minutes <= MOST_MINUTES ? undefined : `must be from 1 to ${String(MOST_MINUTES)}`);
  problems.refuse('The filter is not valid');
  return { from: changedFrom, to: changedTo, idleSince: ago(clock, minutes * MINUTE), minutes };
}
