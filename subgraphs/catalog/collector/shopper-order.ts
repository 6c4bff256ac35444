import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { cutTo } from '#contract/cut-to.js';
import { isOwnHost } from '#contract/own-host.js';
import { bounded, currencyOf, minorOf, wholeOf } from './cart.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { Payload, PayloadValue } from './event-payload.js';

/** What brings visitors: a source such as a newsletter or another site, its medium and its campaign; empty for what is not known. */
export interface Touch {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** What brought a visitor at some time. */
export interface TouchedAt extends Touch {
  readonly uid: string;
  readonly at: Instant;
}

/** An order, as the events of a storefront say. */
export interface ShopperOrder {
  readonly number: string;
  readonly at: Instant;
  readonly day: Day;
  /** In minor units; null where no event named an amount. */
  readonly valueMinor: number | null;
  /** An event named the value of the whole order. */
  readonly isTotal: boolean;
  readonly currency: string | null;
  readonly first: Touch;
  readonly last: Touch;
}

/** An event that may bring or buy. */
export interface OrderEvent {
  readonly uid: string;
  readonly kind: EventKind;
  readonly at: Instant;
  readonly day: Day;
  readonly payload: Payload;
}

/** What brought a visitor of whom nobody knows. */
export const NOTHING: Touch = { source: '', medium: '', campaign: '' };
const LONGEST = 100;

/** A touch as one text: the same for the same source, medium and campaign. */
export const touchKey = ({ source, medium, campaign }: Touch): string => [source, medium, campaign].join('\n');

const textOf = (value: PayloadValue | undefined): string => cutTo(String(value ?? ''), LONGEST).trim();

/** What brought a visitor to a page: its campaign, or the site that led there; undefined within the store, and for what is no page view. */
export function touchOf({ uid, kind, at, payload }: OrderEvent, domains: readonly string[]): TouchedAt | undefined {
  if (kind !== 'page_view') return undefined;
  const [source, medium, campaign] = [textOf(payload['utm_source']), textOf(payload['utm_medium']), textOf(payload['utm_campaign'])];
  if (source + medium + campaign !== '') return { uid, at, source, medium, campaign };
  const host = textOf(String(payload['referrer_host'] ?? '').toLowerCase()); // some letters are longer in lower case
  return host === '' || isOwnHost(host, domains) ? undefined : { uid, at, source: host, medium: 'referral', campaign: '' };
}

/** The number of the order that an event bought; its own uid where it names none. */
export const orderNumberOf = ({ uid, payload: { order } }: OrderEvent): string => (order === undefined || order === null || order === '' ? uid : String(order));

/** An order after one of its purchases: the value of the whole order where one says it, else the sum of what was bought. */
export function orderAfter(order: ShopperOrder | undefined, event: OrderEvent): ShopperOrder {
  const { at, day, payload } = event;
  const known = order ?? { number: orderNumberOf(event), at, day, valueMinor: null, isTotal: false, currency: null, first: NOTHING, last: NOTHING };
  const currency = currencyOf(payload['currency']) ?? known.currency;
  const total = minorOf(payload['value'], currency);
  const value = total === undefined ? { valueMinor: withBought(known, minorOf(payload['price'], currency), payload) } : { valueMinor: total, isTotal: true };
  return { ...known, ...(at < known.at && { at, day }), currency, ...value };
}

function withBought({ valueMinor, isTotal }: ShopperOrder, price: number | undefined, { quantity }: Payload): number | null {
  return price === undefined || isTotal ? valueMinor : bounded((valueMinor ?? 0) + price * Math.min(wholeOf(quantity) ?? 1, MOST_UNITS));
}

const MOST_UNITS = 1_000_000;

/** An order with what brought its shopper first and last until they bought, of touches in their order. */
export function attributed(order: ShopperOrder, touches: readonly TouchedAt[]): ShopperOrder {
  const isBefore = ({ at }: TouchedAt): boolean => at <= order.at;
  return { ...order, first: touches.slice(0, 1).find(isBefore) ?? NOTHING, last: touches.findLast(isBefore) ?? NOTHING };
}
