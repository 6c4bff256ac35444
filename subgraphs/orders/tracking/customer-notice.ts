import type { Instant } from '#kernel/clock.js';
import type { NotificationKind } from '#contract/customer-notification.js';
import type { Language } from '#contract/languages.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import type { Tracked } from './after-events.js';

/** The notification that a status is. */
const NOTICE_OF_STATUS: Readonly<Partial<Record<ShipmentStatus, NotificationKind>>> =
  { OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY', DELIVERED: 'DELIVERED', READY_FOR_PICKUP: 'READY_FOR_PICKUP', EXCEPTION: 'DELIVERY_PROBLEM' };

const DAY = 86_400_000;

/** The notification that is due of a shipment; undefined for none. Customers are told of what is so now and happened within a day, and of a parcel that was delivered only that. */
export function noticeOf({ status, trackedAt, deliveredAt }: Pick<Tracked, 'status' | 'trackedAt' | 'deliveredAt'>, now: Instant): NotificationKind | undefined {
  const happenedAt = deliveredAt ?? trackedAt;
  if (happenedAt === null || Date.parse(now) - Date.parse(happenedAt) > DAY) return undefined;
  return deliveredAt === null ? NOTICE_OF_STATUS[status] : 'DELIVERED';
}

/** A notification that is due, with what its mail says. */
export interface CustomerNotice {
  readonly shipmentId: string;
  readonly kind: NotificationKind;
  readonly email: string;
  readonly language: Language;
  readonly order: string;
  readonly firstName: string;
  readonly carrier: string | null;
  /** The number of the parcel that the carrier reported last; empty where there is none. */
  readonly trackingNumber: string;
  readonly trackingToken: string;
}
