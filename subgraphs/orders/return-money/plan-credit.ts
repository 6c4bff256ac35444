import { Failure } from '#contract/failure.js';
import { unpaid } from '../ordering/payment.js';
import type { StoreCredit } from './store-credit.js';
import { openLines, shippingDue } from './plan-refund.js';
import { ownRefunds, type SettlementFacts } from './settled-return.js';

/** The amount of a credit and the units it is for. */
export type CreditContent = Pick<StoreCredit, 'lines' | 'amountMinor'>;

/** The store credit of a return by its terms (decision 55): what arrived at what was paid for it, and the shipping, without a fee; or why there can be none. */
export function planCredit(facts: SettlementFacts): CreditContent | Failure {
  const { returned: { number, resolution }, order } = facts;
  if (resolution !== 'STORE_CREDIT') return new Failure('INVALID_STATE', `The return ${number} is not for a store credit`, { resolution: resolution.toLowerCase() });
  if (ownRefunds(facts).length > 0) return new Failure('INVALID_STATE', `The return ${number} was refunded already`);
  const refusal = unpaid(order.paymentStatus);
  if (refusal) return refusal;
  const lines = openLines(facts, 'ARRIVED').map(({ lineId, quantity, subtotalMinor }) => ({ lineId, quantity, subtotalMinor }));
  if (lines.length === 0) return new Failure('INVALID_STATE', `Nothing of the return ${number} arrived that nothing was given back for`);
  return { lines, amountMinor: lines.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, shippingDue(facts, 'ARRIVED')) };
}
