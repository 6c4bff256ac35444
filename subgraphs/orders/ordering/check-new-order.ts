import { minorFromDecimal } from '#kernel/money.js';
import { countryProblem, countryProblemIfGiven } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import { longTexts } from '#contract/fits.js';
import type { Principal } from '#contract/principal.js';
import { codeProblem, CONTROLS } from '#contract/text-problem.js';
import { isOrderNumber } from '../fulfillment/order-number.js';
import { isCurrency } from './currency.js';
import { emailProblems } from './email-problems.js';
import { textsOf, textsOfLine } from './order-texts.js';
import type { NewOrder, NewOrderLine } from './sent-order.js';
import { areFindable, areTags, keptTags, TAG_RULE } from '#subgraph-kit/tags/tags.js';

const MOST_LINES = 200;
const MOST_UNITS = 1_000_000;
const LONGEST_PROMISE = 200;
const CURRENCY = /^[A-Z]{3}$/;
const CURRENCY_RULE = 'must be an ISO 4217 code';
const PROMISE = /^(?:\d{4}-\d\d-\d\d|[^:;\s]+:\d{4}-\d\d-\d\d(?:;[^:;\s]+:\d{4}-\d\d-\d\d)*;?)$/;
const RATE = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/;

/** Validate a new order: BAD_INPUT with a message for each invalid field. Of the interfaces any text is taken for an e-mail address: the order was sold, whatever its customer typed. */
export function checkNewOrder(given: NewOrder, prefix: string, { kind }: Pick<Principal, 'kind'>): void {
  const problems: Record<string, string[]> = {};
  const check: Check = (path, right, message) => {
    if (!right) problems[`${prefix}${path}`] = [message];
  };
  check('channel', given.channel.trim() !== '' && given.channel.length <= 60, 'must be 1 to 60 characters');
  check('currency', CURRENCY.test(given.currency), CURRENCY_RULE);
  check('number', isNumber(given.number), 'must be up to 100 characters without spaces');
  check('externalId', given.externalId == null || (given.externalId.trim() !== '' && Array.from(given.externalId).length <= 120), 'must be 1 to 120 characters');
  checkCodes({ number: given.number, externalId: given.externalId }, check);
  for (const [path, message] of [...countryProblems(given), ...textProblems(given, kind)]) check(path, false, message);
  check('lines', given.lines.length >= 1 && given.lines.length <= MOST_LINES, `must be 1 to ${String(MOST_LINES)} lines`);
  check('servicePromise', isPromise(given.servicePromise), 'must be a date, or method:date separated by semicolons');
  check('tags', areTags(given.tags), TAG_RULE);
  check('tags', areFindable(keptTags(given.tags)), CONTROLS);
  given.lines.forEach((line, index) => { checkLine(line, (path, right, message) => { check(`lines.${String(index)}.${path}`, right, message); }); });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The order is not valid', problems);
}

const countryProblems = ({ shippingAddress, billingAddress }: NewOrder): (readonly [path: string, message: string])[] => {
  const problems = [['shippingAddress.countryCode', countryProblem(shippingAddress.countryCode)], ['billingAddress.countryCode', countryProblemIfGiven(billingAddress?.countryCode)]] as const;
  return problems.flatMap(([path, message]) => (message === undefined ? [] : [[path, message] as const]));
};

const textProblems = (given: NewOrder, kind: Principal['kind']): (readonly [path: string, message: string])[] => [...(kind === 'staff' ? typingProblems(given) : []), ...longTexts(textsOf(given))];

/** What people mistype. */
const typingProblems = (given: NewOrder): (readonly [path: string, message: string])[] => [...emailProblems(given), ...discountProblems(given), ...(isCurrency(given.currency) ? [] : [['currency', CURRENCY_RULE] as const])];

/** A discount that would be cut: a slipped decimal point gives the order away. Amounts that are none are refused elsewhere. */
function discountProblems({ lines, discounts, currency }: NewOrder): (readonly [path: string, message: string])[] {
  if (discounts == null) return [];
  const minor = (money: NewOrder['discounts']): number => (money == null ? 0 : minorFromDecimal(money.amount, currency) ?? NaN);
  const cost = lines.reduce((sum, { unitPrice, quantity, discount }) => sum + minor(unitPrice) * quantity - minor(discount), 0);
  return minor(discounts) > cost ? [['discounts', 'must not be more than the lines cost after their own discounts']] : [];
}

const isNumber = (written: NewOrder['number']): boolean => written == null || isOrderNumber(written);

const isPromise = (text: NewOrder['servicePromise']): boolean => text == null || text === '' || (text.length <= LONGEST_PROMISE && PROMISE.test(text));

type Check = (path: string, right: boolean, message: string) => void;

/** Validate the codes that identify an order or an item. */
function checkCodes(codes: Readonly<Record<string, string | null | undefined>>, check: Check): void {
  for (const [path, code] of Object.entries(codes)) {
    const problem = codeProblem(code);
    if (problem !== undefined) check(path, false, problem);
  }
}

/** Validate lines to add to an order. */
export function checkLines(lines: readonly NewOrderLine[], prefix: string): void {
  const problems: Record<string, string[]> = {};
  lines.forEach((line, index) => { checkLine(line, (path, right, message) => { if (!right) problems[`${prefix}${String(index)}.${path}`] = [message]; }); });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The lines are not valid', problems);
}

function checkLine(line: NewOrderLine, check: Check): void {
  const { sku, barcode, quantity, taxRate } = line;
  for (const [field, message] of longTexts(textsOfLine(line))) check(field, false, message);
  checkCodes({ sku, barcode }, check);
  check('sku', (sku ?? barcode ?? '').trim() !== '', 'a line names a sku or a barcode');
  check('quantity', Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_UNITS, `must be 1 to ${String(MOST_UNITS)}`);
  check('taxRate', taxRate == null || RATE.test(taxRate), 'must be a decimal share between 0 and 1, such as 0.22');
}
