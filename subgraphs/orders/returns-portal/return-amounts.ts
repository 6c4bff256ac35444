import type { Order } from '../ordering/order.js';
import { refundOf, type Refund } from '../ordering/refund.js';
import { feeMinor, type ReturnPolicy } from '../return-policies/return-policy.js';
import { returnableUnits } from '../returns/returnable.js';
import type { ReturnAmounts } from '../returns/return-terms.js';
import type { Return } from '../returns/return.js';
import type { ReturnRequest } from './return-request.js';

interface Sold {
  readonly order: Order;
  readonly returns: readonly Return[];
  readonly refunds: readonly Refund[];
}

/** What the customer is to get for the units of a request (decision 55): what was paid for them, shipping where all of the order comes back, and the fee of the method and the reasons. */
export function amountsOf(policy: ReturnPolicy, { lines, method }: Pick<ReturnRequest, 'lines' | 'method'>, { order, returns, refunds }: Sold): ReturnAmounts {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  const goodsMinor = order.lines.reduce((sum, line) => sum + (units.has(line.id) ? refundOf(line, units.get(line.id) ?? 0, refunds) : 0), 0);
  const isWhole = order.lines.every((line) => line.quantityShipped === line.quantity - line.quantityCancelled && returnableUnits(line, returns) === (units.get(line.id) ?? 0));
  const shippingMinor = policy.refundsShipping && isWhole ? Math.max(0, order.shippingMinor - refunds.reduce((sum, refund) => sum + refund.shippingMinor, 0)) : 0;
  return { currency: order.currency, goodsMinor, shippingMinor, feeMinor: feeMinor(policy, { method, reasonCodes: lines.map(({ reason }) => reason ?? null), currency: order.currency }) };
}
