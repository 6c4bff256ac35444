import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderOfSession } from './order-of-session.js';
import { portalOrder, type PortalOrder } from './portal-order.js';
import { requireSession, type Presented } from './require-session.js';

/** The order of a session, by the rules that it was opened with, and with the fees of the reasons that were chosen so far. */
export async function readPortalOrder(deps: OrdersDeps, context: CallContext, { reasonCodes, ...presented }: Presented & { readonly reasonCodes?: readonly string[] | null | undefined }): Promise<PortalOrder> {
  const { companyId, orderId, policy, language } = await requireSession(deps, context, presented);
  const order = await orderOfSession(deps.database, { companyId, orderId });
  return portalOrder(deps.inTimeOf(deps, companyId), companyId, { order, policy, language, reasonCodes });
}
