import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Connection } from './connection.js';
import { connectionEvent, type ConnectionEventType } from './connection-event.js';
import { connectionsByIds, updateConnectionRow } from './connection.store.js';
import { managedConnections, requireManagedKind } from './managed-connections.js';
import { requireGrantableConnection } from './require-grantable-connection.js';

interface Change {
  readonly id: string;
  /** Event type of the change. */
  readonly what: ConnectionEventType;
  /** The connection after the change. */
  readonly apply: (connection: Connection, transaction: Transaction) => Connection | Promise<Connection>;
}

/**
 * Change one connection of the caller's company and publish the event; needs company.manage (of a kind of the catalog catalog.manage) and, unless it is paused, everything that it may do or is sent: a key,
 * an address for webhooks and another warehouse give access that the caller may not have.
 */
export function changeConnection(context: IdentityContext, { id, what, apply }: Change): Promise<Connection> {
  const { principal, identity } = context;
  return identity.database.inTransaction(async (transaction) => {
    const { companyId } = managedConnections(principal);
    const updatedAt = await transaction.takeChangeSequence(companyId); // before the read: of changes at once each has what the one before it wrote
    const before = await managedConnection(transaction, principal, id);
    if (what !== 'paused') requireGrantableConnection(principal, before);
    const stored = { ...await apply(before, transaction), updatedAt };
    await updateConnectionRow(transaction, stored);
    transaction.recordChange({ kind: 'connection', id, before, after: stored });
    await identity.outbox.append(transaction, companyId, [connectionEvent(what, stored, context)]);
    return { ...stored, version: stored.version + 1 };
  });
}

/** A connection that the caller manages; throws NOT_FOUND for another company's, FORBIDDEN for one of a kind that they do not manage. */
export async function managedConnection(transaction: Transaction, principal: Principal, id: string): Promise<Connection> {
  const connection = await ownConnection(transaction, managedConnections(principal).companyId, id);
  requireManagedKind(principal, connection.kind);
  return connection;
}

/** A connection of the company; throws NOT_FOUND for another company's. */
export async function ownConnection(transaction: Transaction, companyId: number, id: string): Promise<Connection> {
  const [connection] = await connectionsByIds(transaction, companyId, { ids: [id], whole: true });
  if (!connection) throw new Failure('NOT_FOUND', 'This company has no such connection');
  return connection;
}
