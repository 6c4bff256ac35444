import { instant, type Clock } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Database, Transaction } from '#subgraph-kit/database.js';
import { groupCommit, type GroupCommit } from '#subgraph-kit/group-commit.js';
import type { Outbox } from '#subgraph-kit/outbox.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Attempt } from './attempt.js';
import { insertAttempts } from './attempt.store.js';
import { claimedBy, endClaim, type ClaimedDelivery } from './claim.store.js';
import { afterAttempt } from './delivery.js';

/** An attempt as its sender reports it. */
export interface ReportedAttempt extends Omit<Attempt, 'number' | 'deliveryId'> {
  readonly companyId: number;
  readonly deliveryId: string;
  /** Of the claim it was sent under. */
  readonly token: string;
}

interface Item {
  readonly attempt: ReportedAttempt;
  readonly cause: CallContext;
}

/** Stores attempts, many in one transaction. */
export type AttemptLog = GroupCommit<Item, boolean>;

/** A log of attempts over a database. */
export const attemptLog = ({ database, clock, outbox }: { database: Database; clock: Clock; outbox: Outbox }): AttemptLog =>
  groupCommit<Item, boolean>({ database, write: (transaction, items) => writeAttempts({ clock, outbox }, transaction, items) });

/** Note how an attempt ended and what follows; false when its claim was lost to another sender. */
export function recordAttempt(context: IdentityContext, attempt: ReportedAttempt): Promise<boolean> {
  requireScope(context.principal, 'system');
  const { principal, requestId, via } = context;
  return context.identity.attemptLog.submit({ attempt, cause: { principal, requestId, via } });
}

async function writeAttempts(parts: { clock: Clock; outbox: Outbox }, transaction: Transaction, items: readonly Item[]): Promise<boolean[]> {
  const held = new Map((await claimedBy(transaction, [...new Set(items.map(({ attempt }) => attempt.token))])).map((claimed) => [claimed.id, claimed]));
  const results: boolean[] = [];
  for (const item of items) {
    const claimed = held.get(item.attempt.deliveryId);
    const holds = claimed?.token === item.attempt.token;
    if (holds) await end(parts, transaction, { claimed, item });
    held.delete(item.attempt.deliveryId);
    results.push(holds);
  }
  return results;
}

async function end({ clock, outbox }: { clock: Clock; outbox: Outbox }, transaction: Transaction, { claimed, item: { attempt, cause } }: { claimed: ClaimedDelivery; item: Item }): Promise<void> {
  const after = { ...claimed, ...afterAttempt(claimed, { delivered: attempt.delivered, at: instant(clock) }) };
  await endClaim(transaction, after);
  await insertAttempts(transaction, claimed.companyId, [{ ...attempt, number: after.attempts }]);
  if (after.state !== 'GIVEN_UP') return;
  const { id: deliveryId, connectionId, eventId, type, attempts } = after;
  await outbox.append(transaction, claimed.companyId, [
    { type: 'delivery.given_up', subject: connectionId, cause, payload: { deliveryId, connectionId, eventId, type, attempts, failure: attempt.failure } },
  ]);
}
