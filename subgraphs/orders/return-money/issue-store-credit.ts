import { randomReadable } from '#kernel/crypto.js';
import { instant, shift } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { RecordChange } from '#subgraph-kit/audit/record-change.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPolicy, findPolicyVersion } from '../return-policies/return-policy.store.js';
import { claimOrder, saveReturn } from '../returns/return.store.js';
import { planCredit, type CreditContent } from './plan-credit.js';
import { requireSettlement, resolveSettled } from './refund-return.js';
import { ownCredit, type SettlementFacts } from './settled-return.js';
import { newCode, type StoreCredit } from './store-credit.js';
import { insertCredit } from './store-credit.store.js';

const DAY = 86_400_000;

/** Make the store credit of a return of which something arrived; the one it has, where it has one. INVALID_STATE for a return of another resolution, and one that was refunded. */
export function issueStoreCredit(deps: OrdersDeps, context: CallContext, { returnReference }: { readonly returnReference: string }): Promise<StoreCredit> {
  requirePermission(context.principal, 'commerce.write');
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'issueStoreCredit' }, async () => {
    const facts = await requireSettlement(transaction, context, returnReference);
    const known = ownCredit(facts);
    if (known) return known;
    const planned = planCredit(facts);
    if (planned instanceof Failure) throw planned;
    await saveReturn(transaction, context.principal.companyId, { before: facts.returned, after: facts.returned }); // of a refund and a credit at once one is made
    const made = await keepCredit(deps, transaction, { context, facts, planned });
    await resolveSettled(deps, transaction, { companyId: context.principal.companyId, returned: facts.returned });
    return made;
  }));
}

interface Planned {
  readonly context: CallContext;
  readonly facts: SettlementFacts;
  readonly planned: CreditContent;
}

/** Keep a planned credit. Its event says nothing of the code, which is as good as money. */
export async function keepCredit(deps: OrdersDeps, transaction: Transaction, { context, facts: { order, returned, terms }, planned }: Planned): Promise<StoreCredit> {
  const { companyId } = context.principal;
  const { creditDays } = await (terms ? findPolicyVersion(transaction, companyId, terms.policyVersion) : findPolicy(transaction, companyId));
  await claimOrder(transaction, companyId, order);
  const issuedAt = instant(deps.clock);
  const credit: StoreCredit = {
    id: deps.ids.next(), code: newCode(randomReadable), returnId: returned.id, orderId: order.id, email: order.customer.email === null ? null : normalisedEmail(order.customer.email),
    currency: order.currency, issuedAt, expiresAt: shift(issuedAt, creditDays * DAY), ...planned,
  };
  await insertCredit(transaction, companyId, { credit, changedAt: await transaction.takeChangeSequence(companyId) });
  transaction.recordChange(() => changeOf(credit));
  await deps.outbox.append(transaction, companyId, [{
    type: 'store_credit.issued', subject: order.id, cause: context,
    payload: { returnId: returned.id, returnNumber: returned.number, orderId: order.id, orderNumber: order.number, creditId: credit.id, amountMinor: credit.amountMinor, currency: credit.currency, expiresAt: credit.expiresAt },
  }]);
  return credit;
}

/** What the audit log keeps of a new credit: all but its code and whose it is. */
const changeOf = ({ id, orderId, returnId, amountMinor, currency, expiresAt, lines }: StoreCredit): RecordChange =>
  ({ kind: 'storeCredit', id, subject: orderId, before: null, after: { returnId, amountMinor, currency, expiresAt, lines } });
