import { instant, type Clock } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Database, Transaction } from '#subgraph-kit/database.js';
import { groupCommit, type GroupCommit } from '#subgraph-kit/group-commit.js';
import type { Outbox } from '#subgraph-kit/outbox.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Attempt } from './attempt.js';
import { insertAttempts } from './attempt.store.js';
import { byCompany } from './by-company.js';
import { endClaims, heldDeliveries, type EndedDelivery } from './claim.store.js';
import { afterAttempt } from './delivery.js';
import { recordHealth } from './health.store.js';

/** An attempt as reported by its sender. */
export interface ReportedAttempt extends Omit<Attempt, 'number' | 'deliveryId'> {
  readonly companyId: number;
  readonly deliveryId: string;
  /** The token of the claim under which it was sent. */
  readonly token: string;
  /** As given by the claim: the wait until the retry if it failed; null after the last attempt. */
  readonly retryAfterMs?: number | null | undefined;
}

interface Item {
  readonly attempt: ReportedAttempt;
  readonly cause: CallContext;
}

/** The dependencies of storing attempts. */
interface Parts {
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/** Stores attempts, many in one transaction. */
export type AttemptLog = GroupCommit<Item, boolean>;

/** An attempt log in a database. */
export const attemptLog = ({ database, ...parts }: Parts & { database: Database }): AttemptLog =>
  groupCommit<Item, boolean>({ commit: (items) => database.inTransaction((transaction) => writeAttempts(parts, transaction, items)) });

/** Record the outcomes of attempts and the deliveries' new states; false for each whose claim was lost to another sender. */
export function recordAttempts(context: IdentityContext, attempts: readonly ReportedAttempt[]): Promise<boolean[]> {
  requireScope(context.principal, 'system');
  const { principal, requestId, via } = context;
  return Promise.all(attempts.map((attempt) => context.identity.attemptLog.submit({ attempt, cause: { principal, requestId, via } })));
}

/** Store attempts and the deliveries' new states, each under its own claim; false for each whose claim was lost. */
export async function writeAttempts(parts: Parts, transaction: Transaction, items: readonly Item[]): Promise<boolean[]> {
  const results = new Map<Item, boolean>();
  for (const [companyId, own] of byCompany(items, ({ attempt }) => attempt.companyId)) {
    const held = new Map((await heldDeliveries(transaction, companyId, own.map(({ attempt }) => attempt.deliveryId).sort())).map((one) => [one.id, one]));
    const ends = own.flatMap((item) => {
      const claimed = held.get(item.attempt.deliveryId);
      const holds = claimed?.token === item.attempt.token;
      results.set(item, holds);
      if (!holds) return [];
      held.delete(claimed.id);
      return [{ item, ended: { ...claimed, ...afterAttempt(claimed, { delivered: item.attempt.delivered, at: instant(parts.clock), retryAfterMs: item.attempt.retryAfterMs ?? null }) } }];
    });
    await store(parts, transaction, { companyId, ends });
  }
  return items.map((item) => results.get(item) === true);
}

interface End {
  readonly item: Item;
  readonly ended: EndedDelivery;
}

async function store({ outbox }: Parts, transaction: Transaction, { companyId, ends }: { companyId: number; ends: readonly End[] }): Promise<void> {
  if (ends.length === 0) return;
  await endClaims(transaction, companyId, ends.map(({ ended }) => ended));
  await insertAttempts(transaction, companyId, ends.map(({ item: { attempt }, ended }) => ({ ...attempt, number: ended.attempts })));
  await recordHealth(transaction, companyId, ends.map(({ item: { attempt }, ended: { destinationId } }) => ({ destinationId, ...attempt })));
  await outbox.append(transaction, companyId, ends.filter(({ ended }) => ended.state === 'GIVEN_UP').map(({ item: { attempt, cause }, ended: { id: deliveryId, destinationId, connectionId, eventId, type, attempts } }) =>
    ({ type: 'delivery.given_up', subject: connectionId ?? destinationId, cause, payload: { deliveryId, destinationId, connectionId, eventId, type, attempts, failure: attempt.failure } })));
}
