import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { requireWarehouseReturn } from './read-returns.js';
import { refuseReturnRow, UNANSWERED } from './refused-return.store.js';
import { findReturns } from './return.store.js';
import { isExpected } from './return-status.js';
import { acceptedReturn, type Return } from './return.js';
import { settleReturn } from './settle-return.js';

/** A warehouse's answer to one announced return. */
export interface ReturnAnswer {
  readonly reference: string;
  readonly expected: boolean;
  /** Why it does not expect it. */
  readonly reasonCode?: string | null | undefined;
}

const MOST_ANSWERS = 500;

/** The returns announced to the calling warehouse that it has not answered yet, oldest first (document 1, B, GET Returns/New). */
export function unansweredReturns({ database }: OrdersDeps, { principal }: CallContext, { first }: { first: number }): Promise<Return[]> {
  requireScope(principal, 'fulfillment:read');
  pageSize(first);
  return findReturns(database, principal.companyId, { where: `location_id = ? AND list = ? AND ${UNANSWERED}`, parameters: [requireWarehouse(principal), 'EXPECTED'], orderBy: 'created_at, id', limit: first });
}

/**
 * The calling warehouse answers which announced returns it expects: all answers are applied or none, and repeating one
 * has no effect. One it does not expect stays announced; the merchant is alerted.
 */
export function answerExpectedReturns(deps: OrdersDeps, context: CallContext, answers: readonly ReturnAnswer[]): Promise<Return[]> {
  requireScope(context.principal, 'fulfillment:write');
  if (answers.length < 1 || answers.length > MOST_ANSWERS) throw new Failure('BAD_INPUT', `A call answers 1 to ${String(MOST_ANSWERS)} returns`, { returns: [`must be 1 to ${String(MOST_ANSWERS)}`] });
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'answerExpectedReturns' }, async () => {
    const answered: Return[] = [];
    for (const answer of answers) {
      const before = await requireWarehouseReturn(transaction, context, answer.reference);
      answered.push(await (answer.expected ? expect(deps, transaction, { context, before }) : refuse(deps, transaction, { context, before, answer })));
    }
    return answered;
  }));
}

interface Answering {
  readonly context: CallContext;
  readonly before: Return;
}

async function expect(deps: OrdersDeps, transaction: Transaction, { context, before }: Answering): Promise<Return> {
  const after = acceptedReturn(before, instant(deps.clock), null);
  return after === before ? before : settleReturn(deps, transaction, { context, before, after, event: 'return.accepted' });
}

async function refuse(deps: OrdersDeps, transaction: Transaction, { context, before, answer }: Answering & { answer: ReturnAnswer }): Promise<Return> {
  const status = before.status.toLowerCase();
  if (before.acceptedAt !== null) throw new Failure('INVALID_STATE', `${before.number}: the return was accepted already`, { status });
  if (!isExpected(before.status)) throw new Failure('INVALID_STATE', `${before.number}: a return that is ${status} cannot be refused`, { status });
  const reasonCode = answer.reasonCode ?? '';
  const isNew = await refuseReturnRow(transaction, context.principal.companyId, { id: before.id, reasonCode, at: instant(deps.clock) });
  if (isNew) {
    await raiseAlerts(deps, transaction, { cause: context, alerts: [{ type: 'RETURN_REFUSED', subject: before.id, message: `The warehouse does not expect the return ${before.number}${reasonCode === '' ? '' : ` (${reasonCode})`}` }] });
  }
  return before;
}
