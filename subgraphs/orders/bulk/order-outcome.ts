import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { partOfCommand } from '#contract/part-of-command.js';
import type { CallContext } from '#contract/principal.js';
import type { Log } from '#kernel/log.js';
import type { Order } from '../ordering/order.js';
import type { ChangeOne } from './order-changes.js';

/** Why an order was not changed. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  /** Field path to messages, or plain values. */
  readonly details: Failure['details'];
}

/** What became of one of several orders. */
export interface OrderOutcome {
  /** As given, or the number that the filter found. */
  readonly reference: string;
  /** After the change; null when it was refused. */
  readonly order: Order | null;
  readonly refusal: Refusal | null;
}

/** Change one of several orders; never rejects. */
export async function orderOutcome(log: Log, context: CallContext, { reference, change }: { reference: string; change: ChangeOne }): Promise<OrderOutcome> {
  try {
    return { reference, order: await change(reference, partOfCommand(context, reference)), refusal: null };
  } catch (error) {
    if (error instanceof Failure) return { reference, order: null, refusal: { code: error.code, message: error.message, details: error.details } };
    log.error({ err: error, requestId: context.requestId, reference }, 'A change of one of several orders failed');
    return { reference, order: null, refusal: { code: 'INTERNAL', message: 'Internal error', details: {} } };
  }
}
