/** An event of the month, as it is sent. */
export interface MonthEvent {
  readonly uid: string;
  readonly kind: string;
  readonly at: string;
  readonly ref?: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** A visit of the month. */
export interface Visit {
  readonly by: number;
  readonly session: string;
  readonly channel: string;
  readonly events: readonly MonthEvent[];
}

const [VISITS, VISITORS, MINUTE, DAY] = [240, 90, 60_000, 86_400_000] as const;
const SOURCES = [{}, {}, { referrer_host: 'news.example' }, { utm_source: 'letter', utm_medium: 'email', utm_campaign: 'autumn' }, { utm_source: 'ads', utm_campaign: 'coats' }] as const;
const TERMS = [['red shirt', 3], ['Mug', 1], ['raincoat', 0], ['gift card', 0]] as const;
export const SKUS = ['SHIRT', 'MUG', 'SCARF'] as const;
const PRICES = { SHIRT: 20, MUG: 10, SCARF: 35 } as const;

/** The same numbers at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

/** The visits of October 2026, in the order in which they began. */
export function monthOfVisits(): Visit[] {
  const next = numbers(7);
  return Array.from({ length: VISITS }, (_, index) => {
    const began = Date.parse('2026-09-30T22:00:00.000Z') + Math.floor(index * 31 / VISITS) * DAY + next(1440) * MINUTE; // days of Rome, at every hour
    return { by: next(VISITORS), session: `session-${String(index).padStart(10, '0')}`, channel: next(3) === 0 ? 'app' : 'online', events: eventsOf(index, { next, began }) };
  }).toSorted((one, other) => ((one.events[0]?.at ?? '') < (other.events[0]?.at ?? '') ? -1 : 1));
}

function eventsOf(index: number, { next, began }: { readonly next: (below: number) => number; readonly began: number }): MonthEvent[] {
  const events: MonthEvent[] = [];
  let at = began;
  const add = (kind: string, payload: MonthEvent['payload'], ref?: string): void => {
    events.push({ uid: `e-${String(index)}-${String(events.length).padStart(4, '0')}`, kind, at: new Date(at).toISOString(), payload, ...(ref !== undefined && { ref }) });
    at += (1 + next(3)) * MINUTE;
  };
  add('page_view', { path: '/', ...SOURCES[next(SOURCES.length)] });
  if (next(3) === 0) {
    const [query, results] = TERMS[next(TERMS.length)] ?? TERMS[0];
    add('search', { query, results, ...(next(4) === 0 && { page: 2 }) });
  }
  for (let viewed = next(4); viewed > 0; viewed -= 1) add('product_view', {}, SKUS[next(SKUS.length)]);
  if (next(3) === 0) buy(index, { next, add });
  return events;
}

function buy(index: number, { next, add }: { readonly next: (below: number) => number; readonly add: (kind: string, payload: MonthEvent['payload'], ref?: string) => void }): void {
  const [sku, quantity, cart] = [SKUS[next(SKUS.length)] ?? 'SHIRT', 1 + next(3), `cart-${String(index)}`];
  const price = PRICES[sku];
  add('add_to_cart', { cart, quantity, price, currency: 'EUR' }, sku);
  if (next(3) === 0) return;
  add('checkout_start', { cart, items: quantity, value: price * quantity, currency: 'EUR' });
  if (next(3) === 0) return;
  add('purchase', { cart, order: `W${String(index)}`, quantity, price, currency: 'EUR', ...(next(2) === 0 && { value: price * quantity + 5 }) }, sku);
}

const ROME = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' });

/** What the visits of a report are, counted by hand: by nothing but their events. */
export function truthOf(visits: readonly Visit[], { from, to }: { readonly from: string; readonly to: string }) {
  const dayOf = (at: string): string => ROME.format(new Date(at));
  const isWithin = (at: string): boolean => dayOf(at) >= from && dayOf(at) <= to;
  const events = visits.flatMap(({ by, events: own }) => own.map((event) => ({ by, ...event }))).filter(({ at }) => isWithin(at));
  const of = (kind: string): typeof events => events.filter((event) => event.kind === kind);
  const sessions = visits.filter(({ events: [first] }) => first !== undefined && isWithin(first.at));
  const stepsOf = (some: readonly Visit[]): number[] => [some.length, ...['product_view', 'add_to_cart', 'checkout_start', 'purchase'].map((kind) => some.filter(({ events: own }) => own.some((event) => event.kind === kind)).length)];
  const broughtBy = ({ events: own }: Visit): string => String(own.map(({ payload }) => payload['utm_source'] ?? payload['referrer_host']).find((source) => source !== undefined) ?? '');
  const searches = of('search').filter(({ payload }) => payload['page'] === undefined);
  const orders = of('purchase').map(({ by, at, payload }) => ({ by, at, value: Number(payload['value'] ?? Number(payload['price']) * Number(payload['quantity'])) }));
  const touches = visits.flatMap(({ by, events: own }) => own.flatMap(({ at, payload }) => (payload['utm_source'] !== undefined || payload['referrer_host'] !== undefined ? [{ by, at, source: String(payload['utm_source'] ?? payload['referrer_host']) }] : [])));
  const campaigns = (which: 0 | -1) => summed(orders.map(({ by, at, value }) => [touches.filter((touch) => touch.by === by && touch.at <= at).toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(which)?.source ?? '', value] as const));
  return {
    traffic: { sessions: sessions.length, bounces: sessions.filter(({ events: own }) => own.length === 1).length, pageViews: of('page_view').length, productViews: of('product_view').length, searches: of('search').length, cartAdditions: of('add_to_cart').length, checkouts: of('checkout_start').length, purchases: of('purchase').length },
    funnel: stepsOf(sessions), channels: Object.fromEntries(['app', 'online'].map((channel) => [channel, stepsOf(sessions.filter((visit) => visit.channel === channel))] as const).filter(([, [all]]) => all !== 0)),
    unbought: SKUS.filter((sku) => of('product_view').some(({ ref }) => ref === sku) && !of('purchase').some(({ ref }) => ref === sku)), visits: summed(sessions.map((visit) => [broughtBy(visit), 1] as const)),
    searches: summed(searches.map(({ payload }) => [String(payload['query']).toLowerCase(), 1] as const)), vain: summed(searches.filter(({ payload }) => payload['results'] === 0).map(({ payload }) => [String(payload['query']).toLowerCase(), 1] as const)),
    views: summed(of('product_view').map(({ ref = '' }) => [ref, 1] as const)), sold: summed(of('purchase').map(({ ref = '', payload }) => [ref, Number(payload['quantity'])] as const)),
    first: campaigns(0), last: campaigns(-1), days: daysFrom(from, to).map((day) => [day, ...stepsOf(sessions.filter(({ events: [first] }) => dayOf(first?.at ?? '') === day))]),
  };
}

const daysFrom = (from: string, to: string): string[] => Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1 }, (_, at) => new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10));

