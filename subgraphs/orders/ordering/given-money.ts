import { decimalFromMinor, minorFromDecimal } from '#kernel/money.js';
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
  if (minor === undefined || minor < 0) throw new Failure('BAD_INPUT', 'An amount is not valid', { [path]: [ruleOf(money, currency)] });
  return minor;
}

function ruleOf(money: GivenMoney, currency: string): string {
  if (money.currency !== currency) return `must be an amount of ${currency}, the currency of the order, not of ${money.currency.slice(0, 10)}`;
  return `must be a decimal amount of ${currency}, such as ${decimalFromMinor(SAMPLE_MINOR, currency)}, not negative and below 1000000000000`;
}

const SAMPLE_MINOR = 1000;
