import type { Instant } from '#kernel/clock.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { SHIPMENT_STATUS_OF } from './status.js';
import type { TrackingEvent } from './event.js';

/** What tracking says of a shipment. */
export interface Tracked {
  readonly status: ShipmentStatus;
  /** When the event happened that its status is of; null before the first one. */
  readonly trackedAt: Instant | null;
  /** When the last event happened that said delivered, whatever came after. */
  readonly deliveredAt: Instant | null;
  /** Whether that event says that the parcel is late. */
  readonly isDelayed: boolean;
}

/** What of an event changes a shipment. */
type Telling = Pick<TrackingEvent, 'status' | 'occurredAt'> & Partial<Pick<TrackingEvent, 'isDelayed'>>;

/**
 * A shipment after more events, in the order they were received: it has the status of the event that happened last, whatever the order of arrival, and of two at the
 * same time that of the one received later (document 2 decisions, F). An event that says no status changes nothing.
 */
export const afterEvents = (before: Tracked, events: readonly Telling[]): Tracked => events.reduce(afterEvent, before);

function afterEvent(before: Tracked, { status, occurredAt, isDelayed = before.isDelayed }: Telling): Tracked {
  if (status === null) return before;
  const deliveredAt = status === 'DELIVERED' && occurredAt > (before.deliveredAt ?? '') ? occurredAt : before.deliveredAt;
  return occurredAt >= (before.trackedAt ?? '') ? { status: SHIPMENT_STATUS_OF[status], trackedAt: occurredAt, deliveredAt, isDelayed } : { ...before, deliveredAt };
}