/** What the carts of the visits that nobody bought come to, counted by hand; each visit has one at most. */
export function cartsLeft(visits: readonly Visit[], { from, to }: { readonly from: string; readonly to: string }) {
  const carts = visits.filter(({ events }) => !events.some(({ kind }) => kind === 'purchase')).flatMap(({ events }) => {
    const changes = events.filter(({ payload }) => payload['cart'] !== undefined);
    const [first, last] = [changes[0], changes.at(-1)];
    return first?.kind === 'add_to_cart' && last && last.at >= from && last.at < to ? [{ units: Number(first.payload['quantity']), value: Number(first.payload['quantity']) * Number(first.payload['price']) }] : [];
  });
  return { carts: carts.length, units: carts.reduce((sum, { units }) => sum + units, 0), value: carts.reduce((sum, { value }) => sum + value, 0) };
}

/** How often each name comes, and the sum of what it comes with. */
function summed(entries: readonly (readonly [name: string, value: number])[]): Readonly<Record<string, readonly [times: number, sum: number]>> {
  const sums = new Map<string, [number, number]>();
  for (const [name, value] of entries) sums.set(name, [(sums.get(name)?.[0] ?? 0) + 1, (sums.get(name)?.[1] ?? 0) + value]);
  return Object.fromEntries([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
