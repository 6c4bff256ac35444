import { NOTHING, openCollector, visitor, type Collector } from './open-collector.js';

let c: Collector;
let shirt = 0;
let mug = 0;
beforeAll(async () => {
  c = await openCollector({ isTolerant: true });
  await c.asStaff('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] } });
  const { saveProducts } = await c.asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { catalogId: 1, products: [{ title: 'Shirt', handle: 'shirt', variants: [{ sku: 'SHIRT' }] }, { title: 'Mug', handle: 'mug', variants: [{ sku: 'MUG' }] }] } });
  [shirt, mug] = saveProducts.map(({ id }: { readonly id: unknown }) => Number(id));
});
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.set('2026-11-21T09:30:00.000Z');
});

interface Sent { readonly by: number; readonly session?: string; readonly channel?: string; readonly agent?: string; readonly events: readonly object[] }

const send = ({ by, session, channel = 'online', agent, events }: Sent): Promise<Readonly<Record<string, unknown>>> =>
  c.events(events, { ...(session !== undefined && { session: `session-${session}-00000000` }), visitor: { id: visitor(by), channel } }, agent === undefined ? {} : { headers: { 'user-agent': agent } });

/** An event of a uid at a time of the 20th or 21st in UTC; the company is an hour ahead. */
const at = (when: string, kind: string, more: object = {}) => ({ uid: `event-${when.slice(0, 3)}`, at: `2026-11-${when.slice(4)}:00Z`, kind, ...more });

/** Ada looks at two products, searches three times, buys; later she comes back by another campaign and buys more. */
const ADA: readonly Sent[] = [
  { by: 1, session: 'a', events: [
    at('a01 20T08:00', 'page_view', { payload: { path: '/', utm_source: 'letter', utm_medium: 'email', utm_campaign: 'autumn' } }), at('a02 20T08:01', 'search', { payload: { query: 'Red  Shirt', results: 4 } }),
    at('a03 20T08:02', 'search', { payload: { query: 'red shirt', results: 4, page: 2 } }), at('a04 20T08:03', 'search', { payload: { query: 'zzz', results: 0 } }),
    at('a05 20T08:04', 'product_view', { ref: 'SHIRT' }), at('a06 20T08:05', 'product_view', { ref: 'mug' }),
    at('a07 20T08:06', 'add_to_cart', { ref: 'SHIRT', payload: { cart: 'cart-a', quantity: 2, price: 20, currency: 'EUR' } }), at('a08 20T08:07', 'remove_from_cart', { ref: 'SHIRT', payload: { cart: 'cart-a', quantity: 1, price: 20, currency: 'EUR' } }),
    at('a09 20T08:08', 'checkout_start', { payload: { cart: 'cart-a', items: 1, value: 20, currency: 'EUR' } }), at('a10 20T08:10', 'purchase', { ref: 'SHIRT', payload: { cart: 'cart-a', order: '1001', quantity: 1, price: 20, value: 24.9, currency: 'EUR' } }),
  ] },
  { by: 1, session: 'b', events: [
    at('a11 21T07:00', 'page_view', { payload: { path: '/', utm_source: 'ads', utm_campaign: 'winter' } }), at('a12 21T07:20', 'purchase', { ref: 'MUG', payload: { order: '1002', quantity: 3, price: 10, currency: 'EUR' } }),
    at('a13 21T07:20', 'purchase', { ref: 'SHIRT', payload: { order: '1002', quantity: 1, price: 20, currency: 'EUR' } }),
  ] },
];

/** Bob comes from another site, by the other channel, leaves a full cart, and buys nothing; just before midnight of the company, and after it. */
const BOB: readonly Sent[] = [
  { by: 2, session: 'c', channel: 'app', events: [
    at('b01 20T22:58', 'page_view', { payload: { path: '/', referrer_host: 'News.example' } }), at('b02 20T22:59', 'product_view', { ref: 'shirt' }), at('b03 20T23:00', 'product_view', { ref: 'shirt' }),
    at('b04 20T23:01', 'add_to_cart', { ref: 'shirt', payload: { cart: 'cart-b', quantity: 2, price: 20, currency: 'EUR' } }), at('b05 20T23:02', 'search', { payload: { query: 'zzz', results: 0 } }),
  ] },
  { by: 2, channel: 'app', events: [at('b06 21T06:00', 'page_view', { payload: { path: '/?x=1', referrer_host: 'shop.example' } })] },
];

