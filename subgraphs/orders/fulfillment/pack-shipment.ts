import type { Transaction } from '#subgraph-kit/database.js';
import { byReference } from '../shipping/by-reference.js';
import { findPackedParcels, markPackedParcelsShipped } from '../shipping/packed-parcel.store.js';
import { toParcels, type Parcel } from '../shipping/parcel.js';
import type { ShipmentParcel } from '../shipping/shipment.js';
import { takeUnits } from '../shipping/lots.js';
import { checkParcelCount } from './check-parcel-count.js';
import type { Departure } from './departure.js';
import { matchUnits } from './picking.js';
import { unitsByLine } from '../shipping/matched-units.js';

/**
 * The parcels of a shipment: those reported with it; else, for the last shipment, all packed parcels that have not left; else
 * the next packed parcel that matches, because the shipment is then one parcel. A packed parcel leaves once: a reported parcel with its reference
 * is the same parcel and inherits what the picking report states of it; any other reported parcel uses up the next packed one.
 */
export async function packShipment(transaction: Transaction, companyId: number, departure: Departure): Promise<ShipmentParcel[]> {
  const { fulfillmentOrder, shipmentId, isLast, report } = departure;
  const [reported, trackingNumber] = [report.parcels ?? [], report.trackingNumber ?? null];
  checkParcelCount(fulfillmentOrder, reported);
  const packed = await findPackedParcels(transaction, companyId, fulfillmentOrder.id);
  const unnamed = isLast ? packed : nextOf(packed, trackingNumber);
  const named = byReference(packed, reported);
  const parcels = reported.length > 0 ? filled(departure, named) : renumbered(unnamed).map((parcel) => ({ ...parcel, units: [] }));
  const leaving = reported.length > 0 ? takenAlong(packed, named) : unnamed;
  await markPackedParcelsShipped(transaction, companyId, { fulfillmentOrderId: fulfillmentOrder.id, shipmentId, numbers: leaving.map(({ number }) => number) });
  return parcels.map((parcel) => ({ ...parcel, trackingNumber: parcel.trackingNumber ?? trackingNumber }));
}

/** The packed parcel for a shipment with this tracking number: the one that has it, else the first without any; without a number the first. */
const nextOf = (packed: readonly Parcel[], trackingNumber: string | null): readonly Parcel[] => {
  const next = packed.find((parcel) => parcel.trackingNumber !== null && parcel.trackingNumber === trackingNumber)
    ?? packed.find((parcel) => trackingNumber === null || parcel.trackingNumber === null);
  return next ? [next] : [];
};

const renumbered = (packed: readonly Parcel[]): Parcel[] => (packed.length === 0 ? toParcels([{}]) : packed.map((parcel, index) => ({ ...parcel, number: index + 1 })));

/** The reported parcels with their units, which together are at most the shipped ones. */
function filled({ fulfillmentOrder, units, report: { parcels } }: Departure, named: readonly (Parcel | undefined)[]): ShipmentParcel[] {
  const left = unitsByLine(units);
  let loose = units;
  return toParcels(parcels ?? []).map((parcel, index) => {
    const inside = matchUnits(fulfillmentOrder, parcels?.[index]?.lines ?? [], { room: ({ lineId }) => left.get(lineId) ?? 0, tooMany: 'more than leaves with this shipment', path: `parcels.${String(index)}.lines` });
    for (const { lineId, quantity } of inside) left.set(lineId, (left.get(lineId) ?? 0) - quantity);
    const { taken, rest } = takeUnits(loose, inside);
    loose = rest;
    return { ...withPacked(parcel, named[index] ?? parcel), units: taken };
  });
}

const withPacked = (parcel: Parcel, packed: Parcel): Parcel => ({
  ...parcel,
  trackingNumber: parcel.trackingNumber ?? packed.trackingNumber,
  weightG: parcel.weightG ?? packed.weightG,
  heightMm: parcel.heightMm ?? packed.heightMm,
  widthMm: parcel.widthMm ?? packed.widthMm,
  depthMm: parcel.depthMm ?? packed.depthMm,
});

function takenAlong(packed: readonly Parcel[], named: readonly (Parcel | undefined)[]): Parcel[] {
  const others = packed.filter((parcel) => !named.includes(parcel));
  const known = named.filter((parcel) => parcel !== undefined);
  return [...known, ...others.slice(0, named.length - known.length)];
}
