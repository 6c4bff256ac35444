import { instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import type { ClaimedDelivery } from './claim.store.js';
import { writeAttempts } from './record-attempts.js';

/** A claimed delivery that cannot be sent, and why. */
export interface Unprepared {
  readonly delivery: ClaimedDelivery;
  readonly url: string;
  readonly failure: string;
  /** After how long it is tried again; null after its last attempt. */
  readonly retryAfterMs: number | null;
}

/**
 * Note deliveries of one company that could not even be prepared as attempts that failed, in the transaction of their claim: each is tried again by
 * its schedule and given up in the end, and the merchant is alerted of their connections at once, since no retry helps until somebody acts.
 */
export async function failUnprepared({ identity, ...call }: IdentityContext, transaction: Transaction, failed: readonly Unprepared[]): Promise<void> {
  const [first] = failed;
  if (!first) return;
  const { principal, requestId, via } = call;
  const cause = { principal, requestId, via };
  const startedAt = instant(identity.clock);
  await writeAttempts(identity, transaction, failed.map(({ delivery: { companyId, id: deliveryId, token }, url, failure, retryAfterMs }) => ({ cause, attempt: {
    companyId, deliveryId, token, url, startedAt, durationMs: 0, delivered: false, status: null, failure, retryAfterMs, requestHeaders: '{}', answerHeaders: null, answerBody: null,
  } })));
  const oneOfEach = [...new Map(failed.map((one) => [one.delivery.destinationId, one])).values()];
  await identity.outbox.append(transaction, first.delivery.companyId, oneOfEach.map(({ delivery: { id: deliveryId, destinationId, connectionId, eventId, type, attempts }, failure }) =>
    ({ type: 'delivery.unprepared', subject: connectionId ?? destinationId, cause, payload: { deliveryId, destinationId, connectionId, eventId, type, attempts: attempts + 1, failure } })));
}
