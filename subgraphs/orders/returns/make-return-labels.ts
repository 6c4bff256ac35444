import { instant, shift } from '#kernel/clock.js';
import { tracedWork } from '#kernel/tracing.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { dueByCompanyTime } from '#subgraph-kit/in-company-time.js';
import type { OrdersDeps } from '../orders-deps.js';
import { attemptRequests } from '../shipping/attempt-requests.js';
import { trackingUrl } from '../shipping/carrier.js';
import type { LabelOutcome } from '../shipping/attempt-label.js';
import { claimLabels, findDueLabels, findDueLabelsOf } from './claimed-label.store.js';
import { prepareReturnLabels, type PreparedLabel } from './prepare-return-labels.js';
import { settleReturnLabel, type LabelResult } from './settle-return-label.js';

/** How many labels are made at once. */
const AT_ONCE = 16;
/** Carriers have 20 seconds; a claim that is older is that of a process that has ended. */
const LEASE_MILLISECONDS = 120_000;

/** Labels of returns of one company that this call has claimed. */
interface ClaimedLabels {
  readonly token: string;
  readonly returnIds: readonly string[];
}

/**
 * Make the labels of returns that are due, of all companies: carriers are called outside any transaction. A label that fails is due again later, and one whose process dies when its
 * lease ends; under whatever key a carrier knows an attempt, one label alone is kept. Answers how many were taken up. For the worker.
 */
export async function makeReturnLabels(deps: OrdersDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  const due = await dueByCompanyTime(deps.clock, (now, companyId) => (companyId === undefined ? findDueLabels(deps.database, { now, most: AT_ONCE }) : findDueLabelsOf(deps.database, companyId, { now, most: AT_ONCE })));
  const token = deps.ids.next();
  const failures: unknown[] = [];
  const taken = await Promise.all([...grouped(due, ({ companyId }) => companyId)].map(([companyId, own]) =>
    makeOfCompany(deps.inTimeOf(deps, companyId), { ...context, principal: { ...context.principal, companyId } }, { token, returnIds: own.map(({ returnId }) => returnId) }).catch((error: unknown) => {
      failures.push(error);
      return 0;
    })));
  if (failures.length > 0) throw new AggregateError(failures, 'The labels of returns of some companies could not be made');
  return taken.reduce((sum, count) => sum + count, 0);
}

async function makeOfCompany(deps: OrdersDeps, context: CallContext, due: ClaimedLabels): Promise<number> {
  const { companyId } = context.principal;
  const now = instant(deps.clock);
  const returnIds = await deps.database.inTransaction((transaction) => claimLabels(transaction, companyId, { ...due, now, end: shift(now, LEASE_MILLISECONDS) }));
  if (returnIds.length > 0) await tracedWork({ name: 'make return labels', kind: 'internal', attributes: { 'portico.company_id': companyId, 'portico.labels': returnIds.length } }, () => makeClaimed(deps, context, { ...due, returnIds }));
  return returnIds.length;
}

async function makeClaimed(deps: OrdersDeps, context: CallContext, { token, returnIds }: ClaimedLabels): Promise<void> {
  const prepared = await prepareReturnLabels(deps, context.principal.companyId, returnIds);
  const outcomes = await attemptRequests(deps, context, prepared.flatMap((one) => ('request' in one ? [one] : [])));
  for (const one of prepared) await settleReturnLabel(deps, context, { claim: { returnId: one.returnId, token }, result: resultOf(one, outcomes) });
}

function resultOf(prepared: PreparedLabel, outcomes: ReadonlyMap<object, LabelOutcome>): LabelResult {
  if (!('request' in prepared)) return prepared;
  const { request: { carrier, key } } = prepared;
  const outcome = outcomes.get(prepared.request) ?? { reason: `The label ${key} was not attempted` };
  if ('reason' in outcome) return outcome;
  const { content, trackingNumber } = outcome.made;
  return { made: { carrierCode: carrier.code, carrierName: carrier.name, trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber), content } };
}
