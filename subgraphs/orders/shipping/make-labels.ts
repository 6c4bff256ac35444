import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { partOfWarehouse } from '../fulfillment/read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { ensureLabels } from './ensure-labels.js';
import type { LabelParcel } from './label-request.js';
import { MOST_LABELS, RETURN_LABEL, refuseLabelChange, refuseOwnLabels, type Label } from './label.js';
import type { PrintedLabel } from './label.store.js';

/** Which parcels of which order. */
export interface MakeLabels {
  readonly reference: string;
  readonly parcels: readonly LabelParcel[];
}

/**
 * The calling warehouse wants labels for parcels: missing ones are made, failed ones made again, ready ones stay as they are
 * (document 1, A, POST labels). Answers every parcel's label.
 */
export async function makeLabels(deps: OrdersDeps, context: CallContext, { reference, parcels }: MakeLabels): Promise<(Label | PrintedLabel)[]> {
  requireScope(context.principal, 'fulfillment:write');
  if (parcels.length === 0 || parcels.length > MOST_LABELS) {
    throw new Failure('BAD_INPUT', 'An order has at most 10 labels a warehouse', { parcels: [`must be 1 to ${String(MOST_LABELS)} parcels`] });
  }
  const part = await partOfWarehouse(deps.database, context, reference);
  refuseOwnLabels(part);
  refuseLabelChange(part);
  const labels = await ensureLabels(deps, context, { part, parcels, enrich: false });
  return labels.filter(({ parcel }) => parcel !== RETURN_LABEL);
}
