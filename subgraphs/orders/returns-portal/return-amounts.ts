import type { Order, OrderLine } from '../ordering/order.js';
import { refundedUnits, refundOf, type GivenBack, type Refund } from '../ordering/refund.js';
import { shippingLeft } from '../ordering/shipping-to-refund.js';
import type { StoreCredit } from '../return-money/store-credit.js';
import { feeMinor, type ReturnPolicy } from '../return-policies/return-policy.js';
import { returnableUnits } from '../returns/returnable.js';
import type { ReturnAmounts } from '../returns/return-terms.js';
import type { Return } from '../returns/return.js';
import type { ReturnRequest } from './return-request.js';

interface Sold {
  readonly order: Order;
  readonly returns: readonly Return[];
  readonly refunds: readonly Refund[];
  readonly credits: readonly StoreCredit[];
}

/** What the customer is to get for the units of a request (decision 55): what was paid for them, shipping where all of the order comes back, and the fee of the method and the reasons. */
export function amountsOf(policy: ReturnPolicy, { lines, method }: Pick<ReturnRequest, 'lines' | 'method'>, sold: Sold): ReturnAmounts {
  const { order, returns, refunds } = sold;
  const units = new Map<string, number>();
  for (const { lineId, quantity } of lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  const goodsMinor = order.lines.reduce((sum, line) => sum + (units.has(line.id) ? worthOf(line, units.get(line.id) ?? 0, sold) : 0), 0);
  const isWhole = order.lines.every((line) => line.quantityShipped === line.quantity - line.quantityCancelled && returnableUnits(line, returns) === (units.get(line.id) ?? 0));
  const shippingMinor = policy.refundsShipping && isWhole ? shippingLeft(order, refunds) : 0;
  return { currency: order.currency, goodsMinor, shippingMinor, feeMinor: feeMinor(policy, { method, reasonCodes: lines.map(({ reason }) => reason ?? null), currency: order.currency }) };
}

/** What units are worth behind those that were given back, and those that are in other returns and will be: all returns of a line add up to what was paid for it. */
function worthOf(line: OrderLine, quantity: number, { returns, refunds, credits }: Sold): number {
  const given: readonly GivenBack[] = [...refunds, ...credits];
  const settled = refundedUnits([...refunds.filter(({ returnId }) => returnId !== null), ...credits], line.id);
  const open = Math.max(0, line.quantityShipped - returnableUnits(line, returns) - settled);
  const coming: GivenBack = { lines: open === 0 ? [] : [{ lineId: line.id, quantity: open, subtotalMinor: refundOf(line, open, given) }] };
  return refundOf(line, quantity, [...given, coming]);
}
