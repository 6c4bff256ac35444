import { Failure } from '#contract/failure.js';
import { pageOf, type Connection as Page } from '#subgraph-kit/connection.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import { companyToManage } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Connection, ConnectionKind, ConnectionStatus } from './connection.js';
import { connectionsAfter, connectionsByIds } from './connection.store.js';

interface ConnectionList {
  readonly filter?: { readonly kind?: ConnectionKind | null | undefined; readonly status?: ConnectionStatus | null | undefined } | null | undefined;
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A page of the company's connections, oldest first; needs company.manage. */
export async function listConnections({ principal, identity }: IdentityContext, { filter, first, after }: ConnectionList): Promise<Page<Connection>> {
  const companyId = companyToManage(principal);
  const { kind, status } = filter ?? {};
  const list = `connections:${String(companyId)}:${kind ?? ''}:${status ?? ''}`;
  const [last = ''] = typeof after === 'string' ? identity.cursors.decode(list, after) : [];
  const limit = pageSize(first);
  const found = await connectionsAfter(identity.database, companyId, { after: String(last), limit: limit + 1, kind, status });
  return pageOf(found, limit, ({ id }) => identity.cursors.encode(list, [id]));
}

/** One connection of the company; needs company.manage, throws NOT_FOUND for another company's. */
export async function readConnection({ principal, identity }: IdentityContext, id: string): Promise<Connection> {
  const [connection] = await connectionsByIds(identity.database, companyToManage(principal), { ids: [id], whole: true });
  if (!connection) throw new Failure('NOT_FOUND', 'This connection does not exist');
  return connection;
}
