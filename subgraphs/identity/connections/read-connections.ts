import { Failure } from '#contract/failure.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { companyToManage } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Connection, ConnectionKind, ConnectionStatus } from './connection.js';
import { countConnections, pageOfConnections, connectionsByIds } from './connection.store.js';

interface ConnectionList {
  readonly filter?: { readonly kind?: ConnectionKind | null | undefined; readonly status?: ConnectionStatus | null | undefined } | null | undefined;
  readonly page: PageRequest;
}

/** A page of the company's connections, oldest first; needs company.manage. */
export async function listConnections({ principal, identity }: IdentityContext, { filter, page }: ConnectionList): Promise<Page<Connection>> {
  const companyId = companyToManage(principal);
  const { kind, status } = filter ?? {};
  const list = `connections:${String(companyId)}:${kind ?? ''}:${status ?? ''}`;
  const keys = keysetOf(identity.cursors, page, { list, columns: ['c.id'] });
  const found = await pageOfConnections(identity.database, companyId, { keys, kind, status });
  return keys.page(found, ({ id }) => [id]).counted(() => countConnections(identity.database, companyId, { kind, status }));
}

/** The connection another subgraph refers to; needs company.manage, null for another company's. */
export async function connectionReference({ principal, loaders }: IdentityContext, id: string): Promise<Connection | null> {
  companyToManage(principal);
  return loaders.connection(id);
}

/** One connection of the company; needs company.manage, throws NOT_FOUND for another company's. */
export async function readConnection({ principal, identity }: IdentityContext, id: string): Promise<Connection> {
  const [connection] = await connectionsByIds(identity.database, companyToManage(principal), { ids: [id], whole: true });
  if (!connection) throw new Failure('NOT_FOUND', 'This connection does not exist');
  return connection;
}
