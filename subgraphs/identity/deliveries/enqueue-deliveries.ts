import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { Connection, ConnectionKind } from '../connections/connection.js';
import { connectionsWithWebhook, type Listener } from '../connections/webhook.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { companyOfSystem } from '../people/access.js';
import type { Delivery } from './delivery.js';
import { insertDeliveries, knownDeliveries } from './delivery.store.js';

/** An event in the words of one audience. */
export interface WebhookMessage {
  readonly eventId: string;
  readonly type: string;
  /** The exact bytes that are signed and sent. */
  readonly body: string;
  readonly kind: ConnectionKind;
  /** The warehouse whose connections are told. */
  readonly warehouseId?: string | null | undefined;
  /** The scope whose holders are told. */
  readonly scope?: string | null | undefined;
}

interface Enqueued {
  readonly companyId?: number | null | undefined;
  readonly messages: readonly WebhookMessage[];
}

/** Note what is to be sent to whom, once for each event and connection; answers how many deliveries are new. */
export async function enqueueDeliveries({ principal, identity }: IdentityContext, { companyId: named, messages }: Enqueued): Promise<number> {
  requireScope(principal, 'system');
  const companyId = companyOfSystem(principal, named);
  const connections = await connectionsWithWebhook(identity.database, companyId);
  const wanted = messages.flatMap((message) => connections.filter((connection) => hears(connection, message)).map((connection) => newDelivery(identity, connection, message)));
  if (wanted.length === 0) return 0;
  return identity.database.inTransaction(async (transaction) => {
    const known = await knownDeliveries(transaction, companyId, { connectionIds: unique(wanted.map(({ connectionId }) => connectionId)), eventIds: unique(wanted.map(({ eventId }) => eventId)) });
    const fresh = wanted.filter(({ connectionId, eventId }) => !known.has(`${connectionId}:${eventId}`));
    await insertDeliveries(transaction, fresh);
    return fresh.length;
  });
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

const hears = ({ kind, warehouseId, scopes }: Listener, message: WebhookMessage): boolean =>
  kind === message.kind
  && (typeof message.warehouseId !== 'string' || warehouseId === message.warehouseId)
  && (typeof message.scope !== 'string' || scopes.some((scope) => scope === message.scope));

/** A delivery of something that just happened; nothing is sent while the connection is paused or a draft, nor later. */
export function newDelivery({ ids, clock }: Identity, { companyId, id: connectionId, status }: Pick<Connection, 'companyId' | 'id' | 'status'>, { eventId, type, body }: Pick<WebhookMessage, 'eventId' | 'type' | 'body'>): Delivery {
  const now = instant(clock);
  const end = status === 'ACTIVE' ? { state: 'WAITING' as const, dueAt: now, finishedAt: null } : { state: 'SUPPRESSED' as const, dueAt: null, finishedAt: now };
  return { companyId, id: ids.next(), connectionId, eventId, type, body, attempts: 0, roundStart: 0, createdAt: now, ...end };
}
