import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { attemptLabels } from './attempt-labels.js';
import type { Label } from './label.js';
import { findLabels, type PrintedLabel } from './label.store.js';
import { countListedParcels } from './packed-parcel.store.js';
import { attemptsOf, planLabels, type LabelPlan, type WantedLabels } from './plan-labels.js';
import { saveLabels } from './save-labels.js';

/**
 * Make the missing labels of a fulfillment order's parcels and retry failed ones; ready ones keep their content and number. A parcel a carrier
 * refuses becomes a failed label and an alert, never an error. Call it after the commit of the transaction that stored the parcels: carriers are
 * called outside any transaction. Answers every label of the fulfillment order; none where the warehouse makes
 * its own.
 */
export async function ensureLabels(deps: OrdersDeps, context: CallContext, wanted: WantedLabels): Promise<Label[]> {
  const [labels = []] = await ensureLabelsOf(deps, context, [wanted]);
  return labels;
}

const AT_ONCE = 8;

/** {@link ensureLabels} for several fulfillment orders; the labels of each that has any, numbered in the order of the fulfillment orders. */
export async function ensureLabelsOf(deps: OrdersDeps, context: CallContext, wanted: readonly WantedLabels[]): Promise<Label[][]> {
  const plans = await planLabels(deps, context.principal.companyId, wanted.filter(({ fulfillmentOrder }) => fulfillmentOrder.labelsBy === 'PLATFORM'));
  const kept: Label[][] = [];
  for (let at = 0; at < plans.length; at += AT_ONCE) kept.push(...await makeDue(deps, context, plans.slice(at, at + AT_ONCE)));
  return kept;
}

async function makeDue(deps: OrdersDeps, context: CallContext, plans: readonly LabelPlan[]): Promise<Label[][]> {
  const making = plans.filter(({ due }) => due.length > 0);
  const attempts = await attemptLabels(deps, context, await attemptsOf(deps, context.principal.companyId, making));
  return Promise.all(plans.map((plan) => keep(deps, context, { plan, attempts: attempts[making.indexOf(plan)] ?? [] })));
}

async function keep(deps: OrdersDeps, context: CallContext, { plan: { fulfillmentOrder, known, enriched, enrich }, attempts }: { plan: LabelPlan; attempts: readonly PrintedLabel[] }): Promise<Label[]> {
  if (attempts.length === 0 && enriched.length === 0) return [...known];
  const { companyId } = context.principal;
  await deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `labels:${fulfillmentOrder.id}` }, async () => {
    const isListed = enrich ? await lastListed(transaction, companyId, fulfillmentOrder.id) : () => true;
    await saveLabels(deps, transaction, { context, fulfillmentOrder, attempts: attempts.filter(isListed), enriched: enriched.filter(isListed) });
    return null;
  }));
  return findLabels(deps.database, companyId, [fulfillmentOrder.id]);
}

/** Whether the last picking report lists a parcel: a later one may have arrived during the carrier call. */
async function lastListed(transaction: Transaction, companyId: number, fulfillmentOrderId: string): Promise<(parcel: { readonly parcel: number }) => boolean> {
  const listed = await countListedParcels(transaction, companyId, fulfillmentOrderId);
  return ({ parcel }) => listed === 0 || parcel <= listed;
}
