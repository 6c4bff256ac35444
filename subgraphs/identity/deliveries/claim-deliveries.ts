import { instant, shift } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { byCompany } from './by-company.js';
import { claimDue, dueDeliveries, dueDestinations, type ClaimedDelivery, type DueDestination } from './claim.store.js';
import type { Schedule } from './delivery.js';
import { LEASE_MILLISECONDS, prepareClaimed, type ClaimedWebhook } from './prepare-claimed.js';

/** What a sender has room for, and what it can send. */
export interface Room {
  /** Deliveries in all. */
  readonly most: number;
  /** Deliveries to one destination, where `destinations` says nothing else. */
  readonly perDestination: number;
  readonly destinations?: readonly { readonly destinationId: string; readonly room: number }[] | null | undefined;
  /** What is sent by other profiles is left to senders that know them. */
  readonly schedules: readonly Schedule[];
}

/** So often a claim looks for something to send where others were first or nothing could be prepared; the next claim goes on. */
const MOST_LOOKS = 20;

/** Take what is due, for one sender alone until its lease ends; nothing only when nothing is due that there is room for, or much of it cannot be sent. */
export async function claimDeliveries(context: IdentityContext, room: Room): Promise<ClaimedWebhook[]> {
  requireScope(context.principal, 'system');
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const due = await dueWithRoom(context.identity, room);
    if (due.length === 0) return [];
    const claimed = await claim(context, due, room.schedules);
    if (claimed.length > 0) return claimed; // else other senders were first, or nothing is sent there now: what is left is looked for
  }
  return [];
}

interface Due {
  readonly companyId: number;
  readonly id: string;
}

async function dueWithRoom({ database, clock }: Identity, room: Room): Promise<Due[]> {
  const now = instant(clock);
  const shares = sharesOf(await dueDestinations(database, { now, profiles: room.schedules.map(({ profile }) => profile) }), room);
  return (await Promise.all(shares.map(async ({ due: one, most }) => (await dueDeliveries(database, one, { now, most })).map((id) => ({ companyId: one.companyId, id }))))).flat();
}

/** Claim what is still due of these. */
async function claim(context: IdentityContext, due: readonly Due[], schedules: readonly Schedule[]): Promise<ClaimedWebhook[]> {
  const { identity } = context;
  return identity.database.inTransaction(async (transaction) => {
    const now = instant(identity.clock);
    const lease = { token: identity.ids.next(), now, end: shift(now, LEASE_MILLISECONDS) };
    const claimed: ClaimedDelivery[] = [];
    for (const [companyId, own] of byCompany(due, (one) => one.companyId)) claimed.push(...await claimDue(transaction, companyId, { ...lease, ids: own.map(({ id }) => id).sort() }));
    return prepareClaimed(context, transaction, { claimed, schedules });
  });
}

/** How much of the room each destination gets. */
function sharesOf(due: readonly DueDestination[], { most, perDestination, destinations }: Room): { due: DueDestination; most: number }[] {
  const rooms = new Map((destinations ?? []).map(({ destinationId, room }) => [destinationId, room]));
  let left = most;
  return due.flatMap((one) => {
    const share = Math.min(left, rooms.get(one.destinationId) ?? perDestination);
    if (share <= 0) return [];
    left -= share;
    return [{ due: one, most: share }];
  });
}
