import { ago, instant, shift, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import { slices } from '#subgraph-kit/grouped.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import type { Order } from '../ordering/order.js';
import { findOrdersById } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Return } from '../returns/return.js';
import { checkPolicy } from './check-policy.js';
import { policyAfter, type PolicyChange } from './policy-change.js';
import { factsOfOrders } from './read-returnable.js';
import { findPolicy } from './return-policy.store.js';
import type { FactsOfOrder } from './returnable.js';
import { findCountedReturns } from './returnable-facts.store.js';
import { blockedOnArrival, feeOfReturn, recentReturnsAmong, refusalOfReturn, type Compared, type RecentReturns } from './simulation.js';
import { BlockTally, MoneyTally } from './simulation-tally.js';
import { findOpenedReturns, findShippedOrderIds, type Span } from './simulation.store.js';

const DAY = 86_400_000;
const [USUAL_DAYS, MOST_DAYS] = [30, 92] as const;
const [MOST_ORDERS, MOST_RETURNS, AT_ONCE] = [5000, 2000, 500] as const;

/** A change of the policy, and when it is tried on. */
export interface Simulated {
  readonly change: PolicyChange;
  /** The 30 days before now unless given. */
  readonly from?: Instant | null | undefined;
  readonly to?: Instant | null | undefined;
}

/** What a change of the policy would have meant. */
export interface PolicySimulation extends Span {
  /** Whether all of that time was looked at; else some of its orders or returns. */
  readonly isWhole: boolean;
  readonly orders: BlockTally;
  readonly returns: BlockTally;
  readonly fees: MoneyTally;
}

/**
 * What a change of the return policy would have meant for the orders that left in a span of time, each on the day it arrived, and for the returns that were opened in it, each at that moment;
 * needs commerce.read, and changes nothing. BAD_INPUT for a change that could not be saved.
 */
export async function simulateReturnPolicy({ database, clock }: OrdersDeps, { principal }: CallContext, { change, from, to }: Simulated): Promise<PolicySimulation> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const span = { from: from ?? (to == null ? ago(clock, USUAL_DAYS * DAY) : shift(to, -USUAL_DAYS * DAY)), to: to ?? instant(clock) };
  checkSpan(span);
  const before = await findPolicy(database, companyId);
  const after = policyAfter(before, change);
  checkPolicy(after);
  const trial = { reader: database, companyId, policies: { before, after } };
  const [orders, returns] = [await tryOrders(trial, span), await tryReturns(trial, span)];
  return { ...span, isWhole: orders.isWhole && returns.isWhole, orders: orders.tally, returns: returns.tally, fees: returns.fees };
}

function checkSpan({ from, to }: Span): void {
  if (from >= to) throw new Failure('BAD_INPUT', 'The time is not valid', { from: ['must be before to'] });
  if (shift(from, MOST_DAYS * DAY) < to) throw new Failure('BAD_INPUT', 'The time is too long', { from: [`must be at most ${String(MOST_DAYS)} days before to`] });
}

interface Trial {
  readonly reader: Reader;
  readonly companyId: number;
  readonly policies: Compared;
}

async function tryOrders(trial: Trial, span: Span): Promise<{ isWhole: boolean; tally: BlockTally }> {
  const ids = await findShippedOrderIds(trial.reader, trial.companyId, { ...span, most: MOST_ORDERS + 1 });
  const tally = new BlockTally();
  for (const some of slices(ids.slice(0, MOST_ORDERS), AT_ONCE)) {
    const known = await knownOf(trial, some, span);
    for (const facts of known.facts.values()) tally.add(facts.order.number, blockedOnArrival(trial.policies, { facts, recent: known.recent }));
  }
  return { isWhole: ids.length <= MOST_ORDERS, tally };
}

async function tryReturns(trial: Trial, span: Span): Promise<{ isWhole: boolean; tally: BlockTally; fees: MoneyTally }> {
  const found = await findOpenedReturns(trial.reader, trial.companyId, { ...span, most: MOST_RETURNS + 1 });
  const [tally, fees] = [new BlockTally(), new MoneyTally()];
  for (const some of slices(found.slice(0, MOST_RETURNS), AT_ONCE)) {
    const known = await knownOf(trial, [...new Set(some.flatMap(({ orderId }) => orderId ?? []))], span);
    for (const returned of some) tryReturn(trial, { returned, facts: known.facts.get(returned.orderId ?? ''), recent: known.recent }, { tally, fees });
  }
  return { isWhole: found.length <= MOST_RETURNS, tally, fees };
}

interface TriedReturn {
  readonly returned: Return;
  readonly facts: FactsOfOrder | undefined;
  readonly recent: RecentReturns;
}

/** A return that would be refused bears no fee. */
function tryReturn({ policies }: Trial, { returned, facts, recent }: TriedReturn, { tally, fees }: { tally: BlockTally; fees: MoneyTally }): void {
  if (!facts) return;
  const refused = refusalOfReturn(policies, { returned, facts, recent });
  const fee = feeOfReturn(policies, returned, facts.order.currency);
  tally.add(returned.number, refused);
  fees.add(facts.order.currency, { before: refused.before === null ? fee.before : 0, after: refused.after === null ? fee.after : 0 });
}

interface Known {
  readonly facts: ReadonlyMap<string, FactsOfOrder>;
  readonly recent: RecentReturns;
}

/** What is known of some orders, in a handful of statements. */
async function knownOf({ reader, companyId, policies }: Trial, ids: readonly string[], { from }: Span): Promise<Known> {
  const orders = await findOrdersById(reader, companyId, ids);
  const factsOf = await factsOfOrders(reader, companyId, { orders, policies: [policies.before, policies.after] });
  const days = Math.max(...[policies.before, policies.after].map(({ limit }) => limit?.periodDays ?? 0));
  const counted = days === 0 ? [] : await findCountedReturns(reader, companyId, { emails: emailsOf(orders), since: shift(from, -days * DAY) });
  return { facts: new Map(orders.map((order) => [order.id, factsOf(order)])), recent: recentReturnsAmong(counted) };
}

const emailsOf = (orders: readonly Order[]): string[] => [...new Set(orders.flatMap(({ customer: { email } }) => (email === null ? [] : [normalisedEmail(email)])))];
