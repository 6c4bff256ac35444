import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { TrafficColumn } from './figure-columns.js';
import { touchKey, type Touch } from './shopper-order.js';

/** One stay of a visitor in a storefront. */
export interface ShopperSession {
  readonly id: string;
  readonly channel: string;
  /** When it began, in the time zone of the company. */
  readonly day: Day;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly events: number;
  /** A bit for each of {@link STAGES} that was reached. */
  readonly stages: number;
  /** What brought the shopper in it first; null where nothing did, undefined of one that began before that was kept, which no campaign counts. */
  readonly touch: SessionTouch | null | undefined;
}

/** What brought a shopper in a session, and when. */
export type SessionTouch = Touch & { readonly at: Instant };

/** How far shoppers get, the bit of each. */
const STAGES = { product: 1, cart: 2, checkout: 4, purchase: 8 } as const;

const REACHED: Readonly<Partial<Record<EventKind, number>>> = { product_view: STAGES.product, add_to_cart: STAGES.cart, checkout_start: STAGES.checkout, purchase: STAGES.purchase };

/** An event of a session. */
export interface SessionEvent {
  readonly at: Instant;
  readonly day: Day;
  readonly kind: EventKind;
  readonly channel: string | null;
  readonly touch?: SessionTouch | null | undefined;
}

/** A session after an event; its channel is that of the event that began it. */
export function sessionAfter(session: ShopperSession | undefined, id: string, event: SessionEvent): ShopperSession {
  const { at, day, kind, touch = null } = event;
  const channel = event.channel ?? '';
  const reached = REACHED[kind] ?? 0;
  if (!session) return { id, channel, day, startedAt: at, endedAt: at, events: 1, stages: reached, touch };
  const begin = at < session.startedAt ? { channel, day, startedAt: at } : {};
  return { ...session, ...begin, endedAt: at > session.endedAt ? at : session.endedAt, events: session.events + 1, stages: session.stages | reached, touch: session.touch === undefined ? undefined : earlier(session.touch, touch) };
}

/** The first of two, whichever arrived first; of one moment the first by its words. */
function earlier(one: SessionTouch | null, other: SessionTouch | null): SessionTouch | null {
  if (!one || !other) return one ?? other;
  return placeOf(other) < placeOf(one) ? other : one;
}

const placeOf = (touch: SessionTouch): string => `${touch.at}\n${touchKey(touch)}`;

const MILLISECONDS = 1000;

/** What a session adds to the figures of its day; with -1 it is taken out. */
export function sessionFigures({ startedAt, endedAt, events, stages }: ShopperSession, sign: 1 | -1): Partial<Record<TrafficColumn, number>> {
  const reached = (stage: number): number => ((stages & stage) === 0 ? 0 : sign);
  return {
    sessions: sign, bounces: events === 1 ? sign : 0, session_seconds: sign * Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MILLISECONDS),
    sessions_with_product: reached(STAGES.product), sessions_with_cart: reached(STAGES.cart), sessions_with_checkout: reached(STAGES.checkout), sessions_with_purchase: reached(STAGES.purchase),
  };
}
