import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { readOrder } from '../ordering/change-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { isToBeSent } from '../returns/return-status.js';
import { cancelledReturn } from '../returns/return.js';
import { settleReturn } from '../returns/settle-return.js';
import { requireHeldReturn, wholeReturn, type HeldReturn, type PortalReturn, type Tokened } from './portal-return.js';

const BY_SHOPPER = 'Cancelled by the customer';

/** The shopper cancels a return whose parcel has not moved; repeating it changes nothing. INVALID_STATE once it moved (2-decisions, E), or once its exchange order cannot be stopped any more. */
export async function cancelPortalReturn(deps: OrdersDeps, context: CallContext, tokened: Tokened): Promise<PortalReturn> {
  const cancelled = await deps.database.inTransaction(async (transaction): Promise<HeldReturn> => {
    const held = await requireHeldReturn(transaction, context, tokened);
    const { found: before, companyId } = held;
    if (before.status === 'CANCELLED') return held;
    if (!isToBeSent(before.status)) throw new Failure('INVALID_STATE', 'The parcel has moved', { status: before.status.toLowerCase() });
    const shopper: CallContext = { ...context, principal: { kind: 'shopper', companyId, actor: 'shopper', scopes: [] } };
    const own = deps.inTimeOf(deps, companyId);
    const found = await settleReturn(own, transaction, { context: shopper, before, after: cancelledReturn(before, instant(own.clock), BY_SHOPPER), event: 'return.cancelled' });
    if (found.exchangeOrderId !== null) await requireStopped(transaction, shopper.principal, found.exchangeOrderId);
    return { ...held, found };
  });
  return wholeReturn(deps, cancelled);
}

/** Refuse, with all that was done, where the exchange order was not stopped for certain: who keeps its piece cannot keep what it replaces too. */
async function requireStopped(transaction: Transaction, principal: Principal, exchangeOrderId: string): Promise<void> {
  const { order: { status } } = await readOrder(transaction, principal, exchangeOrderId);
  if (status !== 'CANCELLED') throw new Failure('INVALID_STATE', 'What was chosen instead is on its way', { exchangeStatus: status.toLowerCase() });
}
