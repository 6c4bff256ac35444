import { instant, shift } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { openWebhooks, type OpenWebhook } from '../connections/webhook.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { byCompany } from './by-company.js';
import { claimDue, dueConnections, dueDeliveries, releaseClaims, type ClaimedDelivery, type DueConnection } from './claim.store.js';
import { suppressWaiting } from './delivery.store.js';
import { failUnprepared } from './fail-unprepared.js';
import { noteLost } from './lost-attempts.js';

/** What a sender has room for. */
export interface Room {
  /** Deliveries in all. */
  readonly most: number;
  /** Deliveries to one connection, where `connections` says nothing else. */
  readonly perConnection: number;
  readonly connections?: readonly { readonly connectionId: string; readonly room: number }[] | null | undefined;
}

/** A delivery and what sending it needs. */
export interface ClaimedWebhook {
  readonly companyId: number;
  readonly deliveryId: string;
  readonly connectionId: string;
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  readonly attempt: number;
  readonly token: string;
  readonly url: string;
  readonly secret: string;
}

/** Longer than any attempt takes: a claim that is older was lost with its sender. */
const LEASE_MILLISECONDS = 60_000;

/** So often a claim looks for something to send where others were first or nothing could be prepared; the next claim goes on. */
const MOST_LOOKS = 20;

/** Take what is due, for one sender alone until its lease ends; nothing only when nothing is due that there is room for, or much of it cannot be sent. */
export async function claimDeliveries(context: IdentityContext, room: Room): Promise<ClaimedWebhook[]> {
  requireScope(context.principal, 'system');
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const due = await dueWithRoom(context.identity, room);
    if (due.length === 0) return [];
    const claimed = await claim(context, due);
    if (claimed.length > 0) return claimed; // else other senders were first, or nobody is to be told: what is left is looked for
  }
  return [];
}

interface Due {
  readonly companyId: number;
  readonly id: string;
}

async function dueWithRoom({ database, clock }: Identity, room: Room): Promise<Due[]> {
  const now = instant(clock);
  const shares = sharesOf(await dueConnections(database, now), room);
  return (await Promise.all(shares.map(async ({ due: one, most }) => (await dueDeliveries(database, one, { now, most })).map((id) => ({ companyId: one.companyId, id }))))).flat();
}

/** Claim what is still due of these. */
async function claim(context: IdentityContext, due: readonly Due[]): Promise<ClaimedWebhook[]> {
  const { identity } = context;
  return identity.database.inTransaction(async (transaction) => {
    const now = instant(identity.clock);
    const lease = { token: identity.ids.next(), now, end: shift(now, LEASE_MILLISECONDS) };
    const claimed: ClaimedDelivery[] = [];
    for (const [companyId, own] of byCompany(due, (one) => one.companyId)) claimed.push(...await claimDue(transaction, companyId, { ...lease, ids: own.map(({ id }) => id).sort() }));
    return prepared(context, transaction, claimed);
  });
}

/** How much of the room each connection gets. */
function sharesOf(due: readonly DueConnection[], { most, perConnection, connections }: Room): { due: DueConnection; most: number }[] {
  const rooms = new Map((connections ?? []).map(({ connectionId, room }) => [connectionId, room]));
  let left = most;
  return due.flatMap((one) => {
    const share = Math.min(left, rooms.get(one.connectionId) ?? perConnection);
    if (share <= 0) return [];
    left -= share;
    return [{ due: one, most: share }];
  });
}

/** What can be sent of the claimed. What cannot be prepared is an attempt that failed, alone; nothing is sent of connections that are paused or gone. */
async function prepared(context: IdentityContext, transaction: Transaction, claimed: readonly ClaimedDelivery[]): Promise<ClaimedWebhook[]> {
  const { sealing, clock } = context.identity;
  const sendable: ClaimedWebhook[] = [];
  for (const [companyId, own] of byCompany(claimed, (one) => one.companyId)) {
    const ids = [...new Set(own.map(({ connectionId }) => connectionId))];
    const webhooks = await openWebhooks(transaction, companyId, { ids, sealing });
    await noteLost(transaction, companyId, own.flatMap((delivery) => lostAttempt(delivery, webhooks.get(delivery.connectionId))));
    for (const connectionId of ids.filter((id) => !webhooks.has(id))) await suppressWaiting(transaction, companyId, { connectionId, at: instant(clock) });
    await releaseClaims(transaction, companyId, own.filter(({ connectionId }) => !webhooks.has(connectionId)).map(({ id }) => id));
    await failUnprepared(context, transaction, own.flatMap((delivery) => unprepared(delivery, webhooks.get(delivery.connectionId))));
    sendable.push(...own.flatMap((delivery) => toSend(delivery, webhooks.get(delivery.connectionId))));
  }
  return sendable;
}

/** The attempt before this claim, if one was lost; it is the last that counts so far. */
const lostAttempt = ({ id: deliveryId, attempts: number, lostAt }: ClaimedDelivery, webhook: OpenWebhook | undefined) =>
  (lostAt === null ? [] : [{ deliveryId, number, url: webhook?.url ?? '', startedAt: shift(lostAt, -LEASE_MILLISECONDS), durationMs: LEASE_MILLISECONDS }]);

const unprepared = (delivery: ClaimedDelivery, webhook: OpenWebhook | undefined) =>
  (webhook && 'failure' in webhook ? [{ delivery, url: webhook.url, failure: webhook.failure }] : []);

const toSend = ({ companyId, id: deliveryId, connectionId, eventId, type, body, attempts, token }: ClaimedDelivery, webhook: OpenWebhook | undefined): ClaimedWebhook[] =>
  (webhook && 'secret' in webhook ? [{ companyId, deliveryId, connectionId, eventId, type, body, attempt: attempts + 1, token, ...webhook }] : []);
