import { shift, type Instant } from '#kernel/clock.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import type { Return } from '../returns/return.js';
import { windowStart } from './departures.js';
import { feeMinor, type ReturnPolicy } from './return-policy.js';
import { returnableOf, type FactsOfOrder, type LineBlock, type Returnable } from './returnable.js';

/** A policy as it is, and with a change. */
export interface Compared {
  readonly before: ReturnPolicy;
  readonly after: ReturnPolicy;
}

/** The same figure by the policy as it is, and with the change. */
export interface BeforeAfter<T> {
  readonly before: T;
  readonly after: T;
}

const DAY = 86_400_000;

const both = <T>({ before, after }: Compared, evaluate: (policy: ReturnPolicy) => T): BeforeAfter<T> => ({ before: evaluate(before), after: evaluate(after) });

/** A return that counts against the limit of its customer. */
export interface CountedReturn {
  readonly id: string;
  /** As customers are known. */
  readonly email: string;
  readonly createdAt: Instant;
}

/** Counts the returns of a customer in the period before a moment. */
export type RecentReturns = (asked: { readonly email: string | null; readonly policy: ReturnPolicy; readonly at: Instant; readonly without?: string }) => number;

/** Counts among the returns that were found for some customers. */
export function recentReturnsAmong(returns: readonly CountedReturn[]): RecentReturns {
  const byEmail = new Map<string, CountedReturn[]>();
  for (const one of returns) byEmail.set(one.email, [...byEmail.get(one.email) ?? [], one]);
  return ({ email, policy: { limit }, at, without }) => {
    if (limit === null || email === null) return 0;
    const since = shift(at, -limit.periodDays * DAY);
    return (byEmail.get(normalisedEmail(email)) ?? []).filter(({ id, createdAt }) => id !== without && createdAt >= since && createdAt < at).length;
  };
}

/** What blocks an order on the day it arrived, as if nothing of it had been returned; null where something can be returned. */
export function blockedOnArrival(policies: Compared, { facts, recent }: { readonly facts: FactsOfOrder; readonly recent: RecentReturns }): BeforeAfter<LineBlock | null> {
  const at = [...facts.departed.values()].map(windowStart).toSorted().at(-1) ?? facts.order.placedAt;
  return both(policies, (policy) => {
    const { blocked, lines } = returnableOf(policy, { ...facts, returns: [], recentReturns: recent({ email: facts.order.customer.email, policy, at }) }, at);
    return blocked ?? (lines.some((line) => line.blocked === null) ? null : lines[0]?.blocked ?? null);
  });
}

/** What would have refused a return when it was opened; null where nothing would. */
export function refusalOfReturn(policies: Compared, { returned, facts, recent }: { readonly returned: Return; readonly facts: FactsOfOrder; readonly recent: RecentReturns }): BeforeAfter<LineBlock | null> {
  const at = returned.createdAt;
  const returns = facts.returns.filter((one) => one.id !== returned.id && one.createdAt < at);
  return both(policies, (policy) => firstBlock(returnableOf(policy, { ...facts, returns, recentReturns: recent({ email: facts.order.customer.email, policy, at, without: returned.id }) }, at), returned));
}

function firstBlock({ blocked, lines }: Returnable, returned: Return): LineBlock | null {
  const own = new Set(returned.lines.filter(({ quantityExpected }) => quantityExpected > 0).map(({ lineId }) => lineId));
  return blocked ?? lines.find((line) => own.has(line.line.id) && line.blocked !== null)?.blocked ?? null;
}

/** The fee of a return in minor units; none of one that is no refund. */
export const feeOfReturn = (policies: Compared, { resolution, method, lines }: Return, currency: string): BeforeAfter<number> =>
  both(policies, (policy) => (resolution === 'REFUND' ? feeMinor(policy, { method, reasonCodes: lines.map(({ reasonCode }) => reasonCode), currency }) : 0));
