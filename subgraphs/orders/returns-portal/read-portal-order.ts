import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { findOrder } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { portalOrder, type PortalOrder } from './portal-order.js';
import { requireSession, type Presented } from './require-session.js';

/** The order of a session, by the rules that it was opened with. */
export async function readPortalOrder(deps: OrdersDeps, context: CallContext, presented: Presented): Promise<PortalOrder> {
  const { companyId, orderId, policy, language } = await requireSession(deps, context, presented);
  const order = await findOrder(deps.database, companyId, orderId);
  if (!order) throw new Failure('UNAUTHENTICATED', 'The order of the session is gone');
  return portalOrder(deps, companyId, { order, policy, language });
}
