import type { Transaction } from '#subgraph-kit/database.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { RETURN_LABEL, type Label } from './label.js';
import { findLabels, markLabelsShipped } from './label.store.js';
import { toParcels } from './parcel.js';
import type { ShipmentParcel } from './shipment.js';

interface Leaving {
  readonly part: FulfillmentOrder;
  readonly shipmentId: string;
  readonly parcels: readonly ShipmentParcel[];
  /** Whether all that is packed leaves, in as many parcels as have labels. */
  readonly all: boolean;
}

/** Parcels with the labels they left with, each parcel's in its place; none where the platform made none. */
export interface LabelledParcels {
  readonly parcels: readonly ShipmentParcel[];
  readonly labels: readonly Label[];
}

/**
 * Parcels of a shipment leave with their labels: each gets the label of its reference, else the next that has not left, and with
 * platform-made labels the tracking number is the label's (1-decisions, A, Shipments). Where all leaves, so does each label that is left.
 */
export async function shipLabels(transaction: Transaction, companyId: number, { part, shipmentId, parcels: packed, all }: Leaving): Promise<LabelledParcels> {
  if (part.labelsBy === 'WAREHOUSE') return { parcels: packed, labels: [] };
  const known = await findLabels(transaction, companyId, [part.id]);
  const free = known.filter((label) => label.status === 'READY' && label.parcel !== RETURN_LABEL && label.shipmentId === null);
  const parcels = all ? asManyAs(free.length, packed) : packed;
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

const asManyAs = (count: number, packed: readonly ShipmentParcel[]): ShipmentParcel[] =>
  [...packed, ...toParcels(Array.from({ length: count }, () => ({}))).slice(packed.length).map((parcel) => ({ ...parcel, pieces: [] }))];
