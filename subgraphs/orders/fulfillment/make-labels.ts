import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrderRef } from './order-ref.js';
import { fulfillmentOrderOfWarehouse } from './read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { ensureLabels } from '../shipping/ensure-labels.js';
import { numberedParcels, type LabelParcel } from '../shipping/label-request.js';
import { MOST_LABELS, RETURN_LABEL, type Label } from '../shipping/label.js';
import { refuseLabelChange, refuseOwnLabels } from './labelling.js';
import { findLabels } from '../shipping/label.store.js';
import { isAnswered, type RepeatPolicy } from './repeats.js';

/** The parcels of an order to label. */
export interface MakeLabels extends OrderRef {
  readonly parcels: readonly LabelParcel[];
  /** Format of the labels; the carrier's default unless given. */
  readonly format?: LabelFormat | null | undefined;
  /** What to do if all labels are ready already. */
  readonly repeat?: RepeatPolicy | null | undefined;
}

/**
 * The calling warehouse requests labels for parcels: missing ones are made, failed ones retried, ready ones kept
 * (document 1, A, POST labels). A failed return label is retried with them. Answers every parcel's label.
 */
export async function makeLabels(deps: OrdersDeps, context: CallContext, { parcels, format, repeat, ...named }: MakeLabels): Promise<Label[]> {
  requireScope(context.principal, 'fulfillment:write');
  if (parcels.length === 0 || parcels.length > MOST_LABELS) {
    throw new Failure('BAD_INPUT', 'An order has at most 10 labels a warehouse', { parcels: [`must be 1 to ${String(MOST_LABELS)} parcels`] });
  }
  const fulfillmentOrder = await fulfillmentOrderOfWarehouse(deps.database, context, named);
  refuseOwnLabels(fulfillmentOrder);
  refuseLabelChange(fulfillmentOrder);
  const known = await findLabels(deps.database, context.principal.companyId, [fulfillmentOrder.id]);
  const wanted = [...parcels, ...failedWayBack(known)];
  const isDone = await isAnswered(repeat, () => areReady(wanted, known), 'These parcels have their labels');
  const labels = isDone ? known : await ensureLabels(deps, context, { fulfillmentOrder, parcels: wanted, enrich: false, format });
  return labels.filter(({ parcel }) => parcel !== RETURN_LABEL);
}

const failedWayBack = (known: readonly Label[]): LabelParcel[] => known.filter(({ parcel, status }) => parcel === RETURN_LABEL && status === 'FAILED').map(({ parcel }) => ({ parcel }));

function areReady(wanted: readonly LabelParcel[], known: readonly Label[]): boolean {
  const ready = new Set(known.filter(({ status }) => status === 'READY').map(({ parcel }) => parcel));
  return numberedParcels(wanted, known).every(({ parcel }) => ready.has(parcel));
}
