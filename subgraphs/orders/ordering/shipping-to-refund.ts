import { decimalFromMinor, minorFromDecimal } from '#kernel/money.js';
import { Failure } from '#contract/failure.js';
import type { GivenMoney } from './given-money.js';
import type { Order } from './order.js';
import type { Refund } from './refund.js';

/** What was paid for the shipping of an order and no refund gave back, in minor units. */
export const shippingLeft = ({ shippingMinor }: Pick<Order, 'shippingMinor'>, before: readonly Pick<Refund, 'shippingMinor'>[]): number =>
  Math.max(0, shippingMinor - before.reduce((sum, refund) => sum + refund.shippingMinor, 0));

/** The shipping that a person gives back, in minor units; BAD_INPUT for more than is left of it. */
export function shippingToRefund(order: Pick<Order, 'shippingMinor' | 'currency'>, before: readonly Refund[], given: GivenMoney | null | undefined): number {
  if (given == null) return 0;
  const minor = minorFromDecimal(given.amount, order.currency);
  const left = shippingLeft(order, before);
  if (given.currency !== order.currency) throw shippingProblem(`must be in ${order.currency}, the currency of the order`);
  if (minor === undefined || minor < 0 || minor > left) throw shippingProblem(`must be 0 to ${decimalFromMinor(left, order.currency)} ${order.currency}, which is what was paid for shipping and not given back`);
  return minor;
}

const shippingProblem = (problem: string): Failure => new Failure('BAD_INPUT', 'The shipping cannot be given back', { shipping: [problem] });
