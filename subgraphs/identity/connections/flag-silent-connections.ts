import type { Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyOfSystem } from '../people/access.js';
import { warehouseConnectionsAfter, writeSilence, type WarehouseConnection } from './silence.store.js';

/** The start of a page of every company's connections. */
export interface ConnectionsAfter {
  readonly first: number;
  readonly afterCompany?: number | null | undefined;
  readonly afterId?: string | null | undefined;
}

/** Active warehouse connections of every company with their last activity, for the worker only. */
export function listWarehouseConnections({ principal, identity }: IdentityContext, { first, afterCompany, afterId }: ConnectionsAfter): Promise<WarehouseConnection[]> {
  requireScope(principal, 'system');
  return warehouseConnectionsAfter(identity.database, { companyId: afterCompany ?? 0, id: afterId ?? '', limit: pageSize(first) });
}

/** Silent connections of one company. */
export interface SilentConnections {
  readonly companyId?: number | null | undefined;
  readonly connections: readonly { readonly id: string; readonly since: Instant }[];
}

/** Flag connections as silent until they call again (document 1, Events); returns the number of newly flagged ones. */
export async function flagSilentConnections({ principal, identity }: IdentityContext, { companyId: named, connections }: SilentConnections): Promise<number> {
  const companyId = companyOfSystem(principal, named);
  return identity.database.inTransaction(async (transaction) => {
    let flagged = 0;
    for (const connection of connections) flagged += Number(await writeSilence(transaction, companyId, connection));
    return flagged;
  });
}