/** Of bots, of repetitions and of what is rejected nothing is counted. */
const NOISE: readonly Sent[] = [
  { by: 9, session: 'z', agent: 'curl/8.5.0', events: [at('z01 20T08:00', 'page_view'), at('z02 20T08:00', 'search', { payload: { query: 'bot' } }), at('z03 20T08:00', 'purchase', { ref: 'SHIRT', payload: { order: '9', value: 1000, currency: 'EUR' } })] },
  { by: 1, session: 'a', events: [at('a05 20T08:04', 'product_view', { ref: 'SHIRT' }), at('a10 20T09:59', 'purchase', { payload: { order: '1009', value: 999, currency: 'EUR' } })] },
  { by: 1, session: 'a', events: [at('n01 13T08:00', 'page_view'), { kind: 'nothing' }] },
];

const REPORT = `query ($days: StorefrontFiguresInput!, $searches: TopSearchesInput!, $vain: TopSearchesInput!, $products: StorefrontRankingInput!, $first: CampaignFiguresInput!, $last: CampaignFiguresInput!) {
  storefrontFigures(input: $days) {
    days { day sessions bounces averageSessionSeconds pageViews productViews searches cartAdditions cartRemovals checkouts purchases }
    totals { sessions bounces averageSessionSeconds pageViews productViews searches cartAdditions cartRemovals checkouts purchases } funnel { step sessions shareOfSessions }
  }
  topSearches(input: $searches) { term searches withoutResults } vain: topSearches(input: $vain) { term withoutResults }
  viewedProducts(input: $products) { product { id } views cartAdditions unitsAdded purchases unitsPurchased }
  first: campaignFigures(input: $first) { source medium campaign orders sessions value { amount currency } } last: campaignFigures(input: $last) { source medium campaign orders sessions value { amount currency } }
  abandonedCarts { nodes { token visitorId stage units value { amount currency } startedAt changedAt } }
}`;

async function report(days: { readonly from: string; readonly to: string } = { from: '2026-11-20', to: '2026-11-21' }, channel?: string): Promise<Readonly<Record<string, any>>> { // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  const answer = await c.asStaff(REPORT, { days: { ...days, ...(channel !== undefined && { channel }) }, searches: days, vain: { ...days, withoutResults: true }, products: days, first: { ...days, touch: 'FIRST' }, last: { ...days, touch: 'LAST' } });
  return { ...answer, viewedProducts: answer.viewedProducts.map(({ product, ...more }: { readonly product: { readonly id: unknown } }) => ({ product: Number(product.id), ...more })) };
}

const traffic = (counts: readonly (number | null)[]) => Object.fromEntries(['sessions', 'bounces', 'averageSessionSeconds', 'pageViews', 'productViews', 'searches', 'cartAdditions', 'cartRemovals', 'checkouts', 'purchases'].map((name, place) => [name, counts[place]]));
const funnel = (sessions: readonly number[], shares: readonly number[]) => ['SESSION', 'PRODUCT_VIEW', 'CART', 'CHECKOUT', 'PURCHASE'].map((step, place) => ({ step, sessions: sessions[place], shareOfSessions: shares[place] }));
const eur = (amount: string) => ({ amount, currency: 'EUR' });
/** What brought a session and no order. */
const visit = (source = '', medium = '', campaign = '') => ({ source, medium, campaign, orders: 0, sessions: 1, value: null });
const NEWS = visit('news.example', 'referral');
const CART_B = { token: 'cart-b', visitorId: expect.stringMatching(/^[0-9a-f]{64}$/), stage: 'OPEN', units: 2, value: eur('40.00'), startedAt: '2026-11-20T23:01:00.000Z', changedAt: '2026-11-20T23:01:00.000Z' };

