import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { companyOfSystem } from '../people/access.js';
import type { Delivery } from './delivery.js';
import { insertDeliveries, knownDeliveries } from './delivery.store.js';
import { connectionOf, isFor, type Audience, type Recipient } from './destination.js';
import { recipientsOf } from './recipients.store.js';

/** An event as rendered for one audience. */
export interface WebhookMessage extends Audience {
  readonly eventId: string;
  /** The exact bytes that are signed and sent. */
  readonly body: string;
}

interface Enqueued {
  readonly companyId?: number | null | undefined;
  readonly messages: readonly WebhookMessage[];
}

/** Enqueue events, once for each event and destination: of several messages of one event a destination gets the last that is for it. Returns the number of new deliveries. */
export async function enqueueDeliveries({ principal, identity }: IdentityContext, { companyId: named, messages }: Enqueued): Promise<number> {
  requireScope(principal, 'system');
  const companyId = companyOfSystem(principal, named);
  const recipients = await recipientsOf(identity.database, companyId);
  const pairs = messages.flatMap((message) => recipients.filter((recipient) => isFor(recipient, message)).map((recipient) => ({ recipient, message })));
  if (pairs.length === 0) return 0;
  const wanted = [...new Map(pairs.map((pair) => [`${pair.recipient.id}:${pair.message.eventId}`, pair]))];
  return identity.database.inTransaction(async (transaction) => {
    const known = await knownDeliveries(transaction, companyId, { destinationIds: unique(pairs.map(({ recipient }) => recipient.id)), eventIds: unique(pairs.map(({ message }) => message.eventId)) });
    const fresh = wanted.flatMap(([name, { recipient, message }]) => (known.has(name) ? [] : [newDelivery(identity, recipient, message)]));
    await insertDeliveries(transaction, fresh);
    return fresh.length;
  });
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** A new delivery; suppressed for good when the destination is inactive or its connection paused or a draft. */
export function newDelivery(
  { ids, clock }: Identity, { companyId, id: destinationId, owner, isSending }: Pick<Recipient, 'companyId' | 'id' | 'owner' | 'isSending'>, { eventId, type, body }: Pick<WebhookMessage, 'eventId' | 'type' | 'body'>,
): Delivery {
  const now = instant(clock);
  const end = isSending ? { state: 'WAITING' as const, dueAt: now, finishedAt: null } : { state: 'SUPPRESSED' as const, dueAt: null, finishedAt: now };
  return { companyId, id: ids.next(), destinationId, connectionId: connectionOf(owner), eventId, type, body, attempts: 0, roundStart: 0, createdAt: now, ...end };
}
