import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { TrafficColumn } from './figure-columns.js';

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
}

/** How far shoppers get, the bit of each. */
const STAGES = { product: 1, cart: 2, checkout: 4, purchase: 8 } as const;

const REACHED: Readonly<Partial<Record<EventKind, number>>> = { product_view: STAGES.product, add_to_cart: STAGES.cart, checkout_start: STAGES.checkout, purchase: STAGES.purchase };

/** An event of a session. */
export interface SessionEvent {
  readonly at: Instant;
  readonly day: Day;
  readonly kind: EventKind;
  readonly channel: string | null;
}

/** A session after an event; its channel is that of the event that began it. */
export function sessionAfter(session: ShopperSession | undefined, id: string, event: SessionEvent): ShopperSession {
  const { at, day, kind } = event;
  const channel = event.channel ?? '';
  const reached = REACHED[kind] ?? 0;
  if (!session) return { id, channel, day, startedAt: at, endedAt: at, events: 1, stages: reached };
  const begin = at < session.startedAt ? { channel, day, startedAt: at } : {};
  return { ...session, ...begin, endedAt: at > session.endedAt ? at : session.endedAt, events: session.events + 1, stages: session.stages | reached };
}

const MILLISECONDS = 1000;

/** What a session adds to the figures of its day; with -1 it is taken out. */
export function sessionFigures({ startedAt, endedAt, events, stages }: ShopperSession, sign: 1 | -1): Partial<Record<TrafficColumn, number>> {
  const reached = (stage: number): number => ((stages & stage) === 0 ? 0 : sign);
  return {
    sessions: sign, bounces: events === 1 ? sign : 0, session_seconds: sign * Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MILLISECONDS),
    sessions_with_product: reached(STAGES.product), sessions_with_cart: reached(STAGES.cart), sessions_with_checkout: reached(STAGES.checkout), sessions_with_purchase: reached(STAGES.purchase),
  };
}