/** What Ada and Bob did, counted by hand. */
const BOTH = () => ({
  storefrontFigures: {
    days: [{ day: '2026-11-20', ...traffic([2, 0, 420, 2, 3, 3, 1, 1, 1, 1]) }, { day: '2026-11-21', ...traffic([2, 1, 600, 2, 1, 1, 1, 0, 0, 2]) }],
    totals: traffic([4, 1, 510, 4, 4, 4, 2, 1, 1, 3]), funnel: funnel([4, 2, 2, 1, 2], [1, 0.5, 0.5, 0.25, 0.5]),
  },
  topSearches: [{ term: 'zzz', searches: 2, withoutResults: 2 }, { term: 'red shirt', searches: 1, withoutResults: 0 }], vain: [{ term: 'zzz', withoutResults: 2 }],
  viewedProducts: [{ product: shirt, views: 3, cartAdditions: 2, unitsAdded: 4, purchases: 2, unitsPurchased: 2 }, { product: mug, views: 1, cartAdditions: 0, unitsAdded: 0, purchases: 1, unitsPurchased: 3 }],
  first: [{ source: 'letter', medium: 'email', campaign: 'autumn', orders: 2, sessions: 1, value: eur('74.90') }, visit(), visit('ads', '', 'winter'), NEWS],
  last: [{ source: 'ads', medium: '', campaign: 'winter', orders: 1, sessions: 1, value: eur('50.00') }, { source: 'letter', medium: 'email', campaign: 'autumn', orders: 1, sessions: 1, value: eur('24.90') }, visit(), NEWS],
  abandonedCarts: { nodes: [CART_B] },
});

/** What Bob did alone. */
const BOB_ALONE = () => ({
  storefrontFigures: {
    days: [{ day: '2026-11-20', ...traffic([1, 0, 240, 1, 1, 0, 0, 0, 0, 0]) }, { day: '2026-11-21', ...traffic([1, 1, 0, 1, 1, 1, 1, 0, 0, 0]) }],
    totals: traffic([2, 1, 120, 2, 2, 1, 1, 0, 0, 0]), funnel: funnel([2, 1, 1, 0, 0], [1, 0.5, 0.5, 0, 0]),
  },
  topSearches: [{ term: 'zzz', searches: 1, withoutResults: 1 }], vain: [{ term: 'zzz', withoutResults: 1 }],
  viewedProducts: [{ product: shirt, views: 2, cartAdditions: 1, unitsAdded: 2, purchases: 0, unitsPurchased: 0 }], first: [visit(), NEWS], last: [visit(), NEWS], abandonedCarts: { nodes: [CART_B] },
});

/** Every event in a batch of its own. */
const apart = (sent: readonly Sent[]): Sent[] => sent.flatMap(({ events, ...more }) => events.map((event) => ({ ...more, events: [event] })));

const ORDERS: readonly [what: string, stream: () => readonly Sent[]][] = [
  ['as it was done', () => [...ADA, ...BOB, ...NOISE]],
  ['backwards, an event at a time, so that touches come after their orders', () => [...apart([...ADA, ...BOB]).toReversed(), ...NOISE]],
  ['forwards, an event at a time', () => [...apart([...BOB, ...ADA]), ...NOISE]],
  ['from the middle, and the whole stream again', () => [...apart(ADA).slice(6), ...BOB, ...apart(ADA).slice(0, 6).toReversed(), ...ADA, ...BOB, ...NOISE]],
];

test.each(ORDERS)('figures are exact to the event: %s [I-FIGURES-1] [I-BOT-1] [I-UID-1]', async (_what, stream) => {
  for (const sent of stream()) await send(sent);
  expect(await report()).toEqual(BOTH());
});

test('figures are exact where everything arrives at the same time [I-FIGURES-1]', async () => {
  await Promise.all(apart([...ADA, ...BOB, ...NOISE.slice(0, 1)]).map(send));
  expect(await report()).toEqual(BOTH());
});

