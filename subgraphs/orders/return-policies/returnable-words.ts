import type { Instant } from '#kernel/clock.js';
import type { ReturnPolicy } from './return-policy.js';
import { discountOf, type LineBlock, type MatchedRule, type OrderBlock, type Returnable, type ReturnableLine } from './returnable.js';

/** An evaluated order. */
export interface Told {
  readonly returnable: Returnable;
  readonly limit: ReturnPolicy['limit'];
  readonly recentReturns: number;
}

const DATE = 10;

const day = (at: Instant | null): string => (at ?? '').slice(0, DATE);

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

const ORDER_SENTENCES: Readonly<Record<OrderBlock, (told: Told) => string>> = {
  CANCELLED: () => 'The order was cancelled.',
  NOT_SHIPPED: () => 'Nothing of the order has left.',
  WINDOW_CLOSED: ({ returnable: { window, until } }) => `The window of ${counted(window.days, 'day')} ended on ${day(until)}.`,
  LIMIT_REACHED: ({ limit, recentReturns }) => `The customer has opened ${counted(recentReturns, 'return')} in ${counted(limit?.periodDays ?? 0, 'day')}, of ${String(limit?.returns ?? 0)} that the policy allows.`,
};

/** Why an order can be returned or not, in a sentence. */
export function becauseOfOrder(told: Told): string {
  const { blocked, until, lines } = told.returnable;
  if (blocked !== null) return ORDER_SENTENCES[blocked](told);
  return lines.some((line) => line.blocked === null) ? `It can be returned until ${day(until)}.` : 'Each of its lines is blocked for a reason of its own.';
}

const LINE_SENTENCES: Readonly<Record<LineBlock, (line: ReturnableLine, told: Told) => string>> = {
  CANCELLED: (_, told) => (told.returnable.blocked === 'CANCELLED' ? ORDER_SENTENCES.CANCELLED(told) : 'All of it was cancelled.'),
  NOT_SHIPPED: (_, told) => (told.returnable.blocked === 'NOT_SHIPPED' ? ORDER_SENTENCES.NOT_SHIPPED(told) : 'It has not left.'),
  WINDOW_CLOSED: (line, told) => (line.departed === null ? ORDER_SENTENCES.WINDOW_CLOSED(told) : `Its window of ${counted(told.returnable.window.days, 'day')} ended on ${day(line.until)}; it ${arrival(line.departed)}.`),
  LIMIT_REACHED: (_, told) => ORDER_SENTENCES.LIMIT_REACHED(told),
  EXCLUDED_SKU: (line) => `${subjectOf(line)} is excluded${entryOf(line)}.`,
  EXCLUDED_TAG: (line) => `${subjectOf(line)} is excluded.`,
  FINAL_SALE: (line) => (line.rule?.kind === 'DISCOUNT' ? `A discount of ${percentOf(line)} % is final sale from ${String(line.rule.fromPercent)} % on.` : `${subjectOf(line)} is final sale${entryOf(line)}.`),
  ALREADY_RETURNED: ({ line }) => (line.quantityShipped === 1 ? 'It is in a return already.' : `All of its ${String(line.quantityShipped)} units are in returns already.`),
};

/** Why a line can be returned or not, in a sentence. */
export function becauseOfLine(line: ReturnableLine, told: Told): string {
  if (line.blocked !== null) return LINE_SENTENCES[line.blocked](line, told);
  return `${counted(line.returnable, 'unit')} can be returned until ${day(line.until)}, ${counted(told.returnable.window.days, 'day')} after it ${line.departed ? arrival(line.departed) : 'left'}.`;
}

const arrival = ({ shippedAt, deliveredAt }: NonNullable<ReturnableLine['departed']>): string =>
  (deliveredAt === null ? `left on ${day(shippedAt)}, and counts as delivered three days later because its delivery is not known` : `was delivered on ${day(deliveredAt)}`);

const entry = (rule: MatchedRule | null): string => (rule === null || rule.kind === 'DISCOUNT' ? '' : rule.entry);

const subjectOf = ({ line, rule }: ReturnableLine): string => (rule?.kind === 'TAG' ? `The tag ${rule.entry}` : `The SKU ${line.sku ?? ''}`);

const entryOf = ({ line, rule }: ReturnableLine): string => (rule?.kind === 'SKU' && rule.entry !== line.sku ? ` by ${entry(rule)}` : '');

const [PERCENT, HUNDREDTHS] = [100, 100] as const;

/** The discount of a line in percent, with two decimals at most, cut and not rounded: it is never said to reach what it does not. */
function percentOf({ line }: ReturnableLine): string {
  const { fullMinor, discountMinor } = discountOf(line);
  return String(Math.floor((discountMinor * PERCENT * HUNDREDTHS) / fullMinor) / HUNDREDTHS);
}
