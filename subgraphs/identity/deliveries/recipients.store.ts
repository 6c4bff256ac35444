import type { Reader } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import { webhookConnections, type WebhookConnection } from '../connections/webhook.store.js';
import { connectionOf, CONNECTION_OWNER, type Recipient } from './destination.js';
import { destinationsOf } from './destination.store.js';

/** Every destination of a company, its connections' own webhooks first. Destinations of removed connections are left out. */
export async function recipientsOf(reader: Reader, companyId: number): Promise<Recipient[]> {
  const destinations = await destinationsOf(reader, companyId);
  const owners = [...new Set(destinations.flatMap(({ owner }) => connectionOf(owner) ?? []))];
  const connections = await webhookConnections(reader, companyId, owners);
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

/** A connection's own webhook, stored in its row. */
const ownWebhook = (connection: WebhookConnection): Recipient =>
  ({ companyId: connection.companyId, id: connection.id, owner: { kind: CONNECTION_OWNER, id: connection.id }, events: null, isSending: connection.status === 'ACTIVE', connection });
