import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { MatchedUnits } from './matched-units.js';
import type { Parcel } from './parcel.js';

/** The delivery statuses of a shipment (document 2 decisions, D, Shipment statuses). */
export const SHIPMENT_STATUSES = ['LABEL_CREATED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'DELIVERED', 'EXCEPTION', 'RETURNED_TO_SENDER', 'VOIDED'] as const;

/** One of {@link SHIPMENT_STATUSES}. */
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

const ON_THE_WAY = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'DELIVERED', 'EXCEPTION', 'RETURNED_TO_SENDER'] as const;

/** The state table of a shipment: it can be voided only before it is in transit, and end states are final. */
export const SHIPMENT_MOVES: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  LABEL_CREATED: ['PICKED_UP', ...ON_THE_WAY, 'VOIDED'],
  PICKED_UP: [...ON_THE_WAY, 'VOIDED'],
  IN_TRANSIT: ON_THE_WAY,
  OUT_FOR_DELIVERY: ON_THE_WAY,
  READY_FOR_PICKUP: ON_THE_WAY,
  EXCEPTION: ON_THE_WAY,
  DELIVERED: [],
  RETURNED_TO_SENDER: [],
  VOIDED: [],
};

/** The shipment with a new status; the same status changes nothing, a pair the table lacks is INVALID_STATE. */
export function movedShipment(before: Shipment, status: ShipmentStatus, at: Instant): Shipment {
  if (before.status === status) return before;
  if (!SHIPMENT_MOVES[before.status].includes(status)) {
    throw new Failure('INVALID_STATE', `A shipment that is ${before.status.toLowerCase()} cannot become ${status.toLowerCase()}`, { status: before.status.toLowerCase() });
  }
  return { ...before, status, deliveredAt: status === 'DELIVERED' ? at : before.deliveredAt };
}

/** A shipment's state as it counts for its order: one that was delivered is, whatever its carrier reported after it (a delivered order never goes back: document 2 decisions, F). */
export const statusForOrder = ({ status, deliveredAt }: Pick<Shipment, 'status' | 'deliveredAt'>): ShipmentStatus => (deliveredAt !== null && status !== 'VOIDED' ? 'DELIVERED' : status);

/** A parcel of a shipment with its content, if reported. */
export interface ShipmentParcel extends Parcel {
  readonly units: readonly MatchedUnits[];
}

/** Units of an order that left a location together. */
export interface Shipment {
  readonly id: string;
  readonly orderId: string;
  readonly fulfillmentOrderId: string;
  readonly locationId: string;
  readonly status: ShipmentStatus;
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly serviceCode: string | null;
  readonly trackingUrl: string | null;
  /** The carrier's number of the shipment as a whole, where its warehouse gave one; each parcel may have its own. */
  readonly trackingNumber: string | null;
  readonly wmsReference: string | null;
  readonly shippedAt: Instant;
  readonly deliveredAt: Instant | null;
  readonly parcels: readonly ShipmentParcel[];
  readonly units: readonly MatchedUnits[];
}

/** The tracking numbers of a shipment's parcels, then its own, each once. */
export const trackingNumbers = ({ parcels, trackingNumber: own }: Shipment): string[] => [...new Set([...parcels.map(({ trackingNumber }) => trackingNumber), own])].filter((number) => number !== null);
