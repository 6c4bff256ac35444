import { shift, type Instant } from '#kernel/clock.js';
import type { TrackingEvent } from './event.js';

/** A shipment that has a tracking number. */
export interface NumberedShipment {
  readonly id: string;
  readonly shippedAt: Instant;
}

const DAY = 86_400_000;
/** Clocks and zones are off by hours, and warehouses report what left at the end of their day. */
const BEFORE_LEAVING = DAY;
/** Labels are made ahead. What happened earlier happened to a parcel of somebody else that had the number before. */
const BEFORE_EXISTING = 30 * DAY;

/**
 * The shipment that an event of a number is of: the most recent one when the event happened (document 2, F: the most recent parcel with that number), given the one that left last first. What happened before the
 * last one left is of the one before; what happened more than 30 days before the first one left is of none.
 */
export function shipmentOfEvent(shipments: readonly NumberedShipment[], { occurredAt }: Pick<TrackingEvent, 'occurredAt'>): NumberedShipment | undefined {
  const first = shipments.at(-1);
  return shipments.find(({ shippedAt }) => occurredAt >= shift(shippedAt, -BEFORE_LEAVING)) ?? (first && occurredAt >= shift(first.shippedAt, -BEFORE_EXISTING) ? first : undefined);
}
