import { Failure } from '#contract/failure.js';
import { isCurrency } from './currency.js';
import { minorOf, type GivenMoney } from './given-money.js';

/** The least and the most that an order's total may be, both in one currency. */
export interface AmountFilter {
  readonly totalFrom?: GivenMoney | null | undefined;
  readonly totalTo?: GivenMoney | null | undefined;
}

/** Refuse amounts of two currencies or of none that there is, or that their currency does not have: BAD_INPUT. */
export function checkAmounts({ totalFrom, totalTo }: AmountFilter): void {
  if (totalFrom && totalTo && totalFrom.currency !== totalTo.currency) throw new Failure('BAD_INPUT', 'The filter is not valid', { 'filter.totalTo': ['must be in the currency of totalFrom'] });
  for (const [field, money] of Object.entries({ totalFrom, totalTo })) if (money) checkAmount(money, `filter.${field}`);
  if (totalFrom && totalTo) checkOrder(totalFrom, totalTo);
}

function checkOrder(totalFrom: GivenMoney, totalTo: GivenMoney): void {
  if (minorOf(totalFrom, totalFrom.currency, 'filter.totalFrom') > minorOf(totalTo, totalTo.currency, 'filter.totalTo')) throw new Failure('BAD_INPUT', 'The filter is not valid', { 'filter.totalTo': ['must not be less than totalFrom'] });
}

function checkAmount(money: GivenMoney, path: string): void {
  const { currency } = money;
  if (!isCurrency(currency)) throw new Failure('BAD_INPUT', 'The filter is not valid', { [path]: [`must be in a currency of ISO 4217: ${isCurrency(currency.toUpperCase()) ? `did you mean ${currency.toUpperCase()}?` : 'EUR, for instance'}`] });
  minorOf(money, currency, path);
}
