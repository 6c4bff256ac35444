import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { cancelledReturn } from '../returns/return.js';
import { settleReturn } from '../returns/settle-return.js';
import { requireHeldReturn, wholeReturn, type PortalReturn, type Tokened } from './portal-return.js';

const BY_SHOPPER = 'Cancelled by the customer';

/** The shopper cancels a return whose parcel has not moved; repeating it changes nothing. INVALID_STATE once it moved (2-decisions, E). */
export async function cancelPortalReturn(deps: OrdersDeps, context: CallContext, tokened: Tokened): Promise<PortalReturn> {
  return deps.database.inTransaction(async (transaction) => {
    const held = await requireHeldReturn(transaction, context, tokened);
    const { found: before, companyId } = held;
    if (before.status === 'CANCELLED') return wholeReturn(transaction, held);
    if (before.status !== 'REQUESTED' && before.status !== 'AWAITING_RECEIPT') throw new Failure('INVALID_STATE', 'The parcel has moved', { status: before.status.toLowerCase() });
    const shopper: CallContext = { ...context, principal: { kind: 'shopper', companyId, actor: 'shopper', scopes: [] } };
    const found = await settleReturn(deps, transaction, { context: shopper, before, after: cancelledReturn(before, instant(deps.clock), BY_SHOPPER), event: 'return.cancelled' });
    return wholeReturn(transaction, { ...held, found });
  });
}
