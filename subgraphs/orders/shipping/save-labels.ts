import type { CallContext } from '#contract/principal.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { LabelledOrder } from './labelled-order.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { NumberedParcel } from './label-request.js';
import type { Label } from './label.js';
import { findLabels, insertLabels, replaceFailedLabel, saveParcelFacts, type PrintedLabel } from './label.store.js';

interface Labelling {
  readonly context: CallContext;
  readonly fulfillmentOrder: LabelledOrder;
  readonly attempts: readonly PrintedLabel[];
  /** Parcels whose labels adopt the warehouse's parcel data. */
  readonly enriched: readonly NumberedParcel[];
}

/** Store attempts where no label is ready yet, with their alerts and events; a repeated failure is only published if its reason differs. A label made concurrently stays. */
export async function saveLabels(deps: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder, attempts, enriched }: Labelling): Promise<void> {
  const { companyId } = context.principal;
  const known = await findLabels(transaction, companyId, [fulfillmentOrder.id]);
  const stored = await storeAttempts(transaction, companyId, { attempts, known });
  for (const label of known) {
    const facts = enriched.find((given) => given.parcel === label.parcel);
    if (!facts) continue;
    await saveParcelFacts(transaction, companyId, { ...facts, id: label.id });
    transaction.recordChange({ kind: 'label', id: label.id, subject: fulfillmentOrder.orderId, before: label, after: { ...label, ...facts } });
  }
  for (const { content: _, ...label } of stored) transaction.recordChange({ kind: 'label', id: label.id, subject: fulfillmentOrder.orderId, before: known.find(({ parcel }) => parcel === label.parcel) ?? null, after: label });
  const news = stored.filter((label) => label.status === 'READY' || known.find(({ parcel }) => parcel === label.parcel)?.failureReason !== label.failureReason);
  const failed = news.filter(({ status }) => status === 'FAILED');
  await raiseAlerts(deps, transaction, { cause: context, alerts: failed.map((label) => ({ type: 'LABEL_FAILED', subject: fulfillmentOrder.orderId, message: alertText(fulfillmentOrder, label) })) });
  await deps.outbox.append(transaction, companyId, labelEvents(fulfillmentOrder, news, context));
}

async function storeAttempts(transaction: Transaction, companyId: number, { attempts, known }: { attempts: readonly PrintedLabel[]; known: readonly Label[] }): Promise<PrintedLabel[]> {
  const fresh = attempts.filter((attempt) => !known.some(({ parcel }) => parcel === attempt.parcel));
  await insertLabels(transaction, companyId, fresh).catch(asConflict);
  const stored = [...fresh];
  for (const attempt of attempts) {
    if (!fresh.includes(attempt) && await replaceFailedLabel(transaction, companyId, attempt)) stored.push(attempt);
  }
  return stored;
}

/** A parcel was labelled concurrently: retry and find its label. */
const asConflict = duplicateAsConflict('Another caller made these labels');

const alertText = ({ number }: LabelledOrder, { parcel, failureReason }: Label): string =>
  `Label ${String(parcel)} of order ${number} could not be made: ${failureReason ?? ''}`;

function labelEvents(fulfillmentOrder: LabelledOrder, stored: readonly Label[], cause: CallContext): DomainEvent[] {
  const about = { fulfillmentOrderId: fulfillmentOrder.id, orderId: fulfillmentOrder.orderId, number: fulfillmentOrder.number };
  return stored.map(({ parcel, status, trackingNumber, carrierCode, failureReason }) => (status === 'READY'
    ? { type: 'label.made', subject: fulfillmentOrder.orderId, cause, payload: { ...about, parcel, carrierCode, trackingNumber } }
    : { type: 'label.failed', subject: fulfillmentOrder.orderId, cause, payload: { ...about, parcel, carrierCode, reason: failureReason } }));
}
