import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { cancelling, isEnded } from '../ordering/cancel-order.js';
import { readOrder } from '../ordering/change-order.js';
import type { OrdersDeps } from '../orders-deps.js';
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
    if (before.status !== 'REQUESTED' && before.status !== 'AWAITING_RECEIPT') throw new Failure('INVALID_STATE', 'The parcel has moved', { status: before.status.toLowerCase() });
    const shopper: CallContext = { ...context, principal: { kind: 'shopper', companyId, actor: 'shopper', scopes: [] } };
    if (before.exchangeOrderId !== null) await requireStoppable(deps, transaction, { context: shopper, exchangeOrderId: before.exchangeOrderId });
    const found = await settleReturn(deps, transaction, { context: shopper, before, after: cancelledReturn(before, instant(deps.clock), BY_SHOPPER), event: 'return.cancelled' });
    return { ...held, found };
  });
  return wholeReturn(deps.database, cancelled);
}

/** Refuse where the exchange order is no longer stopped for certain: who keeps its piece cannot keep what it replaces too. */
async function requireStoppable(deps: OrdersDeps, transaction: Transaction, { context, exchangeOrderId }: { readonly context: CallContext; readonly exchangeOrderId: string }): Promise<void> {
  const exchange = await readOrder(transaction, context.principal.companyId, exchangeOrderId);
  const { order: { status } } = isEnded(exchange.order) ? exchange : cancelling(deps, context, { now: exchange, reason: BY_SHOPPER });
  if (status !== 'CANCELLED') throw new Failure('INVALID_STATE', 'What was chosen instead is on its way', { exchangeStatus: exchange.order.status.toLowerCase() });
}
