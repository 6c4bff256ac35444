import type { Transaction } from '#subgraph-kit/database.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { RETURN_LABEL, type Label } from './label.js';
import { findLabels, markLabelsShipped } from './label.store.js';
import type { Parcel } from './parcel.js';

interface Leaving<P extends Parcel> {
  readonly part: FulfillmentOrder;
  readonly shipmentId: string;
  readonly parcels: readonly P[];
}

/** Parcels with the labels they left with, each parcel's in its place; none where the platform made none. */
export interface LabelledParcels<P extends Parcel> {
  readonly parcels: readonly P[];
  readonly labels: readonly Label[];
}

/**
 * Parcels of a shipment leave with their labels: each gets the label of its reference, else the next that has not left, and with
 * platform-made labels the tracking number is the label's (1-decisions, A, Shipments).
 */
export async function shipLabels<P extends Parcel>(transaction: Transaction, companyId: number, { part, shipmentId, parcels }: Leaving<P>): Promise<LabelledParcels<P>> {
  if (part.labelsBy === 'WAREHOUSE') return { parcels, labels: [] };
  const known = await findLabels(transaction, companyId, [part.id]);
  const free = known.filter((label) => label.status === 'READY' && label.parcel !== RETURN_LABEL && label.shipmentId === null);
  const named = new Map(parcels.map((parcel) => [parcel, free.find(({ reference }) => reference !== null && reference === parcel.reference)]));
  const rest = free.filter((label) => ![...named.values()].includes(label));
  const labels: Label[] = [];
  const labelled = parcels.map((parcel) => {
    const label = named.get(parcel) ?? rest.shift();
    if (!label) return parcel;
    labels.push(label);
    return { ...parcel, trackingNumber: label.trackingNumber, reference: parcel.reference ?? label.reference, weightG: parcel.weightG ?? label.weightG };
  });
  await markLabelsShipped(transaction, companyId, { shipmentId, labelIds: labels.map(({ id }) => id) });
  return { parcels: labelled, labels };
}
