import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { ShippingType } from '../routing/shipping-type.js';

/** One line of what is asked for. */
export interface PromiseLine {
  readonly sku: string;
  readonly quantity: number;
}

/** What a promise is asked for. */
export interface PromiseRequest {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly countryCode: string;
  readonly postcode: string | null;
  /** Null for the company's own. */
  readonly channel: string | null;
  readonly lines: readonly PromiseLine[];
}

/** Whether what is asked for can be had now, later or not at all. */
export const OPTION_STATUSES = ['IN_STOCK', 'INCOMING', 'UNAVAILABLE'] as const;

/** One of {@link OPTION_STATUSES}. */
export type OptionStatus = (typeof OPTION_STATUSES)[number];

/** What one shipping method promises (document 2, G, ShippingOption). */
export interface ShippingOption {
  readonly method: ShippingType;
  readonly status: OptionStatus;
  /** Of incoming stock: the day it arrives. */
  readonly availableFrom: Day | null;
  /** Of stock that is there: until when to order for this day. */
  readonly orderBy: Instant | null;
  /** The latest day on which a part leaves. */
  readonly shipsOn: Day | null;
  readonly deliveryFrom: Day | null;
  readonly deliveryTo: Day | null;
}

/** A store where what is asked for can be collected (document 2, G, PickupOption). */
export interface PickupOption {
  readonly locationCode: string;
  readonly name: string;
  readonly city: string | null;
  readonly address: string | null;
  readonly readyAt: Instant;
}

/** The answer of the delivery promise (document 2, G). */
export interface DeliveryPromise {
  readonly computedAt: Instant;
  readonly countryCode: string;
  readonly items: readonly (PromiseLine & { readonly known: boolean })[];
  readonly options: readonly ShippingOption[];
  /** Null where the merchant turned it off. */
  readonly pickup: readonly PickupOption[] | null;
}

/** At most so many stores are named (document 2, Limits, G). */
export const MOST_STORES = 3;

/** How far ahead incoming stock is promised, in days (document 2, Limits, G). */
export const HORIZON_DAYS = 120;
