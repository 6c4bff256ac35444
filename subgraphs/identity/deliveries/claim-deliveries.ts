import { instant, shift } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { byCompany } from './by-company.js';
import { claimDue, dueDeliveries, dueDestinations, type ClaimedDelivery, type DueDestination } from './claim.store.js';
import type { Schedule } from './delivery.js';
import { LEASE_MILLISECONDS, prepareClaimed, type ClaimedWebhook } from './prepare-claimed.js';

/** A sender's free capacity and the profiles it can send by. */
export interface Room {
  /** Maximum number of deliveries in total. */
  readonly most: number;
  /** Maximum number of deliveries to one destination, unless `destinations` gives another number. */
  readonly perDestination: number;
  readonly destinations?: readonly { readonly destinationId: string; readonly room: number }[] | null | undefined;
  /** Waits after failed attempts, by profile; deliveries of other profiles are left to other senders. */
  readonly schedules: readonly Schedule[];
}

/** Maximum number of rounds of one claim, where other senders claimed first or nothing could be prepared; the next claim continues. */
const MOST_ROUNDS = 20;

/** Claim due deliveries for one sender until its lease ends. Empty when nothing is due that fits its capacity, or when many due deliveries cannot be sent. */
export async function claimDeliveries(context: IdentityContext, room: Room): Promise<ClaimedWebhook[]> {
  requireScope(context.principal, 'system');
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const due = await dueWithRoom(context.identity, room);
    if (due.length === 0) return [];
    const claimed = await claim(context, due, room.schedules);
    if (claimed.length > 0) return claimed; // else other senders claimed them first or they were suppressed: look for more
  }
  return [];
}

interface Due {
  readonly companyId: number;
  readonly id: string;
}

async function dueWithRoom({ database, clock }: Identity, room: Room): Promise<Due[]> {
  const now = instant(clock);
  const slots = capacityByDestination(await dueDestinations(database, { now, profiles: room.schedules.map(({ profile }) => profile) }), room);
  return (await Promise.all(slots.map(async ({ due: one, most }) => (await dueDeliveries(database, one, { now, most })).map((id) => ({ companyId: one.companyId, id }))))).flat();
}

/** Claim those of these deliveries that are still due. */
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

/** Divides the capacity among the destinations. */
function capacityByDestination(due: readonly DueDestination[], { most, perDestination, destinations }: Room): { due: DueDestination; most: number }[] {
  const limits = new Map((destinations ?? []).map(({ destinationId, room }) => [destinationId, room]));
  let left = most;
  return due.flatMap((one) => {
    const granted = Math.min(left, limits.get(one.destinationId) ?? perDestination);
    if (granted <= 0) return [];
    left -= granted;
    return [{ due: one, most: granted }];
  });
}
