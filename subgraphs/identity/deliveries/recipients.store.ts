import type { Reader } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import { listeningConnections, type Listener } from '../connections/webhook.store.js';
import { connectionOf, CONNECTION_OWNER, type Recipient } from './destination.js';
import { destinationsOf } from './destination.store.js';

/** Every destination of a company, the own webhooks of its connections first. What a connection owned that is gone gets nothing. */
export async function recipientsOf(reader: Reader, companyId: number): Promise<Recipient[]> {
  const destinations = await destinationsOf(reader, companyId);
  const owners = [...new Set(destinations.flatMap(({ owner }) => connectionOf(owner) ?? []))];
  const connections = await listeningConnections(reader, companyId, owners);
  const known = byId(connections);
  return [
    ...connections.filter(({ hasWebhook }) => hasWebhook).map((connection) => ownWebhook(connection)),
    ...destinations.flatMap(({ id, owner, events, isActive }): Recipient[] => {
      if (owner.kind !== CONNECTION_OWNER) return [{ companyId, id, owner, events, isSending: isActive, connection: null }];
      const connection = known.get(owner.id);
      return connection ? [{ companyId, id, owner, events, isSending: isActive && connection.status === 'ACTIVE', connection }] : [];
    }),
  ];
}

/** The webhook that a connection has in its own row. */
const ownWebhook = (connection: Listener): Recipient =>
  ({ companyId: connection.companyId, id: connection.id, owner: { kind: CONNECTION_OWNER, id: connection.id }, events: null, isSending: connection.status === 'ACTIVE', connection });
