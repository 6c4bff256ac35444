import { shift, type Instant } from '#kernel/clock.js';
import { draws, type Draw } from '#kernel/draws.js';
import { decimalFromMinor } from '#kernel/money.js';

/** What shoppers look at and buy. */
export interface VisitedItem {
  readonly sku: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/** An event, as a storefront reports it. */
interface VisitEvent {
  readonly kind: string;
  readonly uid: string;
  readonly at: Instant;
  readonly ref?: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** A stay of a shopper in a storefront. */
export interface SimulatedVisit {
  readonly visitorId: string;
  readonly session: string;
  readonly locale: string;
  readonly endedAt: Instant;
  readonly events: readonly VisitEvent[];
}

/** Visits to make up. */
export interface VisitPlan {
  /** What is drawn by, and the beginning of the visitors' ids: the same again are the same visits. */
  readonly run: string;
  readonly count: number;
  readonly until: Instant;
  readonly items: readonly VisitedItem[];
}

const DAYS = 30;
const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000] as const;
const [HUNDRED, DIGITS, BASE, FIRST_HOUR, HOURS] = [100, 4, 36, 7, 14] as const;
const [SHORTEST_PAUSE, PAUSES] = [5, 85] as const;
const LOCALES = ['it', 'it', 'de', 'fr', 'en', 'es'] as const;
const PATHS = ['/', '/new', '/sale'] as const;
const SOURCES: readonly VisitEvent['payload'][] = [
  {}, {}, { referrer_host: 'www.google.com' }, { referrer_host: 'www.instagram.com' }, { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'new-in' }, { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'autumn' },
];
const SEARCHES: readonly VisitEvent['payload'][] = [{ query: 'coat', results: 12 }, { query: 'linen shirt', results: 4 }, { query: 'mug', results: 3 }, { query: 'gift card', results: 0 }];
/** Of a hundred shoppers, how many go on: to search, to products, from these to the cart, from there to checkout and to buy. */
const GO_ON = { search: 30, products: 70, cart: 35, checkout: 60, purchase: 70 } as const;

/** Visits of the last thirty days, the first first; every other one is by the shopper of the one before. */
export const simulatedVisits = ({ run, count, until, items }: VisitPlan): SimulatedVisit[] => Array.from({ length: count }, (_, index) => {
  const nameOf = (visit: number): string => `${run}-${stampOf(until)}-${String(visit).padStart(DIGITS, '0')}`;
  const [name, draw, first] = [nameOf(index), draws(`${run} ${String(index)}`), index - (index % 2)];
  const day = Math.floor((index * DAYS) / count) - DAYS;
  const events = eventsOf({ draw, items, name, began: shift(until, day * DAY - DAY + (FIRST_HOUR + draw(HOURS)) * HOUR) });
  return { visitorId: nameOf(first), session: name, locale: oneOf(LOCALES, draws(`${run} visitor ${String(first)}`), 'en'), endedAt: events.at(-1)?.at ?? until, events };
});

/** Tells the visitors of a run from erased ones of a former run that had its number, of whom nothing may be kept any more. */
const stampOf = (until: Instant): string => Math.floor(Date.parse(until) / SECOND).toString(BASE);

/** One of a list; the other thing of an empty one. */
const oneOf = <T>(list: readonly T[], draw: Draw, otherwise: T): T => (list.length === 0 ? otherwise : list[draw(list.length)] ?? otherwise);

interface Stay {
  readonly draw: Draw;
  readonly items: readonly VisitedItem[];
  readonly name: string;
  readonly began: Instant;
}

type Add = (kind: string, payload: VisitEvent['payload'], ref?: string) => void;

/** What a shopper does: a page, perhaps a search, some products, and with luck a cart, a checkout and a purchase. */
function eventsOf({ draw, items, name, began }: Stay): VisitEvent[] {
  const events: VisitEvent[] = [];
  let at = began;
  const add: Add = (kind, payload, ref) => {
    events.push({ kind, uid: `${name}-${String(events.length)}`, at, payload, ...(ref !== undefined && { ref }) });
    at = shift(at, (SHORTEST_PAUSE + draw(PAUSES)) * SECOND);
  };
  const goesOn = (step: keyof typeof GO_ON): boolean => draw(HUNDRED) < GO_ON[step];
  add('page_view', { path: oneOf(PATHS, draw, '/'), ...oneOf(SOURCES, draw, {}) });
  if (goesOn('search')) add('search', oneOf(SEARCHES, draw, {}));
  if (!goesOn('products')) return events;
  const seen = [...new Set(Array.from({ length: 1 + draw(3) }, () => draw(items.length)))].flatMap((place) => items[place] ?? []);
  for (const { sku } of seen) add('product_view', { from: '/new', list: 'new' }, sku);
  if (goesOn('cart')) buy(seen.slice(0, 2), { name, add, goesOn });
  return events;
}

interface Buying {
  readonly name: string;
  readonly add: Add;
  readonly goesOn: (step: keyof typeof GO_ON) => boolean;
}

function buy(items: readonly VisitedItem[], { name, add, goesOn }: Buying): void {
  const [cart, order] = [`cart-${name}`, `order-${name}`];
  const currency = items[0]?.currency ?? 'EUR';
  const totals = { items: items.length, value: decimalFromMinor(items.reduce((sum, { priceMinor }) => sum + priceMinor, 0), currency), currency };
  const lineOf = ({ priceMinor }: VisitedItem) => ({ quantity: 1, price: decimalFromMinor(priceMinor, currency), currency });
  for (const item of items) add('add_to_cart', { cart, ...lineOf(item) }, item.sku);
  if (!goesOn('checkout')) return;
  add('checkout_start', { cart, ...totals });
  if (!goesOn('purchase')) return;
  add('purchase', { cart, order, ...totals });
  for (const item of items) add('purchase', { cart, order, ...lineOf(item) }, item.sku);
}
