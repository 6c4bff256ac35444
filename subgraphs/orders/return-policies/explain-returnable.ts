import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { findNamedOrder } from '../ordering/find-named-order.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ReturnMethod } from '../returns/return.js';
import { checkPolicy } from './check-policy.js';
import { policyAfter, type PolicyChange } from './policy-change.js';
import { returnableFacts } from './read-returnable.js';
import { findPolicy } from './return-policy.store.js';
import { feeMinor, type VersionedPolicy } from './return-policy.js';
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
  /** Of each method and reason, by method. */
  readonly fees: readonly ExplainedFee[];
}

/** What is withheld from a refund of the order. */
export interface ExplainedFee {
  readonly method: ReturnMethod;
  readonly reasonCode: string;
  readonly feeMinor: number;
}

/** Which order is explained, and a change of the policy that is tried on it. */
export interface ExplainedReturn {
  readonly orderReference: string;
  readonly change?: PolicyChange | null | undefined;
}

/** Why of an order can be returned what can, by the policy as it is now or with a change that is not saved, in words that staff can read to a customer; needs commerce.read. BAD_INPUT for a change that could not be saved. */
export async function explainReturnable({ database, clock }: OrdersDeps, { principal }: CallContext, { orderReference: reference, change }: ExplainedReturn): Promise<ReturnableExplanation> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const order = await findNamedOrder(database, principal, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  const saved = await findPolicy(database, companyId);
  const policy = change ? { ...saved, ...policyAfter(saved, change) } : saved;
  if (change) checkPolicy(policy);
  const facts = await returnableFacts(database, companyId, { order, policy, clock });
  const returnable = returnableOf(policy, facts, instant(clock));
  const told = { returnable, limit: policy.limit, recentReturns: facts.recentReturns };
  return {
    ...returnable, order, policy, recentReturns: policy.limit === null ? null : facts.recentReturns, because: becauseOfOrder(told),
    lines: returnable.lines.map((line) => ({ ...line, because: becauseOfLine(line, told) })),
    fees: policy.methods.flatMap((method) => policy.reasons.map(({ code }) => ({ method, reasonCode: code, feeMinor: feeMinor(policy, { method, reasonCodes: [code], currency: order.currency }) }))),
  };
}
