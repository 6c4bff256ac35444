import type { Instant } from '#kernel/clock.js';

/** The parcels a carrier collected on a day, closed by the warehouse. */
export interface Manifest {
  readonly id: string;
  /** Progressive in the company. */
  readonly number: number;
  /** The carrier it is about; null for all of them. */
  readonly carrier: string | null;
  /** The day in the warehouse's time zone: 2026-11-21. */
  readonly day: string;
  readonly closedAt: Instant;
  readonly shipments: number;
}

/** A line of a manifest: a parcel that left. */
export interface ManifestParcel {
  readonly orderNumber: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly weightG: number | null;
}
