import type { Instant } from '#kernel/clock.js';

/** The types of alerts. */
export const ALERT_TYPES = [
  'MISSING_PIECES', 'PICKING_CORRECTED', 'ORDER_REJECTED', 'WAREHOUSE_GAVE_UP', 'CANCELLATION_TOO_LATE', 'LABEL_FAILED',
  'RETURN_NOT_COMPLIANT', 'RETURN_UNANNOUNCED', 'RETURN_AFTER_CANCELLATION', 'RETURN_REFUSED', 'WAREHOUSE_SILENT', 'UNKNOWN_BARCODE', 'WEBHOOK_GIVEN_UP',
  'UNALLOCATED', 'WEBHOOK_UNSENDABLE', 'RECORD_UNREADABLE',
] as const;

/** One of {@link ALERT_TYPES}. */
export type AlertType = (typeof ALERT_TYPES)[number];

/** Something the merchant's staff should look at, until one of them resolves it. */
export interface Alert {
  readonly id: string;
  readonly type: AlertType;
  /** The order, return or connection it is about. */
  readonly subject: string | null;
  readonly message: string;
  readonly raisedAt: Instant;
  readonly resolvedAt: Instant | null;
}
