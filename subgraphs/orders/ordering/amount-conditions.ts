import type { Condition } from '#subgraph-kit/search/condition.js';
import type { AmountFilter } from './amount-filter.js';
import { minorOf, type GivenMoney } from './given-money.js';
import { inBounds, type Range } from './promise-conditions.js';

/** The range of totals that a filter demands, if it demands one, whatever their currency. Where a list is walked it names no column of an index: MariaDB would sort all that the range has. */
export function amountRange({ totalFrom, totalTo }: AmountFilter): Range[] {
  const bounds = [['>=', minor(totalFrom)], ['<=', minor(totalTo)]] as const;
  const [walked] = inBounds('COALESCE(total_minor, 0)', bounds);
  return inBounds('total_minor', bounds).map((range) => ({ ...range, walked }));
}

const minor = (money: GivenMoney | null | undefined): number | null => (money == null ? null : minorOf(money, money.currency, 'filter'));

/** That an order is in the currency of the amounts. */
export function amountCurrency({ totalFrom, totalTo }: AmountFilter): Condition[] {
  const currency = (totalFrom ?? totalTo)?.currency;
  return currency === undefined ? [] : [{ sql: 'currency = ?', parameters: [currency] }];
}
