import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { saveChange } from './change-fulfillment-order.js';
import { rejected, type FulfillmentOrder } from './fulfillment-order.js';
import { nextFulfillmentStatus, type FulfillmentTrigger } from './fulfillment-status.js';
import { acceptBatch } from './move-batch.js';
import { findFulfillmentOrdersOfReferences } from './fulfillment-orders-of-references.store.js';
import { isAnswered, isSameAcceptance, isSameRejection } from './repeats.js';
import { rejectionAlert } from './reject-fulfillment-order.js';

/** A warehouse's answer to one order: accepted, or rejected with a reason. */
export interface OrderAnswer {
  readonly reference: string;
  readonly takenOver: boolean;
  readonly wmsReference?: string | null | undefined;
  readonly answeredAt?: Instant | null | undefined;
  /** Required for a rejection. */
  readonly reasonCode?: string | null | undefined;
  readonly message?: string | null | undefined;
}

const MOST_ANSWERS = 500;

/**
 * The calling warehouse accepts or rejects orders of its queue: all answers are applied or none. Repeating an answer
 * has no effect; one that contradicts the state is refused. Answers the orders, in the order of the input.
 */
export function answerWaitingOrders(deps: OrdersDeps, context: CallContext, answers: readonly OrderAnswer[]): Promise<FulfillmentOrder[]> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  if (answers.length < 1 || answers.length > MOST_ANSWERS) throw new Failure('BAD_INPUT', `A call answers 1 to ${String(MOST_ANSWERS)} orders`, { orders: [`must be 1 to ${String(MOST_ANSWERS)}`] });
  const locationId = requireWarehouse(principal);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'answerWaitingOrders' }, async () => {
    const found = await findFulfillmentOrdersOfReferences(transaction, principal.companyId, { locationId, references: [...new Set(answers.map(({ reference }) => reference))] });
    const now = new Map([...found.values()].map((fulfillmentOrder) => [fulfillmentOrder.id, fulfillmentOrder]));
    const answered: FulfillmentOrder[] = [];
    for (const answer of answers) {
      const before = now.get(found.get(answer.reference)?.id ?? '');
      if (!before) throw new Failure('ORDER_NOT_FOUND', `No order ${answer.reference}`, { reference: answer.reference });
      const fulfillmentOrder = await apply(deps, transaction, { context, before, answer });
      now.set(fulfillmentOrder.id, fulfillmentOrder);
      answered.push(fulfillmentOrder);
    }
    return answered;
  }));
}

interface Answering {
  readonly context: CallContext;
  readonly before: FulfillmentOrder;
  readonly answer: OrderAnswer;
}

async function apply(deps: OrdersDeps, transaction: Transaction, { context, before, answer }: Answering): Promise<FulfillmentOrder> {
  const { takenOver, wmsReference, answeredAt: acceptedAt, reasonCode = null, message = null } = answer;
  const isRepeat = (): boolean => (takenOver ? isSameAcceptance(before, wmsReference) : isSameRejection(before, { reasonCode, message }));
  if (await isAnswered('ANSWER', isRepeat)) return before;
  refuseByNumber(before, takenOver ? 'accept' : 'reject');
  if (!takenOver) return reject(deps, transaction, { context, before, answer });
  return (await acceptBatch(deps, transaction, { context, orders: [before], report: { acceptedAt, wmsReference } }))[0] ?? before;
}

async function reject(deps: OrdersDeps, transaction: Transaction, { context, before, answer: { reasonCode, message } }: Answering): Promise<FulfillmentOrder> {
  const after = await saveChange(deps, transaction, { context, event: 'fulfillment.rejected', before, after: rejected(before, reasonCode ?? '', message ?? null) });
  await raiseAlerts(deps, transaction, { cause: context, alerts: [rejectionAlert(after)] });
  return after;
}

/** Adds to an error the order it is about. */
function refuseByNumber({ status, number }: FulfillmentOrder, trigger: FulfillmentTrigger): void {
  try {
    nextFulfillmentStatus(status, trigger);
  } catch (refused) {
    throw refused instanceof Failure ? new Failure(refused.code, `${number}: ${refused.message}`, refused.details) : refused;
  }
}