test('a day, a month and a channel are counted alone, in the time zone of the company [I-FIGURES-1]', async () => {
  for (const sent of [...ADA, ...BOB, ...NOISE]) await send(sent);
  expect((await report({ from: '2026-11-01', to: '2026-11-30' }))['storefrontFigures'].totals).toEqual(traffic([4, 1, 510, 4, 4, 4, 2, 1, 1, 3]));
  expect(await report({ from: '2026-11-21', to: '2026-11-21' })).toMatchObject({ topSearches: [{ term: 'zzz', searches: 1, withoutResults: 1 }], first: [{ source: 'letter', orders: 1, sessions: 0, value: eur('50.00') }, visit(), visit('ads', '', 'winter')], last: [{ source: 'ads', orders: 1, sessions: 1 }, visit()] });
  expect((await report(undefined, 'app'))['storefrontFigures'].totals).toEqual(traffic([2, 1, 120, 2, 2, 1, 1, 0, 0, 0]));
  expect((await report({ from: '2026-11-19', to: '2026-11-19' }))['storefrontFigures']).toEqual({ days: [{ day: '2026-11-19', ...traffic([0, 0, null, 0, 0, 0, 0, 0, 0, 0]) }], totals: traffic([0, 0, null, 0, 0, 0, 0, 0, 0, 0]), funnel: ['SESSION', 'PRODUCT_VIEW', 'CART', 'CHECKOUT', 'PURCHASE'].map((step) => ({ step, sessions: 0, shareOfSessions: null })) });
});

test('an order counts for what brought the shopper up to the very moment of it, and for nothing that did later [I-FIGURES-1]', async () => {
  const purchase = at('p01 20T08:10', 'purchase', { payload: { order: '1001', value: 10, currency: 'EUR' } });
  await send({ by: 1, events: [purchase, at('p02 20T08:11', 'page_view', { payload: { utm_source: 'late' } })] });
  expect((await report())['last']).toEqual([{ source: '', medium: '', campaign: '', orders: 1, sessions: 0, value: eur('10.00') }, visit('late')]);
  await send({ by: 1, events: [at('p03 20T08:10', 'page_view', { payload: { utm_source: 'now' } })] });
  expect((await report())['last']).toEqual([{ source: 'now', medium: '', campaign: '', orders: 1, sessions: 1, value: eur('10.00') }]);
});

test('an order has the value that one of its purchases names, else the sum of what was bought, and none without an amount [I-FIGURES-1]', async () => {
  const bought = (uid: string, payload: object) => at(`${uid} 20T08:10`, 'purchase', { payload });
  await send({ by: 1, events: [bought('v01', { order: '1', price: 10, quantity: 2, currency: 'EUR' }), bought('v02', { order: '1', value: 25, currency: 'EUR' }), bought('v03', { order: '1', price: 5, currency: 'EUR' }), bought('v04', { order: '2' }), bought('v05', { order: '3', value: 300, currency: 'JPY' }), bought('v06', { price: 1, currency: 'EUR' })] });
  expect((await report())['first'].map(({ orders, value }: { readonly orders: number; readonly value: unknown }) => [orders, value])).toEqual([[2, eur('26.00')], [1, null], [1, { amount: '300', currency: 'JPY' }]]);
});

describe('who is erased', () => {
  const revoke = (by: number) => c.consent({ id: visitor(by), consent: 'revoked' });

  test.each(ORDERS)('is taken out of every figure, as if they had never been there: %s [I-FIGURES-2]', async (_what, stream) => {
    for (const sent of stream()) await send(sent);
    expect(await revoke(1)).toMatchObject({ erased: true });
    expect(await report()).toEqual(BOB_ALONE());
    await revoke(9);
    await revoke(2);
    expect(await c.rows('SELECT term FROM search_figure')).toEqual([]);
    const { storefrontFigures: { totals }, topSearches, viewedProducts, first, last, abandonedCarts } = await report();
    expect([totals, topSearches, viewedProducts, first, last, abandonedCarts]).toEqual([traffic([0, 0, null, 0, 0, 0, 0, 0, 0, 0]), [], [], [], [], { nodes: [] }]);
  });

  test('is counted as a new visitor when they come again [I-FIGURES-2]', async () => {
    for (const sent of BOB) await send(sent);
    await revoke(2);
    c.clock.turn(60_000);
    expect(await send({ by: 2, session: 'd', channel: 'app', events: [{ kind: 'page_view' }] })).toEqual({ ...NOTHING, stored: 1 });
    expect((await report())['storefrontFigures'].totals).toEqual(traffic([1, 1, 0, 1, 0, 0, 0, 0, 0, 0]));
  });
});
