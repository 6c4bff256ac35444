import { instant, shift } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { connectionsByIds } from '../connections/connection.store.js';
import { openWebhook } from '../connections/webhook.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { byCompany } from './by-company.js';
import { claimDue, dueConnections, dueDeliveries, type ClaimedDelivery, type DueConnection } from './claim.store.js';
import { suppressWaiting } from './delivery.store.js';

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

/** Take what is due, for one sender alone until its lease ends; nothing only when nothing is due that there is room for. */
export async function claimDeliveries({ principal, identity }: IdentityContext, room: Room): Promise<ClaimedWebhook[]> {
  requireScope(principal, 'system');
  for (;;) {
    const due = await dueWithRoom(identity, room);
    if (due.length === 0) return [];
    const claimed = await claim(identity, due);
    if (claimed.length > 0) return claimed; // else other senders were first, or nobody is to be told: what is left is looked for
  }
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
async function claim(identity: Identity, due: readonly Due[]): Promise<ClaimedWebhook[]> {
  return identity.database.inTransaction(async (transaction) => {
    const now = instant(identity.clock);
    const lease = { token: identity.ids.next(), now, end: shift(now, LEASE_MILLISECONDS) };
    const claimed: ClaimedDelivery[] = [];
    for (const [companyId, own] of byCompany(due, (one) => one.companyId)) claimed.push(...await claimDue(transaction, companyId, { ...lease, ids: own.map(({ id }) => id).sort() }));
    return opened(identity, transaction, claimed);
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

async function opened(identity: Identity, transaction: Transaction, claimed: readonly ClaimedDelivery[]): Promise<ClaimedWebhook[]> {
  const webhooks = new Map<string, { url: string; secret: string } | undefined>();
  for (const companyId of new Set(claimed.map((one) => one.companyId))) {
    const ids = [...new Set(claimed.filter((one) => one.companyId === companyId).map(({ connectionId }) => connectionId))];
    const found = new Map((await connectionsByIds(transaction, companyId, ids)).map((connection) => [connection.id, openWebhook(connection, identity.sealing)]));
    for (const connectionId of ids) {
      webhooks.set(connectionId, found.get(connectionId));
      if (!found.get(connectionId)) await suppressWaiting(transaction, companyId, { connectionId, at: instant(identity.clock) });
    }
  }
  return claimed.flatMap(({ companyId, id: deliveryId, connectionId, eventId, type, body, attempts, token }) => {
    const webhook = webhooks.get(connectionId);
    return webhook ? [{ companyId, deliveryId, connectionId, eventId, type, body, attempt: attempts + 1, token, ...webhook }] : [];
  });
}
