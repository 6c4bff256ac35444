import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Departure } from './departure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { byReference } from '../shipping/by-reference.js';
import { RETURN_LABEL, type Label } from '../shipping/label.js';
import { findLabels, markLabelsShipped } from '../shipping/label.store.js';
import { countListedParcels } from '../shipping/packed-parcel.store.js';
import { toParcels } from '../shipping/parcel.js';
import type { Shipment, ShipmentParcel } from '../shipping/shipment.js';

/** Parcels with the labels they ship with, at the same index; none where the platform made none. */
export interface LabelledParcels {
  readonly parcels: readonly ShipmentParcel[];
  readonly labels: readonly Label[];
}

/**
 * Assign labels to the parcels of a shipment: each gets the label of its reference, else the next that has not left, and with
 * platform-made labels the tracking number is the label's (1-decisions, A, Shipments). The last shipment also includes each parcel with a remaining
 * label, even a failed one. A parcel without a ready label needs a tracking number from the warehouse, else it is refused, unless
 * neither parcels nor labels were ever given.
 */
export async function shipLabels(transaction: Transaction, companyId: number, { fulfillmentOrder, shipmentId, parcels: packed, isLast, report }: Departure & Pick<Shipment, 'parcels'>): Promise<LabelledParcels> {
  if (fulfillmentOrder.labelsBy === 'WAREHOUSE') return { parcels: packed, labels: [] };
  const reported = report.parcels?.length ?? 0;
  const known = (await findLabels(transaction, companyId, [fulfillmentOrder.id])).filter(({ parcel }) => parcel !== RETURN_LABEL);
  const left = known.filter(({ shipmentId: gone }) => gone === null);
  const parcels = isLast && reported === 0 ? asManyAs(left.length, { packed, trackingNumber: report.trackingNumber ?? null }) : packed;
  const named = byReference(left, parcels);
  const rest = left.filter((label) => label.status === 'READY' && !named.includes(label));
  const labels: Label[] = [];
  const labelled = parcels.map((parcel, index) => {
    const label = named[index] ?? rest.shift();
    if (label?.status !== 'READY') return parcel;
    labels.push(label);
    return { ...parcel, trackingNumber: label.trackingNumber, reference: parcel.reference ?? label.reference, weightG: parcel.weightG ?? label.weightG };
  });
  const isTracked = known.length + reported + await countListedParcels(transaction, companyId, fulfillmentOrder.id) > 0;
  if (isTracked) refuseWithoutNumber(fulfillmentOrder, labelled, report);
  await markLabelsShipped(transaction, companyId, { shipmentId, labelIds: labels.map(({ id }) => id) });
  return { parcels: labelled, labels };
}

const asManyAs = (count: number, { packed, trackingNumber }: { packed: readonly ShipmentParcel[]; trackingNumber: string | null }): ShipmentParcel[] =>
  [...packed, ...toParcels(Array.from({ length: count }, () => ({ trackingNumber }))).slice(packed.length).map((parcel) => ({ ...parcel, units: [] }))];

/** After a cancellation request the parcel had left already; no label can be made any more. */
function refuseWithoutNumber({ status }: FulfillmentOrder, parcels: readonly ShipmentParcel[], { withoutTracking }: Departure['report']): void {
  if (status === 'CANCEL_REQUESTED' || withoutTracking === true || parcels.every(({ trackingNumber }) => trackingNumber !== null)) return;
  throw new Failure('LABELS_NOT_READY', 'The label of a parcel is not ready: have it made again, or report the number the parcel left with');
}
