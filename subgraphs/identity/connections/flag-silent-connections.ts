import type { Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyOfSystem } from '../people/access.js';
import { warehouseConnectionsAfter, writeSilence, type WarehouseConnection } from './silence.store.js';

/** Where a list of every company's connections goes on. */
export interface ConnectionsAfter {
  readonly first: number;
  readonly afterCompany?: number | null | undefined;
  readonly afterId?: string | null | undefined;
}

/** Active warehouse connections of every company and when each was last heard of, for the worker alone. */
export function listWarehouseConnections({ principal, identity }: IdentityContext, { first, afterCompany, afterId }: ConnectionsAfter): Promise<WarehouseConnection[]> {
  requireScope(principal, 'system');
  return warehouseConnectionsAfter(identity.database, { companyId: afterCompany ?? 0, id: afterId ?? '', limit: pageSize(first) });
}

/** Connections that have been silent, and since when. */
export interface SilentConnections {
  readonly companyId?: number | null | undefined;
  readonly connections: readonly { readonly id: string; readonly since: Instant }[];
}

/** Show connections in error until they call again (document 1, Events); answers how many were not before. */
export async function flagSilentConnections({ principal, identity }: IdentityContext, { companyId: named, connections }: SilentConnections): Promise<number> {
  const companyId = companyOfSystem(principal, named);
  return identity.database.inTransaction(async (transaction) => {
    let flagged = 0;
    for (const connection of connections) flagged += Number(await writeSilence(transaction, companyId, connection));
    return flagged;
  });
}
