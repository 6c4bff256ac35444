import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { findOrder } from '../ordering/order.store.js';
import { findRefunds } from '../ordering/refund.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findCredits } from '../return-money/store-credit.store.js';
import { returnableFacts } from '../return-policies/read-returnable.js';
import type { ReturnAmounts } from '../returns/return-terms.js';
import { requireSession, type Presented } from './require-session.js';
import { amountsOf } from './return-amounts.js';
import type { ReturnRequest } from './return-request.js';

/** What a return would come to, before comments and photos are given; nothing is checked of it but its session. */
export async function estimatePortalReturn(deps: OrdersDeps, context: CallContext, { request, ...presented }: Presented & { readonly request: ReturnRequest }): Promise<ReturnAmounts> {
  const { companyId, orderId, policy } = await requireSession(deps, context, presented);
  const { database, clock } = deps;
  const order = await findOrder(database, companyId, orderId);
  if (!order) throw new Failure('UNAUTHENTICATED', 'The order of the session is gone');
  const [{ returns }, refunds, credits] = await Promise.all([
    returnableFacts(database, companyId, { order, policy, clock }), findRefunds(database, companyId, [order.id]), findCredits(database, companyId, { column: 'order_id', values: [order.id] }),
  ]);
  return amountsOf(policy, request, { order, returns, refunds, credits });
}
