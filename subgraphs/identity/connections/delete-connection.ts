import { instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { suppressWaitingOf } from '../deliveries/delivery.store.js';
import { deleteDestinationsOf } from '../deliveries/destination.store.js';
import { deleteHealth } from '../deliveries/health.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { managedConnection } from './change-connection.js';
import type { Connection } from './connection.js';
import { connectionEvent } from './connection-event.js';
import { deleteConnectionRow } from './connection.store.js';
import { deleteCredentials } from './credential.store.js';

/** Remove a connection with its credentials and destinations and suppress its waiting deliveries; its call log is kept for thirty days. Needs company.manage (of a kind of the catalog catalog.manage); returns the removed connection. */
export function deleteConnection(context: IdentityContext, id: string): Promise<Connection> {
  const { principal, identity } = context;
  return identity.database.inTransaction(async (transaction) => {
    const connection = await managedConnection(transaction, principal, id);
    await removeConnection(transaction, context, connection);
    return connection;
  });
}

/** The same in a transaction that does more, of a connection that was read for it. */
export async function removeConnection(transaction: Transaction, context: IdentityContext, connection: Connection): Promise<void> {
  const { identity } = context;
  const { companyId, id } = connection;
  await deleteCredentials(transaction, companyId, id);
  await deleteConnectionRow(transaction, companyId, id);
  transaction.recordChange({ kind: 'connection', id, before: connection, after: null });
  await suppressWaitingOf(transaction, companyId, { connectionId: id, at: instant(identity.clock) });
  for (const destinationId of [id, ...await deleteDestinationsOf(transaction, companyId, id)]) await deleteHealth(transaction, companyId, destinationId);
  await identity.outbox.append(transaction, companyId, [connectionEvent('deleted', connection, context)]);
}
