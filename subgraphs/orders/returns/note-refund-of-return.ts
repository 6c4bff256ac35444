import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { RefundedReturn } from '../ordering/ordering-ports.js';
import { requireReturn } from './read-returns.js';
import { saveReturn } from './return.store.js';

/** Give a return a new change sequence, because its refunds belong to its record; answers its id. A return of another order is BAD_INPUT. */
export async function noteRefundOfReturn(transaction: Transaction, { context, orderId, reference }: RefundedReturn): Promise<string> {
  const found = await requireReturn(transaction, context, reference);
  if (found.orderId !== orderId) throw new Failure('BAD_INPUT', 'The return is of another order', { returnReference: ['is a return of another order'] });
  await saveReturn(transaction, context.principal.companyId, { before: found, after: found });
  return found.id;
}
