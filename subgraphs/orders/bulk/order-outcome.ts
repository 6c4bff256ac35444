import type { CallContext } from '#contract/principal.js';
import type { Log } from '#kernel/log.js';
import { attempt, type Attempt, type Refusal } from '#subgraph-kit/attempt.js';
import type { Order } from '../ordering/order.js';
import type { ChangeOne } from './order-changes.js';

/** What became of one of several orders. */
export interface OrderOutcome {
  /** As given, or the number that the filter found. */
  readonly reference: string;
  /** After the change; null when it was refused. */
  readonly order: Order | null;
  readonly refusal: Refusal | null;
}

/** Change one of several orders; never rejects. */
export const orderOutcome = async (log: Log, context: CallContext, { reference, change }: { reference: string; change: ChangeOne }): Promise<OrderOutcome> =>
  toOutcome(await attempt({ log, change }, context, reference));

/** A change that was tried as what became of its order. */
export const toOutcome = ({ name, record, refusal }: Attempt<Order>): OrderOutcome => ({ reference: name, order: record, refusal });
