import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findReturnsById } from './return.store.js';
import { departed } from './return.js';
import { settleReturn } from './settle-return.js';

/** Mark those of some returns as in transit whose parcels were awaited, because a carrier reports them; answers how many. */
export async function departReturns(deps: OrdersDeps, transaction: Transaction, { context, returnIds }: { readonly context: CallContext; readonly returnIds: readonly string[] }): Promise<number> {
  const awaited = (await findReturnsById(transaction, context.principal.companyId, returnIds)).filter(({ status }) => status === 'AWAITING_RECEIPT');
  for (const before of awaited) await settleReturn(deps, transaction, { context, before, after: departed(before) });
  return awaited.length;
}
