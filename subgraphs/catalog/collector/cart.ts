import type { Instant } from '#kernel/clock.js';
import { decimalsOf } from '#kernel/money.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { Payload, PayloadValue } from './event-payload.js';

/** How far a cart got. */
export type CartStage = 'OPEN' | 'CHECKOUT' | 'PURCHASED';

/** A visitor's cart. */
export interface Cart {
  readonly token: string;
  readonly stage: CartStage;
  readonly units: number;
  /** In minor units; null where no event named a price. */
  readonly valueMinor: number | null;
  readonly currency: string | null;
  readonly startedAt: Instant;
  readonly changedAt: Instant;
  /** When checkout or purchase said units and value last; what was put in or taken out before is in them. */
  readonly saidAt: Instant | null;
}

/** An event of a cart. */
export interface CartEvent {
  readonly kind: EventKind;
  readonly at: Instant;
  readonly payload: Payload;
}

/** The stages in their order: an event that arrives late takes none back. */
export const CART_STAGES: readonly CartStage[] = ['OPEN', 'CHECKOUT', 'PURCHASED'];

const STAGES: Readonly<Partial<Record<EventKind, CartStage>>> = { add_to_cart: 'OPEN', remove_from_cart: 'OPEN', checkout_start: 'CHECKOUT', purchase: 'PURCHASED' };

/** The token of the cart that an event changes; undefined for one that changes none. */
export function cartTokenOf({ kind, payload: { cart } }: Pick<CartEvent, 'kind' | 'payload'>): string | undefined {
  if (STAGES[kind] === undefined || (typeof cart !== 'string' && typeof cart !== 'number')) return undefined;
  const token = String(cart);
  return token === '' ? undefined : token;
}

/** A cart after an event: units and value by what was put in and taken out, until checkout and purchase say both. */
export function cartAfter(cart: Cart | undefined, token: string, event: CartEvent): Cart {
  const { kind, at, payload } = event;
  const known = cart ?? { token, stage: 'OPEN', units: 0, valueMinor: null, currency: null, startedAt: at, changedAt: at, saidAt: null };
  const changed = { ...known, currency: currencyOf(payload['currency']) ?? known.currency, startedAt: at < known.startedAt ? at : known.startedAt, changedAt: at > known.changedAt ? at : known.changedAt };
  if (kind === 'add_to_cart') return withUnits(changed, event, 1);
  return kind === 'remove_from_cart' ? withUnits(changed, event, -1) : furtherOn(changed, event);
}

function furtherOn(cart: Cart, event: CartEvent): Cart {
  const stage = STAGES[event.kind] ?? 'OPEN';
  return { ...cart, stage: CART_STAGES.indexOf(stage) > CART_STAGES.indexOf(cart.stage) ? stage : cart.stage, ...(isSaidBefore(cart, event) ? {} : saidBy(cart, event)) };
}

const isSaidBefore = ({ saidAt }: Cart, { at }: CartEvent): boolean => saidAt !== null && at < saidAt;

function saidBy({ units, valueMinor, currency, saidAt }: Cart, { at, payload }: CartEvent): Pick<Cart, 'saidAt' | 'units' | 'valueMinor'> {
  const [items, value] = [wholeOf(payload['items']), minorOf(payload['value'], currency)];
  return { units: items ?? units, valueMinor: value ?? valueMinor, saidAt: items === undefined || value === undefined ? saidAt : at };
}

function withUnits(cart: Cart, event: CartEvent, sign: 1 | -1): Cart {
  if (isSaidBefore(cart, event)) return cart;
  const { payload } = event;
  const quantity = wholeOf(payload['quantity']) ?? 1;
  const price = minorOf(payload['price'], cart.currency);
  const value = price === undefined ? cart.valueMinor : bounded((cart.valueMinor ?? 0) + sign * price * quantity);
  return { ...cart, units: bounded(cart.units + sign * quantity), valueMinor: value };
}

const MOST = 1_000_000_000_000;

/** A count or an amount, neither below nothing nor so large that sums of it would not be exact, whatever a storefront reports. */
export const bounded = (amount: number): number => Math.min(Math.max(amount, 0), MOST);

/** A whole number of a payload, as JSON's or as a text; undefined for anything else. */
export function wholeOf(value: PayloadValue | undefined): number | undefined {
  const number = typeof value === 'string' && value.length <= 15 ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MOST ? number : undefined;
}

/** The currency that a payload names, in capitals; undefined for none. */
export function currencyOf(value: PayloadValue | undefined): string | undefined {
  const named = typeof value === 'string' ? value.toUpperCase() : '';
  return /^[A-Z]{3}$/.test(named) ? named : undefined;
}

/** An amount of a payload in minor units, rounded to the digits of its currency; undefined without a currency, and for what is no amount. */
export function minorOf(value: PayloadValue | undefined, currency: string | null | undefined): number | undefined {
  const amount = typeof value === 'string' && value.length <= 20 && value !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || !currency) return undefined;
  const minor = Math.round(amount * 10 ** decimalsOf(currency));
  return minor >= 0 && minor <= MOST ? minor : undefined; // NaN is neither
}
