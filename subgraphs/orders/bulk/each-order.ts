import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { sha256 } from '#kernel/crypto.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Order } from '../ordering/order.js';
import { chosenOrders, type ChosenOrders } from './chosen-orders.js';

/** Why an order was not changed. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  /** Field path to messages, or plain values, as JSON text. */
  readonly details: string;
}

/** What became of one of several orders. */
export interface OrderOutcome {
  /** As given, or the number that the filter found. */
  readonly reference: string;
  /** After the change; null when it was refused. */
  readonly order: Order | null;
  readonly refusal: Refusal | null;
}

/** Changes one order under the context of its part of the call, or answers it as it is. */
type ChangeOne = (reference: string, context: CallContext) => Promise<Order>;

/**
 * Run a use case on each of the chosen orders, one after the other in the order they were named, each in a transaction of its own: what one order refuses changes
 * nothing for the others. Once the database is away the rest is refused without being tried.
 */
export async function eachOrder(deps: OrdersDeps, context: CallContext, { chosen, change }: { chosen: ChosenOrders; change: ChangeOne }): Promise<OrderOutcome[]> {
  const outcomes: OrderOutcome[] = [];
  let away: Refusal | undefined;
  for (const reference of await chosenOrders(deps, context, chosen)) {
    const outcome: OrderOutcome = away ? { reference, order: null, refusal: away } : await one(deps, context, { reference, change });
    if (outcome.refusal?.code === 'UNAVAILABLE') away = outcome.refusal;
    outcomes.push(outcome);
  }
  return outcomes;
}

async function one({ log }: OrdersDeps, context: CallContext, { reference, change }: { reference: string; change: ChangeOne }): Promise<OrderOutcome> {
  try {
    return { reference, order: await change(reference, contextOf(context, reference)), refusal: null };
  } catch (error) {
    if (error instanceof Failure) return { reference, order: null, refusal: { code: error.code, message: error.message, details: JSON.stringify(error.details) } };
    log.error({ err: error, requestId: context.requestId, reference }, 'A change of one of several orders failed');
    return { reference, order: null, refusal: { code: 'INTERNAL', message: 'Internal error', details: '{}' } };
  }
}

/** A keyed call records a result for each order: as parts of one command they would answer each other's. */
const contextOf = (context: CallContext, reference: string): CallContext =>
  context.command ? Object.assign({}, context, { command: Object.assign({}, context.command, { id: sha256(`${context.command.id} ${reference}`) }) }) : context;
