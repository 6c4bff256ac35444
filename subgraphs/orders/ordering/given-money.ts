import { minorFromDecimal } from '#kernel/money.js';
import { Failure } from '#contract/failure.js';

/** An amount as it is sent. */
export interface GivenMoney {
  readonly amount: string;
  readonly currency: string;
}

/** The minor units of an amount, 0 if none is given; one that is invalid in the currency is BAD_INPUT. */
export function minorOf(money: GivenMoney | null | undefined, currency: string, path: string): number {
  if (!money) return 0;
  const minor = money.currency === currency ? minorFromDecimal(money.amount, currency) : undefined;
  if (minor === undefined || minor < 0) throw new Failure('BAD_INPUT', 'An amount is not valid', { [path]: [`must be a decimal amount of ${currency}, not negative`] });
  return minor;
}
