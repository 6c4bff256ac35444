import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { givenOfOrder } from '../return-money/settled-return.js';
import type { ReturnAmounts } from '../returns/return-terms.js';
import { findReturnsOfOrders } from '../returns/return.store.js';
import { orderOfSession } from './order-of-session.js';
import { requireSession, type Presented } from './require-session.js';
import { amountsOf } from './return-amounts.js';
import type { ReturnRequest } from './return-request.js';

/** What a return would come to, before comments and photos are given; nothing is checked of it but its session. */
export async function estimatePortalReturn(deps: OrdersDeps, context: CallContext, { request, ...presented }: Presented & { readonly request: ReturnRequest }): Promise<ReturnAmounts> {
  const { companyId, orderId, policy } = await requireSession(deps, context, presented);
  const order = await orderOfSession(deps.database, { companyId, orderId });
  const [returns, given] = await Promise.all([findReturnsOfOrders(deps.database, companyId, [order.id]), givenOfOrder(deps.database, companyId, order.id)]);
  return amountsOf(policy, request, { order, returns, ...given });
}
