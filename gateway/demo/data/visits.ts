import { shift, type Instant } from '#kernel/clock.js';
import { channelIdOf } from './customers.js';
import type { ProductInput, VariantInput } from './inputs.js';
import { createRandom, type Random } from './random.js';

/** A stay of a visitor in the demo's storefront, with what it reported. */
export interface DemoVisit {
  readonly visitorId: string;
  readonly session: string;
  readonly locale: string;
  /** The customer who signed in and agreed to personalisation; undefined for most. */
  readonly customerId?: string;
  readonly endedAt: Instant;
  readonly events: readonly DemoShopperEvent[];
}

/** An event, as a storefront reports it. */
interface DemoShopperEvent {
  readonly kind: string;
  readonly uid: string;
  readonly at: Instant;
  readonly ref?: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** What visitors look at and buy. */
export interface VisitedProduct extends Pick<ProductInput, 'sku'> {
  readonly variants: readonly Pick<VariantInput, 'sku' | 'price'>[];
}

interface VisitPlan {
  readonly seed: number;
  readonly count: number;
  readonly until: Instant;
  readonly range: readonly VisitedProduct[];
  /** How many customers the company has. */
  readonly customers: number;
}

const DAYS = 30;
const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000] as const;
const SOURCES = [
  {}, {}, {}, { referrer_host: 'www.google.com' }, { referrer_host: 'www.google.com' }, { referrer_host: 'www.instagram.com' },
  { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'autumn-sale' }, { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'new-in' }, { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'coats' },
] as const;
const FOUND = ['wool coat', 'linen shirt', 'sneakers', 'scarf', 'chino', 'mug', 'blanket'] as const;
const VAIN = ['raincoat kids', 'swimwear', 'gift card'] as const;
const VISITORS_PER_CUSTOMER = 3;
const LOCALES = ['it', 'it', 'de', 'fr', 'en', 'es'] as const;

/** The visits of a month, the first first; a visitor comes up to four times. */
export const demoVisits = ({ seed, count, until, range, customers }: VisitPlan): DemoVisit[] =>
  Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed, 'visit', index);
    const visitor = random.between(0, Math.ceil(count / 2));
    const began = shift(until, Math.floor((index * DAYS) / count) * DAY - DAYS * DAY + random.between(7 * HOUR, 22 * HOUR));
    const events = eventsOf({ random, range, index, began });
    return {
      visitorId: `visitor-${String(visitor).padStart(12, '0')}`, session: `session-${String(index).padStart(12, '0')}`, locale: createRandom(seed, 'visitor', visitor).pick(LOCALES),
      ...(visitor % VISITORS_PER_CUSTOMER === 0 && visitor < customers && { customerId: channelIdOf(visitor) }), endedAt: events.at(-1)?.at ?? began, events,
    };
  });

interface Stay {
  readonly random: Random;
  readonly range: readonly VisitedProduct[];
  readonly index: number;
  readonly began: Instant;
}

/** What a visitor does: a page, perhaps a search, some products, and with luck a cart, a checkout and a purchase. */
function eventsOf({ random, range, index, began }: Stay): DemoShopperEvent[] {
  const events: DemoShopperEvent[] = [];
  let at = began;
  const add = (kind: string, payload: DemoShopperEvent['payload'], ref?: string): void => {
    events.push({ kind, uid: `demo-${String(index).padStart(6, '0')}-${String(events.length)}`, at, payload, ...(ref !== undefined && { ref }) });
    at = shift(at, random.between(5, 90) * SECOND);
  };
  add('page_view', { path: random.pick(['/', '/new', '/sale']), ...random.pick(SOURCES) });
  if (random.chance(0.3)) add('search', random.chance(0.8) ? { query: random.pick(FOUND), results: random.between(3, 40) } : { query: random.pick(VAIN), results: 0 });
  if (!random.chance(0.7)) return events;
  const products = random.several(range, random.between(1, 4));
  for (const product of products) add('product_view', { from: '/new', list: 'new' }, skuOf(product));
  if (random.chance(0.35)) buy(products, { random, index, add });
  return events;
}

const skuOf = ({ sku, variants: [variant] }: VisitedProduct): string => variant?.sku ?? sku;

interface Buying extends Pick<Stay, 'random' | 'index'> {
  readonly add: (kind: string, payload: DemoShopperEvent['payload'], ref?: string) => void;
}

function buy(products: readonly VisitedProduct[], { random, index, add }: Buying): void {
  const [cart, bought] = [`cart-${String(index)}`, products.slice(0, random.between(1, 2))];
  const prices = bought.map(({ variants: [variant] }) => Number(variant?.price.amount ?? 0));
  const totals = { items: bought.length, value: Number(prices.reduce((sum, price) => sum + price, 0).toFixed(2)), currency: 'EUR' };
  for (const [at, product] of bought.entries()) add('add_to_cart', { cart, quantity: 1, price: prices[at] ?? 0, currency: 'EUR' }, skuOf(product));
  if (!random.chance(0.6)) return;
  add('checkout_start', { cart, ...totals });
  if (!random.chance(0.7)) return;
  const order = `W${String(10_000 + index)}`;
  add('purchase', { cart, order, ...totals });
  for (const [at, product] of bought.entries()) add('purchase', { cart, order, quantity: 1, price: prices[at] ?? 0, currency: 'EUR' }, skuOf(product));
}
