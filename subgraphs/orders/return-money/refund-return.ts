import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import type { GivenMoney } from '../ordering/given-money.js';
import type { Refund } from '../ordering/refund.js';
import { shippingToRefund } from '../ordering/shipping-to-refund.js';
import { storeRefund } from '../ordering/store-refund.js';
import type { OrdersDeps } from '../orders-deps.js';
import { requireReturn } from '../returns/read-returns.js';
import { findReturnTerms } from '../returns/return-terms.store.js';
import type { Return } from '../returns/return.js';
import { saveReturn } from '../returns/return.store.js';
import { planRefund, type ChosenUnits, type RefundContent } from './plan-refund.js';
import { settlementFacts, type SettlementFacts } from './settled-return.js';

/** What staff refund of a return. */
export interface RefundReturn {
  /** The return, by number or id. */
  readonly reference: string;
  readonly lines?: readonly ChosenUnits[] | null | undefined;
  readonly shipping?: GivenMoney | null | undefined;
  readonly withoutFee?: boolean | null | undefined;
}

/**
 * Record the refund of a return by its terms: what arrived of it, or the named units, at what was paid for them. INVALID_STATE for a return without order, an exchange, an order of which
 * nothing was paid, and where nothing is left to give back. Order and return get a new change sequence, because refunds belong to their records.
 */
export function refundReturn(deps: OrdersDeps, context: CallContext, { reference, lines, shipping, withoutFee }: RefundReturn): Promise<Refund> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'refundReturn' }, async () => {
    const facts = await requireSettlement(transaction, context, reference);
    const shippingMinor = shipping == null ? undefined : shippingToRefund(facts.order, facts.refunds, shipping);
    const planned = planRefund(facts, { units: 'ARRIVED', lines, shippingMinor, withoutFee: withoutFee ?? false });
    if (planned instanceof Failure) throw planned;
    if (planned.totalMinor + planned.feeMinor === 0) throw new Failure('INVALID_STATE', 'Nothing was paid for what is returned');
    await saveReturn(transaction, companyId, { before: facts.returned, after: facts.returned });
    const refund = await keepRefund(deps, transaction, { context, facts, planned });
    await resolveSettled(deps, transaction, { companyId, returned: facts.returned });
    return refund;
  }));
}

/** What is known of a return that staff settle; INVALID_STATE for one without order. */
export async function requireSettlement(transaction: Transaction, context: CallContext, reference: string): Promise<SettlementFacts> {
  const returned = await requireReturn(transaction, context, reference);
  const { companyId } = context.principal;
  const terms = (await findReturnTerms(transaction, companyId, [returned.id])).get(returned.id);
  const facts = await settlementFacts(transaction, companyId, { returned, terms });
  if (!facts) throw new Failure('INVALID_STATE', `The return ${returned.number} has no order yet: matchReturn gives it one`);
  return facts;
}

interface Planned {
  readonly context: CallContext;
  readonly facts: SettlementFacts;
  readonly planned: RefundContent;
}

/** Keep a planned refund of a return. */
export async function keepRefund(deps: OrdersDeps, transaction: Transaction, { context, facts: { order, returned, refunds }, planned }: Planned): Promise<Refund> {
  const refund: Refund = { id: deps.ids.next(), orderId: order.id, returnId: returned.id, refundedAt: instant(deps.clock), currency: order.currency, ...planned };
  await storeRefund(deps, transaction, { context, order, refund, before: refunds });
  return refund;
}

/** The alert of a return that could not be settled by itself ends once it is. */
export const resolveSettled = ({ clock }: OrdersDeps, transaction: Transaction, { companyId, returned }: { companyId: number; returned: Return }): Promise<void> =>
  resolveAlertsOf(transaction, companyId, { type: 'RETURN_NOT_REFUNDED', subjects: [returned.id], at: instant(clock) });
