import { Failure } from '#contract/failure.js';
import { drawNumbers, reserveNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { countedBy, orderNumber, type OrderNumber } from '../fulfillment/order-number.js';
import type { NewOrder } from './sent-order.js';
import { findTakenNumbers } from './order.store.js';

const SERIES = 'order';
const FIRST_NUMBER = 1001;
const LARGEST_SERIES_NUMBER = 1_000_000_000;

/** The number of each new order, with its #: the one it brings, else the next of the company's series. A number that is taken is ALREADY_EXISTS. */
export async function orderNumbers(transaction: Transaction, companyId: number, given: readonly NewOrder[]): Promise<OrderNumber[]> {
  const own = given.map(({ number }) => (number == null ? undefined : orderNumber(number)));
  await refuseTaken(transaction, companyId, own.filter((number) => number !== undefined));
  const numeric = own.flatMap((number) => (number === undefined ? [] : countedBy(number))).filter((value) => Number.isSafeInteger(value) && value < LARGEST_SERIES_NUMBER);
  if (numeric.length > 0) await reserveNumbers(transaction, { companyId, series: SERIES, value: Math.max(FIRST_NUMBER - 1, ...numeric) });
  const count = own.filter((number) => number === undefined).length;
  let next = count === 0 ? 0 : await drawNumbers(transaction, { companyId, series: SERIES, count, from: FIRST_NUMBER });
  return own.map((number) => number ?? orderNumber(String(next++)));
}

async function refuseTaken(transaction: Transaction, companyId: number, numbers: readonly string[]): Promise<void> {
  const [taken] = await findTakenNumbers(transaction, companyId, numbers);
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  const refused = taken ?? twice;
  if (refused !== undefined) throw new Failure('ALREADY_EXISTS', `The order ${refused} exists`, { number: refused });
}
