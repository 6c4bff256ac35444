import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPolicyVersion } from '../return-policies/return-policy.store.js';
import type { RefundTime } from '../return-policies/return-policy.js';
import type { ReturnStatus } from '../returns/return-status.js';
import { findReturnTerms } from '../returns/return-terms.store.js';
import type { ReturnResolution } from '../returns/return.js';
import type { MovedReturn } from '../returns/returns-ports.js';
import { keepCredit } from './issue-store-credit.js';
import { planCredit } from './plan-credit.js';
import { planRefund, type RefundChoice } from './plan-refund.js';
import { keepRefund } from './refund-return.js';
import { ownCredit, ownRefunds, settlementFacts, type SettlementFacts } from './settled-return.js';

/** What is refunded in which status, by when the policy gives money back. */
const REFUNDED: Readonly<Record<RefundTime, Partial<Record<ReturnStatus, RefundChoice['units']>>>> = {
  STAFF: {},
  COMPLIANT: { COMPLIANT: 'ARRIVED' },
  FIRST_SCAN: { IN_TRANSIT: 'EXPECTED', COMPLIANT: 'ARRIVED' },
};

/**
 * Give the customer of a return that moved what its policy promises at once: the refund, when it was first scanned or is compliant, or the store credit, when it is compliant (decision 55);
 * once a return, and only for those that a shopper opened. What cannot be given is an alert for staff: the report that moved the return stands.
 */
export async function settleByItself(deps: OrdersDeps, transaction: Transaction, { context, after: returned }: MovedReturn): Promise<void> {
  if (returned.status !== 'COMPLIANT' && returned.status !== 'IN_TRANSIT') return;
  const { companyId } = context.principal;
  const terms = (await findReturnTerms(transaction, companyId, [returned.id])).get(returned.id);
  const facts = terms && await settlementFacts(transaction, companyId, { returned, terms });
  if (!facts || isSettled(facts)) return;
  const failure = await BY_ITSELF[returned.resolution](deps, transaction, { context, facts });
  if (failure) await alert(deps, transaction, { context, facts, failure });
}

const isSettled = (facts: SettlementFacts): boolean => ownRefunds(facts).length > 0 || ownCredit(facts) !== undefined;

interface Moved {
  readonly context: CallContext;
  readonly facts: SettlementFacts;
}

/** What is given for each resolution; an exchange has an order instead. */
const BY_ITSELF: Readonly<Record<ReturnResolution, (deps: OrdersDeps, transaction: Transaction, moved: Moved) => Promise<Failure | undefined>>> = {
  REFUND: refundByItself,
  STORE_CREDIT: creditByItself,
  EXCHANGE: () => Promise.resolve(undefined),
};

async function creditByItself(deps: OrdersDeps, transaction: Transaction, { context, facts }: Moved): Promise<Failure | undefined> {
  if (facts.returned.status !== 'COMPLIANT') return undefined;
  const planned = planCredit(facts);
  if (planned instanceof Failure) return planned;
  if (planned.amountMinor > 0) await keepCredit(deps, transaction, { context, facts, planned });
  return undefined;
}

async function refundByItself(deps: OrdersDeps, transaction: Transaction, { context, facts }: Moved): Promise<Failure | undefined> {
  const { refundWhen } = await findPolicyVersion(transaction, context.principal.companyId, facts.terms?.policyVersion ?? 0);
  const units = REFUNDED[refundWhen][facts.returned.status];
  if (units === undefined) return undefined;
  const planned = planRefund(facts, { units });
  if (planned instanceof Failure) return planned;
  if (planned.totalMinor + planned.feeMinor > 0) await keepRefund(deps, transaction, { context, facts, planned });
  return undefined;
}

const alert = (deps: OrdersDeps, transaction: Transaction, { context, facts: { returned }, failure }: Moved & { readonly failure: Failure }): Promise<void> =>
  raiseAlerts(deps, transaction, { cause: context, alerts: [{
    type: 'RETURN_NOT_REFUNDED', subject: returned.id,
    message: `The ${returned.resolution === 'STORE_CREDIT' ? 'store credit' : 'refund'} of the return ${returned.number} could not be made: ${failure.message}`,
  }] });
