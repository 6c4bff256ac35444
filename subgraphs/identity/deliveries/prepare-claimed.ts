import { instant, shift } from '#kernel/clock.js';
import { REVALIDATION_PROFILE } from '#contract/delivery-profile.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { byCompany } from './by-company.js';
import { releaseClaims, type ClaimedDelivery } from './claim.store.js';
import { nextWait, type Schedule } from './delivery.js';
import { suppressWaiting } from './delivery.store.js';
import { openDestinations, type OpenDestination } from './destination.store.js';
import { failUnprepared } from './fail-unprepared.js';
import { recordLostAttempts } from './lost-attempts.js';

/** A delivery with everything that sending it needs. */
export interface ClaimedWebhook {
  readonly companyId: number;
  readonly deliveryId: string;
  readonly destinationId: string;
  /** Null where no connection owns the destination. */
  readonly connectionId: string | null;
  readonly profile: string;
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  readonly attempt: number;
  /** The wait until the retry if this attempt fails; null for the last attempt. */
  readonly retryAfterMs: number | null;
  readonly token: string;
  readonly url: string;
  /** Null for an unsigned webhook. */
  readonly secret: string | null;
}

/** Longer than any attempt takes: the sender of an older claim has stopped. */
export const LEASE_MILLISECONDS = 60_000;

interface Claimed {
  readonly claimed: readonly ClaimedDelivery[];
  /** The retry waits of each profile. */
  readonly schedules: readonly Schedule[];
}

/** The claimed deliveries that can be sent. One that cannot be prepared gets a failed attempt; those of inactive destinations are suppressed. */
export async function prepareClaimed(context: IdentityContext, transaction: Transaction, { claimed, schedules }: Claimed): Promise<ClaimedWebhook[]> {
  const { sealing, clock } = context.identity;
  const sendable: ClaimedWebhook[] = [];
  for (const [companyId, own] of byCompany(claimed, (one) => one.companyId)) {
    const ids = [...new Set(own.map(({ destinationId }) => destinationId))];
    const open = await openDestinations(transaction, companyId, { ids, sealing });
    await recordLostAttempts(transaction, companyId, own.flatMap((delivery) => lostAttempt(delivery, open.get(delivery.destinationId))));
    for (const destinationId of ids.filter((id) => !open.has(id))) await suppressWaiting(transaction, companyId, { destinationId, at: instant(clock) });
    await releaseClaims(transaction, companyId, own.filter(({ destinationId }) => !open.has(destinationId)).map(({ id }) => id));
    const found = own.flatMap((delivery) => withDestination(delivery, open.get(delivery.destinationId), schedules));
    await failUnprepared(context, transaction, found.flatMap(({ destination, ...one }) => ('failure' in destination ? [{ ...one, ...destination }] : [])));
    sendable.push(...found.flatMap(toSend));
  }
  return sendable;
}

/** The attempt of the previous claim, if its sender stopped before reporting; it has the highest number so far. */
const lostAttempt = ({ id: deliveryId, attempts: number, lostAt }: ClaimedDelivery, destination: OpenDestination | undefined) =>
  (lostAt === null ? [] : [{ deliveryId, number, url: destination?.url ?? '', startedAt: shift(lostAt, -LEASE_MILLISECONDS), durationMs: LEASE_MILLISECONDS }]);

interface Found {
  readonly delivery: ClaimedDelivery;
  readonly destination: OpenDestination;
  readonly retryAfterMs: number | null;
}

const withDestination = (delivery: ClaimedDelivery, destination: OpenDestination | undefined, schedules: readonly Schedule[]): Found[] =>
  (destination ? [{ delivery, destination, retryAfterMs: nextWait(delivery, schedules.find(({ profile }) => profile === destination.profile)?.waits ?? []) }] : []);

const toSend = ({ delivery: { companyId, id: deliveryId, destinationId, connectionId, eventId, type, body, attempts, roundStart, token }, destination, retryAfterMs }: Found): ClaimedWebhook[] =>
  ('failure' in destination ? [] : [{ companyId, deliveryId, destinationId, connectionId, eventId, type, body, attempt: attempts + 1 - (destination.profile === REVALIDATION_PROFILE ? roundStart : 0), retryAfterMs, token, ...destination }]); // document 3, J, Events: 1 to 6, so that a resend begins again
