import type { Instant } from '#kernel/clock.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { Language } from '#contract/languages.js';
import type { ParcelNotificationKind } from '#contract/notification-kind.js';
import { dayIn } from '#contract/shopper-zone.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Tracked } from './after-events.js';
import { TRACKING_STATUS_OF } from './status.js';

/** The notification that a status of a parcel is. */
const NOTICE_OF_STATUS: Readonly<Partial<Record<TrackingStatus, ParcelNotificationKind>>> =
  { OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY', DELIVERED: 'DELIVERED', HELD: 'READY_FOR_PICKUP', EXCEPTION: 'DELIVERY_PROBLEM' };

const DAY = 86_400_000;

/** What a carrier reported of a parcel, where it says a status. */
export interface SaidEvent {
  readonly trackingNumber: string;
  readonly status: TrackingStatus;
  readonly occurredAt: Instant;
}

/** What is due to be said of a shipment, and of which of its parcels; undefined for the shipment as a whole. */
export interface DueNotice {
  readonly kind: ParcelNotificationKind;
  readonly trackingNumber: string | undefined;
}

/** Whether customers are told of a status. */
export const isNoticed = (status: TrackingStatus): boolean => NOTICE_OF_STATUS[status] !== undefined;

/** When it is where the shopper is. */
interface ShopperTime {
  readonly now: Instant;
  readonly timeZone: string;
}

/** Whether customers are still told of something: of what happened within a day, and of a parcel that is on the last van until that day has ended where they are. */
const isNews = (kind: ParcelNotificationKind, at: Instant, { now, timeZone }: ShopperTime): boolean =>
  Date.parse(now) - Date.parse(at) <= DAY && (kind !== 'OUT_FOR_DELIVERY' || dayIn(timeZone, at) >= dayIn(timeZone, now));

/**
 * The notifications that are due of a shipment by what its carrier reported, the oldest first. Customers are told of what happened within a day: of a shipment that was delivered that alone, whatever else is known of it;
 * else of each parcel what is so now, and of a problem unless the parcel moved on after it. Where the last word was not the carrier's, or was not kept, the state of the shipment alone counts.
 */
export function noticesOf({ status, trackedAt, deliveredAt }: Pick<Tracked, 'status' | 'trackedAt' | 'deliveredAt'>, events: readonly SaidEvent[], time: ShopperTime): DueNotice[] {
  const numberAt = (at: Instant, said: TrackingStatus): string | undefined => events.findLast((event) => event.occurredAt === at && event.status === said)?.trackingNumber;
  if (deliveredAt !== null) return isNews('DELIVERED', deliveredAt, time) ? [{ kind: 'DELIVERED', trackingNumber: numberAt(deliveredAt, 'DELIVERED') }] : [];
  if (trackedAt === null) return [];
  const said = TRACKING_STATUS_OF[status];
  const last = events.at(-1)?.occurredAt === trackedAt ? [...grouped(events, ({ trackingNumber }) => trackingNumber).values()].flatMap(lastNoticed) : [];
  const known = last.length > 0 || said === null ? last : [{ trackingNumber: undefined, status: said, occurredAt: trackedAt }];
  const due = known.flatMap(({ status: word, occurredAt, trackingNumber }): DueNotice[] => {
    const kind = NOTICE_OF_STATUS[word];
    return kind !== undefined && isNews(kind, occurredAt, time) ? [{ kind, trackingNumber }] : [];
  });
  return [...new Map(due.map((one) => [one.kind, one])).values()];
}

/** After a problem, what says that the parcel moves on; one that goes back to its sender, or of which a label was announced, still has it. */
const MOVES_ON: readonly TrackingStatus[] = ['PICKED_UP', 'IN_TRANSIT'];

/** Of the events of one parcel, the one that customers are told of: the last, or a problem that the parcel has not overcome. */
function lastNoticed(events: readonly SaidEvent[]): SaidEvent[] {
  const [noticed, last] = [events.findLast(({ status }) => isNoticed(status)), events.at(-1)];
  if (!noticed || !last) return [];
  return noticed === last || (noticed.status === 'EXCEPTION' && !MOVES_ON.includes(last.status)) ? [noticed] : [];
}

/** A notification that is due, with what its mail says. */
export interface CustomerNotice {
  readonly shipmentId: string;
  readonly kind: ParcelNotificationKind;
  readonly email: string;
  readonly language: Language;
  readonly order: string;
  /** Whether the order has other shipments, or something that has not left. */
  readonly isPartOfOrder: boolean;
  readonly firstName: string;
  readonly carrier: string | null;
  /** The number of the parcel; empty where there is none. */
  readonly trackingNumber: string;
  readonly trackingToken: string;
}
