import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { ownConnection } from '../connections/change-connection.js';
import { readConnection } from '../connections/read-connections.js';
import type { IdentityContext } from '../identity-deps.js';
import { heldDeliveries } from './claim.store.js';
import type { Delivery } from './delivery.js';
import { deliveryById, insertDeliveries, restartDelivery, restartGivenUp } from './delivery.store.js';
import { CONNECTION_OWNER } from './destination.js';
import { newDelivery } from './enqueue-deliveries.js';
import { recordLostAttempts } from './lost-attempts.js';
import { ownConnectionId, readDelivery } from './read-deliveries.js';
import { requirePinged, requireReceiver, requireReceivers } from './require-receiver.js';

/** Resend one delivery of the company under the same id; needs company.manage, to a connection of the catalog catalog.manage, to the website of a site cms.manage. */
export const resendDelivery = async (context: IdentityContext, id: string): Promise<Delivery> => resend(context, await readDelivery(context, id));

/** Resend one of the calling connection's own deliveries. */
export const resendOwnDelivery = (context: IdentityContext, id: string): Promise<Delivery> =>
  resend(context, { companyId: context.principal.companyId, id, connectionId: ownConnectionId(context.principal) });

function resend(context: IdentityContext, { companyId, id, connectionId = null }: { companyId: number; id: string; connectionId?: string | null }): Promise<Delivery> {
  return once(context, 'resendDelivery', async (transaction) => {
    const known = await deliveryById(transaction, companyId, id);
    if (!known || (connectionId !== null && known.connectionId !== connectionId)) throw new Failure('NOT_FOUND', 'No delivery has this id');
    const url = await requireReceiver(transaction, known);
    const at = instant(context.identity.clock);
    if (known.state !== 'WAITING') await recordUnfinishedAttempt(transaction, companyId, { id, url, at });
    await restartDelivery(transaction, companyId, { id, at });
    await wakeSender(context, transaction, known.destinationId);
    const after = await deliveryById(transaction, companyId, id) ?? known;
    recordDelivery(transaction, known, after);
    return after;
  });
}

/** Resend the deliveries to a connection that were given up since a time; needs company.manage, to a connection of the catalog catalog.manage. Returns their number. */
export async function recoverDeliveries(context: IdentityContext, { connectionId, since }: { connectionId: string; since: Instant }): Promise<number> {
  const { companyId } = await readConnection(context, connectionId);
  return once(context, 'recoverDeliveries', async (transaction) => {
    await requireReceivers(transaction, await ownConnection(transaction, companyId, connectionId));
    const restarted = await restartGivenUp(transaction, companyId, { connectionId, since, at: instant(context.identity.clock) });
    transaction.recordChange({ kind: 'connection', id: connectionId, before: { restartedDeliveries: 0 }, after: { restartedDeliveries: restarted } });
    await wakeSender(context, transaction, connectionId);
    return restarted;
  });
}

/** Send a connection of the company an event of type ping; needs company.manage, for one of the catalog catalog.manage. */
export async function pingWebhook(context: IdentityContext, connectionId: string): Promise<Delivery> {
  const { companyId } = await readConnection(context, connectionId);
  return ping(context, { companyId, connectionId });
}

/** Send the calling connection an event of type ping: to the named one of its webhooks where it has several. */
export const pingOwnWebhook = (context: IdentityContext, destinationId: string | null | undefined): Promise<Delivery> =>
  ping(context, { companyId: context.principal.companyId, connectionId: ownConnectionId(context.principal), destinationId });

interface Pinged {
  readonly companyId: number;
  readonly connectionId: string;
  readonly destinationId?: string | null | undefined;
}

function ping(context: IdentityContext, { companyId, connectionId, destinationId }: Pinged): Promise<Delivery> {
  const { ids, clock } = context.identity;
  return once(context, 'pingWebhook', async (transaction) => {
    const id = await requirePinged(transaction, await ownConnection(transaction, companyId, connectionId), destinationId);
    const event = { id: ids.next(), type: 'ping', created_at: instant(clock), data: {} };
    const receiver = { companyId, id, owner: { kind: CONNECTION_OWNER, id: connectionId }, isSending: true };
    const delivery = newDelivery(context.identity, receiver, { eventId: event.id, type: event.type, body: JSON.stringify(event) });
    await insertDeliveries(transaction, [delivery]);
    recordDelivery(transaction, null, delivery);
    await wakeSender(context, transaction, id);
    return delivery;
  });
}

/** The log of deliveries has the body. */
function recordDelivery(transaction: Transaction, before: Delivery | null, { body: _, ...after }: Delivery): void {
  const { destinationId, connectionId } = after;
  transaction.recordChange({ kind: 'delivery', id: after.id, subject: connectionId ?? destinationId, before: before && { ...before, body: undefined }, after });
}

/** Records the attempt that was under way when the delivery was suppressed and whose outcome was never reported. */
async function recordUnfinishedAttempt(transaction: Transaction, companyId: number, { id, url, at }: { id: string; url: string; at: Instant }): Promise<void> {
  const held = await heldDeliveries(transaction, companyId, [id]);
  await recordLostAttempts(transaction, companyId, held.map(({ attempts, finishedAt }) => ({ deliveryId: id, number: attempts + 1, url, startedAt: finishedAt ?? at, durationMs: 0 })));
}

const once = <T>(context: IdentityContext, name: string, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  context.identity.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: context.identity.clock, name }, () => work(transaction)));

/** Wakes the sender, since a person waits for the result. */
const wakeSender = ({ principal, requestId, via, identity }: IdentityContext, transaction: Transaction, receiverId: string): Promise<void> =>
  identity.outbox.append(transaction, principal.companyId, [{ type: 'delivery.requested', subject: receiverId, cause: { principal, requestId, via }, payload: { receiverId } }]);
