import { Failure } from '#contract/failure.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { RefundedReturn } from '../ordering/ordering-ports.js';
import { requireReturn } from './read-returns.js';
import { saveReturn } from './return.store.js';
import type { Return } from './return.js';

/** Give a return a new change sequence, because its refunds belong to its record; answers its id. A return of another order or of none is BAD_INPUT. */
export async function noteRefundOfReturn(transaction: Transaction, refunded: RefundedReturn): Promise<string> {
  const found = await requireReturnOf(transaction, refunded);
  await saveReturn(transaction, refunded.context.principal.companyId, { before: found, after: found });
  return found.id;
}

/** The id of the return of an order that a refund was for. A return of another order or of none is BAD_INPUT. */
export const refundedReturn = async (reader: Reader, refunded: RefundedReturn): Promise<string> => (await requireReturnOf(reader, refunded)).id;

async function requireReturnOf(reader: Reader, { context, orderId, reference }: RefundedReturn): Promise<Return> {
  const found = await requireReturn(reader, context, reference);
  if (found.orderId === null) throw new Failure('BAD_INPUT', 'The return has no order yet', { returnReference: ['has no order yet: matchReturn gives it one'] });
  if (found.orderId !== orderId) throw new Failure('BAD_INPUT', 'The return is of another order', { returnReference: ['is a return of another order'] });
  return found;
}
