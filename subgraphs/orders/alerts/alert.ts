import type { Instant } from '#kernel/clock.js';

/** The types of alerts. */
export const ALERT_TYPES = [
  'MISSING_PIECES', 'PICKING_CORRECTED', 'ORDER_REJECTED', 'WAREHOUSE_GAVE_UP', 'CANCELLATION_TOO_LATE', 'LABEL_FAILED',
  'RETURN_NOT_COMPLIANT', 'RETURN_UNANNOUNCED', 'RETURN_AFTER_CANCELLATION', 'RETURN_REFUSED', 'RETURN_NOT_REFUNDED', 'RETURN_NOT_SENT', 'RETURN_LABEL_FAILED', 'WAREHOUSE_SILENT', 'UNKNOWN_BARCODE', 'WEBHOOK_GIVEN_UP',
  'UNALLOCATED', 'WEBHOOK_UNSENDABLE', 'RECORD_UNREADABLE',
  'DELIVERY_PROBLEM', 'PARCEL_RETURNED', 'TRACKING_CONTRADICTORY', 'PARCEL_NOT_SCANNED', 'PARCEL_STUCK', 'PARCEL_DELAYED',
  'ORDERS_SHIP_LATE',
] as const;

/** One of {@link ALERT_TYPES}. */
export type AlertType = (typeof ALERT_TYPES)[number];

/** The kinds of records an alert can be about. */
export type AlertSubjectKind = 'ORDER' | 'RETURN' | 'LOCATION' | 'CONNECTION';

/** What an alert of each type is about; null where that is no one kind of record. */
export const ALERT_SUBJECTS = {
  MISSING_PIECES: 'ORDER', PICKING_CORRECTED: 'ORDER', ORDER_REJECTED: 'ORDER', WAREHOUSE_GAVE_UP: 'ORDER', CANCELLATION_TOO_LATE: 'ORDER', LABEL_FAILED: 'ORDER', UNALLOCATED: 'ORDER',
  DELIVERY_PROBLEM: 'ORDER', PARCEL_RETURNED: 'ORDER', TRACKING_CONTRADICTORY: 'ORDER', PARCEL_NOT_SCANNED: 'ORDER', PARCEL_STUCK: 'ORDER', PARCEL_DELAYED: 'ORDER',
  RETURN_NOT_COMPLIANT: 'RETURN', RETURN_UNANNOUNCED: 'RETURN', RETURN_AFTER_CANCELLATION: 'RETURN', RETURN_REFUSED: 'RETURN', RETURN_NOT_REFUNDED: 'RETURN', RETURN_NOT_SENT: 'RETURN', RETURN_LABEL_FAILED: 'RETURN',
  WAREHOUSE_SILENT: 'CONNECTION', WEBHOOK_GIVEN_UP: 'CONNECTION', WEBHOOK_UNSENDABLE: 'CONNECTION',
  UNKNOWN_BARCODE: 'LOCATION', ORDERS_SHIP_LATE: 'LOCATION', RECORD_UNREADABLE: null,
} as const satisfies Record<AlertType, AlertSubjectKind | null>;

/** Something the merchant's staff should look at, until one of them resolves it. */
export interface Alert {
  readonly id: string;
  readonly type: AlertType;
  /** The id of the record it is about: {@link ALERT_SUBJECTS} says of which kind. */
  readonly subject: string | null;
  /** The location whose work it stops, where it is about something else. */
  readonly locationId: string | null;
  readonly message: string;
  readonly raisedAt: Instant;
  readonly resolvedAt: Instant | null;
}
