import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { toParcels, type Parcel, type ReportedParcel } from '../shipping/parcel.js';
import type { ShipmentParcel } from '../shipping/shipment.js';
import { findPackedParcels, removePackedParcels } from '../shipping/shipment.store.js';
import { takePieces } from './lots.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { matchPieces, piecesByLine, type MatchedPieces, type ReportedPieces } from './picking.js';

/** A parcel with what is in it, where the warehouse says. */
export interface ReportedShipmentParcel extends ReportedParcel {
  readonly lines?: readonly ReportedPieces[] | null | undefined;
}

/** What leaves, and the parcels the warehouse says it leaves in. */
interface Packing {
  readonly part: FulfillmentOrder;
  readonly pieces: readonly MatchedPieces[];
  readonly reported: readonly ReportedShipmentParcel[];
  /** Whether nothing of the part is left to leave later. */
  readonly isLast: boolean;
  /** For parcels without a number of their own. */
  readonly trackingNumber: string | null;
}

const MOST_PARCELS = { WAREHOUSE: 50, PLATFORM: 10 } as const;

/**
 * The parcels of a shipment: those reported with it; else, when it is the last, all that were packed at picking and have not left; else
 * the next of them that it can be, for it leaves in one. A packed parcel leaves once: the reported one of its reference takes it along,
 * and any other reported one the next.
 */
export async function packShipment(transaction: Transaction, companyId: number, packing: Packing): Promise<ShipmentParcel[]> {
  const { part, reported, isLast, trackingNumber } = packing;
  if (reported.length > MOST_PARCELS[part.labelsBy]) throw new Failure('BAD_INPUT', 'Too many parcels', { parcels: [`must be at most ${String(MOST_PARCELS[part.labelsBy])}`] });
  const packed = await findPackedParcels(transaction, companyId, part.id);
  const unnamed = isLast ? packed : nextOf(packed, trackingNumber);
  const parcels = reported.length > 0 ? filled(packing) : renumbered(unnamed).map((parcel) => ({ ...parcel, pieces: [] }));
  const leaving = reported.length > 0 ? takenAlong(packed, reported) : unnamed;
  await removePackedParcels(transaction, companyId, { partId: part.id, numbers: leaving.map(({ number }) => number) });
  return parcels.map((parcel) => ({ ...parcel, trackingNumber: parcel.trackingNumber ?? trackingNumber }));
}

/** The next packed parcel that a shipment of this number can be: the one that has it, else the first without any; the first where the number is not said. */
const nextOf = (packed: readonly Parcel[], trackingNumber: string | null): readonly Parcel[] => {
  const next = packed.find((parcel) => parcel.trackingNumber !== null && parcel.trackingNumber === trackingNumber)
    ?? packed.find((parcel) => trackingNumber === null || parcel.trackingNumber === null);
  return next ? [next] : [];
};

const renumbered = (packed: readonly Parcel[]): Parcel[] => (packed.length === 0 ? toParcels([{}]) : packed.map((parcel, index) => ({ ...parcel, number: index + 1 })));

/** The reported parcels with their pieces; all of them together hold no more than what leaves. */
function filled({ part, pieces, reported }: Packing): ShipmentParcel[] {
  const left = piecesByLine(pieces);
  let loose = pieces;
  return toParcels(reported).map((parcel, index) => {
    const inside = matchPieces(part, reported[index]?.lines ?? [], { room: ({ lineId }) => left.get(lineId) ?? 0, tooMany: 'more than leaves with this shipment', path: `parcels.${String(index)}.lines` });
    for (const { lineId, quantity } of inside) left.set(lineId, (left.get(lineId) ?? 0) - quantity);
    const { taken, rest } = takePieces(loose, inside);
    loose = rest;
    return { ...parcel, pieces: taken };
  });
}

function takenAlong(packed: readonly Parcel[], reported: readonly ReportedParcel[]): Parcel[] {
  const named = packed.filter(({ reference }) => reference !== null && reported.some((parcel) => parcel.reference === reference));
  const others = packed.filter((parcel) => !named.includes(parcel));
  return [...named, ...others.slice(0, Math.max(0, reported.length - named.length))];
}
