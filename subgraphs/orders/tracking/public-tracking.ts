import type { Instant } from '#kernel/clock.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { Language } from '#contract/languages.js';
import { ERASED_NAME, type Address, type Customer } from '../addresses/address.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { TRACKING_STATUS_OF } from './status.js';

/** A line of a shipment, as its page shows it. */
export interface PublicItem {
  readonly title: string;
  readonly quantity: number;
}

/** An event, as the page shows it. */
export interface PublicEvent {
  readonly occurredAt: Instant;
  readonly status: TrackingStatus;
  readonly description: string;
  readonly location: string;
}

/** What everybody with the link may know of a shipment (document 2, F, Tracking). */
export interface PublicTracking {
  readonly companyId: number;
  readonly language: Language;
  readonly orderName: string;
  readonly customerFirstName: string;
  /** `City, COUNTRY`; either part may be missing. */
  readonly destination: string;
  readonly carrier: string | null;
  readonly trackingNumbers: readonly string[];
  readonly carrierUrl: string | null;
  readonly status: TrackingStatus;
  readonly statusAt: Instant;
  readonly shippedAt: Instant;
  readonly deliveredAt: Instant | null;
  readonly estimatedDeliveryAt: Instant | null;
  readonly items: readonly PublicItem[];
  readonly events: readonly PublicEvent[];
}

/** A shipment's state and times. */
export interface StateOfShipment {
  readonly status: Exclude<ShipmentStatus, 'VOIDED'>;
  readonly trackedAt: Instant | null;
  readonly shippedAt: Instant;
  readonly deliveredAt: Instant | null;
}

/** The status that is shown, and since when: before any event picked up, or delivered where it was marked so (document 2, F, States). */
export function publicStatus({ status, trackedAt, shippedAt, deliveredAt }: StateOfShipment): { readonly status: TrackingStatus; readonly statusAt: Instant } {
  if (trackedAt !== null) return { status: TRACKING_STATUS_OF[status], statusAt: trackedAt };
  return deliveredAt === null ? { status: 'PICKED_UP', statusAt: shippedAt } : { status: 'DELIVERED', statusAt: deliveredAt };
}

/** The first name alone, of the address or else of the customer. */
export const firstName = ({ firstName: ofAddress }: Pick<Address, 'firstName'>, { name }: Pick<Customer, 'name'>): string =>
  [ofAddress, name === ERASED_NAME ? '' : name?.trim().split(/\s/u, 1)[0]].map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';

/** Where it goes, without the street. */
export const destination = ({ city, countryCode }: Pick<Address, 'city' | 'countryCode'>): string => [city?.trim() ?? '', countryCode?.toUpperCase() ?? ''].filter((part) => part !== '').join(', ');

/** Events of which each without a status has that of the one before it; given the latest first. */
export function withStatuses<E extends { readonly status: TrackingStatus | null }>(events: readonly E[]): (E & { readonly status: TrackingStatus })[] {
  let before: TrackingStatus = 'PICKED_UP';
  return events.toReversed().map((event) => {
    before = event.status ?? before;
    return { ...event, status: before };
  }).reverse();
}

/** The carrier's numbers of a shipment: those of its parcels, and its own. */
export const numbersOf = ({ id, tracking_number: own }: { readonly id: string; readonly tracking_number: string | null }, ofParcels: ReadonlyMap<string, readonly string[]>): string[] =>
  [...new Set([...ofParcels.get(id) ?? [], ...own === null ? [] : [own]])];
