import type { Instant } from '#kernel/clock.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';

/** An event as a carrier reports it, read by the dialect of its connection. */
export interface ReportedEvent {
  /** The number of the parcel, and others that may be known in its place; the first known one counts. */
  readonly trackingNumbers: readonly string[];
  /** The status, where the dialect knows it; else the code or the description says it. */
  readonly status?: TrackingStatus | null | undefined;
  /** The carrier's own code, for the connection's status map. */
  readonly code?: string | null | undefined;
  /** Another code, which counts where nobody knows the first. */
  readonly otherCode?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** When; on receipt unless given. */
  readonly occurredAt?: Instant | null | undefined;
  readonly location?: string | null | undefined;
  readonly estimatedAt?: Instant | null | undefined;
  /** Whether it says that the parcel is late. */
  readonly isDelayed?: boolean | null | undefined;
  /** As the carrier sent it, in JSON, without its key. */
  readonly raw?: string | null | undefined;
}

/** An event of a parcel in the words of the platform. */
export interface TrackingEvent {
  readonly trackingNumber: string;
  /** Null where neither code nor description says it: the event is shown, and leaves the shipment's status as it is. */
  readonly status: TrackingStatus | null;
  readonly code: string | null;
  /** Whether neither the connection's map nor the platform's words know the code. */
  readonly isUnmapped: boolean;
  readonly description: string;
  readonly location: string;
  readonly occurredAt: Instant;
  readonly estimatedAt: Instant | null;
  /** Whether it says that the parcel is late. */
  readonly isDelayed: boolean;
  /** As the carrier sent it; null where that is too long. */
  readonly raw: string | null;
  /** Equal for identical events of one shipment. */
  readonly fingerprint: string;
}

/** What tells an event from those of other shipments. */
export const keyOf = (shipmentId: string, fingerprint: string): string => `${shipmentId} ${fingerprint}`;
