import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { partOfWarehouse } from '../fulfillment/read-warehouse-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelFormat } from './carrier.js';
import { ensureLabels } from './ensure-labels.js';
import { numberedParcels, type LabelParcel } from './label-request.js';
import { MOST_LABELS, RETURN_LABEL, refuseLabelChange, refuseOwnLabels, type Label } from './label.js';
import { findLabels, type PrintedLabel } from './label.store.js';

/** Which parcels of which order. */
export interface MakeLabels {
  readonly reference: string;
  readonly parcels: readonly LabelParcel[];
  /** What labels are written as; the carrier's usual format unless given. */
  readonly format?: LabelFormat | null | undefined;
  /** Whether asking for labels that are all ready is a mistake. */
  readonly refuseReady?: boolean | null | undefined;
}

/**
 * The calling warehouse wants labels for parcels: missing ones are made, failed ones made again, ready ones stay as they are
 * (document 1, A, POST labels). Answers every parcel's label.
 */
export async function makeLabels(deps: OrdersDeps, context: CallContext, { reference, parcels, format, refuseReady }: MakeLabels): Promise<(Label | PrintedLabel)[]> {
  requireScope(context.principal, 'fulfillment:write');
  if (parcels.length === 0 || parcels.length > MOST_LABELS) {
    throw new Failure('BAD_INPUT', 'An order has at most 10 labels a warehouse', { parcels: [`must be 1 to ${String(MOST_LABELS)} parcels`] });
  }
  const part = await partOfWarehouse(deps.database, context, reference);
  refuseOwnLabels(part);
  refuseLabelChange(part);
  if (refuseReady === true) await refuseReadyLabels(deps, context, { part, parcels });
  const labels = await ensureLabels(deps, context, { part, parcels, enrich: false, format });
  return labels.filter(({ parcel }) => parcel !== RETURN_LABEL);
}

async function refuseReadyLabels({ database }: OrdersDeps, { principal }: CallContext, { part, parcels }: { part: FulfillmentOrder; parcels: readonly LabelParcel[] }): Promise<void> {
  const known = await findLabels(database, principal.companyId, [part.id]);
  const ready = new Set(known.filter(({ status }) => status === 'READY').map(({ parcel }) => parcel));
  if (numberedParcels(parcels, known).every(({ parcel }) => ready.has(parcel))) throw new Failure('ALREADY_EXISTS', 'These parcels have their labels');
}
