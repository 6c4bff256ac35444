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
  /** The wait until the retry; null after the last attempt. */
  readonly retryAfterMs: number | null;
}

/**
 * Record a failed attempt for each delivery of one company that could not be prepared, in the transaction of their claim: each is retried by
 * its schedule and finally given up. The merchant is alerted at once, since no retry helps until the connection is corrected.
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
