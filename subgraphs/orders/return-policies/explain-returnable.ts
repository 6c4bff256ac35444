import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { findNamedOrder } from '../ordering/find-named-order.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { returnableFacts } from './read-returnable.js';
import { findPolicy } from './return-policy.store.js';
import type { VersionedPolicy } from './return-policy.js';
import { becauseOfLine, becauseOfOrder } from './returnable-words.js';
import { returnableOf, type Returnable, type ReturnableLine } from './returnable.js';

/** A line with the reason in words. */
export interface ExplainedLine extends ReturnableLine {
  readonly because: string;
}

/** What of an order can be returned now, and the facts behind it. */
export interface ReturnableExplanation extends Omit<Returnable, 'lines'> {
  readonly order: Order;
  readonly policy: VersionedPolicy;
  /** Null where the policy has no limit. */
  readonly recentReturns: number | null;
  readonly because: string;
  readonly lines: readonly ExplainedLine[];
}

/** Why of an order can be returned what can, by the policy as it is now, in words that staff can read to a customer; needs commerce.read. */
export async function explainReturnable({ database, clock }: OrdersDeps, { principal }: CallContext, reference: string): Promise<ReturnableExplanation> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const order = await findNamedOrder(database, principal, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  const policy = await findPolicy(database, companyId);
  const facts = await returnableFacts(database, companyId, { order, policy, clock });
  const returnable = returnableOf(policy, facts, instant(clock));
  const told = { returnable, limit: policy.limit, recentReturns: facts.recentReturns };
  return {
    ...returnable, order, policy, recentReturns: policy.limit === null ? null : facts.recentReturns, because: becauseOfOrder(told),
    lines: returnable.lines.map((line) => ({ ...line, because: becauseOfLine(line, told) })),
  };
}
