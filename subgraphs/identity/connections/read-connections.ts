import { Failure } from '#contract/failure.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Connection, ConnectionKind, ConnectionStatus } from './connection.js';
import { countConnections, pageOfConnections, connectionsByIds } from './connection.store.js';
import { managedConnections, requireManagedKind, requireManagedRecord } from './managed-connections.js';

interface ConnectionList {
  readonly filter?: { readonly kind?: ConnectionKind | null | undefined; readonly status?: ConnectionStatus | null | undefined } | null | undefined;
  readonly page: PageRequest;
}

/** A page of the company's connections that the caller manages, oldest first; needs company.manage or catalog.manage. */
export async function listConnections({ principal, identity }: IdentityContext, { filter, page }: ConnectionList): Promise<Page<Connection>> {
  const { companyId, kinds } = managedConnections(principal);
  const { kind, status } = filter ?? {};
  if (kind) requireManagedKind(principal, kind);
  const list = `connections:${String(companyId)}:${kind ?? ''}:${status ?? ''}`;
  const keys = keysetOf(identity.cursors, page, { list, columns: ['c.id'] });
  const found = await pageOfConnections(identity.database, companyId, { keys, kind, kinds, status });
  return keys.page(found, ({ id }) => [id]).counted(() => countConnections(identity.database, companyId, { kind, kinds, status }));
}

/** The connection another subgraph refers to; needs company.manage, of a kind of the catalog catalog.manage. Null for another company's. */
export async function connectionReference(context: IdentityContext, id: string): Promise<Connection | null> {
  await requireManagedRecord(context, id);
  return context.loaders.connection(id);
}

/** One connection of the company; needs company.manage, of a kind of the catalog catalog.manage. Throws NOT_FOUND for another company's. */
export async function readConnection({ principal, identity }: IdentityContext, id: string): Promise<Connection> {
  const [connection] = await connectionsByIds(identity.database, managedConnections(principal).companyId, { ids: [id], whole: true });
  if (!connection) throw new Failure('NOT_FOUND', 'This company has no such connection');
  requireManagedKind(principal, connection.kind);
  return connection;
}
