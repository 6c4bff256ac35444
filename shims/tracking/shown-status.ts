import type { Instant } from '#kernel/clock.js';
import { dayIn, shopperZone } from '#contract/shopper-zone.js';
import type { Tracking } from './public-tracking.js';

/** The state of a parcel as its page shows it. */
export interface ShownStatus {
  readonly status: Tracking['status'];
  /** Since when. */
  readonly at: Instant;
  /** Whether it may be said to arrive today: it went out for delivery on this day where the shopper is, and is not expected later. */
  readonly isToday: boolean;
}

/** The state that the page shows: a parcel that was delivered stays so, whatever its carrier reported after it; that is in the history. */
export function shownStatus({ status, statusAt, deliveredAt, estimatedDeliveryAt, destination }: Tracking, now: Instant): ShownStatus {
  if (deliveredAt !== null) return { status: 'DELIVERED', at: deliveredAt, isToday: false };
  const dayOf = (at: Instant): string => dayIn(shopperZone(destination), at);
  const today = dayOf(now);
  return { status, at: statusAt, isToday: status === 'OUT_FOR_DELIVERY' && dayOf(statusAt) === today && (estimatedDeliveryAt === null || dayOf(estimatedDeliveryAt) <= today) };
}
