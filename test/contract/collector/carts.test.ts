import { NOTHING, openCollector, VISITOR, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const ADD = { kind: 'add_to_cart', payload: { cart: 'c-1', quantity: 2, price: 19.9, currency: 'EUR' } };
const carts = () => c.rows('SELECT token, visitor_id, stage, units, value_minor, currency, started_at, changed_at FROM cart ORDER BY token');
const cart = { token: 'c-1', visitor_id: VISITOR, stage: 'OPEN', units: 2, value_minor: 3980, currency: 'EUR', started_at: '2026-11-21T09:30:00.000Z', changed_at: '2026-11-21T09:30:00.000Z' };
const of = (kind: string, payload: object, at?: string) => ({ kind, payload: { cart: 'c-1', ...payload }, ...(at !== undefined && { at }) });

/** The cart after events of its own. */
const after = async (...events: readonly object[]): Promise<unknown> => {
  expect(await c.events(events)).toEqual({ ...NOTHING, stored: events.length });
  const [row, ...others] = await carts();
  expect(others).toEqual([]);
  return row;
};

describe('the cart of a visitor', () => {
  test('begins with what is put in it [I-CART-1]', async () => {
    expect(await after(ADD)).toEqual(cart);
  });

  test('has what was put in and taken out, and never less than nothing [I-CART-1]', async () => {
    expect(await after(ADD, of('remove_from_cart', { quantity: 1, price: 19.9, currency: 'EUR' }))).toEqual({ ...cart, units: 1, value_minor: 1990 });
    expect(await after(of('remove_from_cart', { quantity: 5, price: 19.9, currency: 'EUR' }))).toEqual({ ...cart, units: 0, value_minor: 0 });
  });

  test('goes to checkout and is bought, with what those say it has [I-CART-1]', async () => {
    expect(await after(ADD, of('checkout_start', { items: 3, value: 50, currency: 'EUR' }))).toEqual({ ...cart, stage: 'CHECKOUT', units: 3, value_minor: 5000 });
    expect(await after(of('purchase', { order: '1001', value: 54.9, currency: 'EUR' }))).toEqual({ ...cart, stage: 'PURCHASED', units: 3, value_minor: 5490 });
  });

  test.each(['checkout_start', 'purchase'])('may begin with %s [I-CART-1]', async (kind) => {
    expect(await after(of(kind, { items: 2, value: 39.8, currency: 'EUR' }))).toEqual({ ...cart, stage: kind === 'purchase' ? 'PURCHASED' : 'CHECKOUT' });
  });

  test('is changed in the order in which things were done, and nothing that arrives late takes it back [I-CART-1]', async () => {
    expect(await after(of('purchase', { value: 39.8, currency: 'EUR' }, '2026-11-21T09:20:00Z'), of('add_to_cart', { quantity: 2, price: 19.9, currency: 'EUR' }, '2026-11-21T09:10:00Z')))
      .toEqual({ ...cart, stage: 'PURCHASED', started_at: '2026-11-21T09:10:00.000Z', changed_at: '2026-11-21T09:20:00.000Z' });
    expect(await after(of('checkout_start', {}, '2026-11-21T09:05:00Z'))).toMatchObject({ stage: 'PURCHASED', started_at: '2026-11-21T09:05:00.000Z', changed_at: '2026-11-21T09:20:00.000Z' });
  });

  test('counts once what was put in it before checkout said all, also where that arrives first [I-CART-1] [I-FIGURES-1]', async () => {
    const [add, checkout] = [of('add_to_cart', { quantity: 2, price: 19.9, currency: 'EUR' }, '2026-11-21T09:10:00Z'), of('checkout_start', { items: 2, value: 39.8, currency: 'EUR' }, '2026-11-21T09:20:00Z')];
    await c.events([checkout]);
    expect(await after(add)).toMatchObject({ stage: 'CHECKOUT', units: 2, value_minor: 3980 });
    expect(await after(of('add_to_cart', { quantity: 1, price: 19.9, currency: 'EUR' }, '2026-11-21T09:25:00Z'))).toMatchObject({ stage: 'CHECKOUT', units: 3, value_minor: 5970 });
    expect(await after(of('checkout_start', { items: 9, value: 99, currency: 'EUR' }, '2026-11-21T09:15:00Z'))).toMatchObject({ units: 3, value_minor: 5970 });
  });

  test.each(['page_view', 'product_view', 'search'])('is not changed by %s [I-CART-1]', async (kind) => {
    expect(await c.events([of(kind, { quantity: 1 })])).toEqual({ ...NOTHING, stored: 1 });
    expect(await carts()).toEqual([]);
  });

  test.each([undefined, null, '', '  ', true, {}])('there is none of %j [I-CART-1]', async (token) => {
    expect((await c.events([{ kind: 'add_to_cart', payload: { cart: token, quantity: 1 } }]))['stored']).toBe(1);
    expect(await carts()).toEqual([]);
  });

  test('is named by texts and numbers, and is not changed twice by a repeated event [I-CART-1] [I-UID-1]', async () => {
    await c.events([{ ...ADD, uid: 'event-001', payload: { ...ADD.payload, cart: 7 } }, { ...ADD, uid: 'event-001', payload: { ...ADD.payload, cart: '7' } }]);
    await c.events([{ ...ADD, uid: 'event-001', payload: { ...ADD.payload, cart: '7' } }]);
    expect(await carts()).toEqual([{ ...cart, token: '7' }]);
  });

  test('keeps amounts in the digits of their currency, and none without one [I-CART-1]', async () => {
    await c.events([['c-1', 19.9, 'eur'], ['c-2', 1990, 'JPY'], ['c-3', 19.999, 'KWD'], ['c-4', '19.90', 'EUR'], ['c-5', 19.9, undefined], ['c-6', 19.9, 'EURO'], ['c-7', -1, 'EUR'], ['c-8', 'free', 'EUR'], ['c-9', 0, 'EUR']]
      .map(([token, price, currency]) => ({ kind: 'add_to_cart', payload: { cart: token, price, currency } })));
    expect((await carts()).map(({ value_minor: value, currency }) => [value, currency])).toEqual([[1990, 'EUR'], [1990, 'JPY'], [19999, 'KWD'], [1990, 'EUR'], [null, null], [null, null], [null, 'EUR'], [null, 'EUR'], [0, 'EUR']]);
  });

  test.each([['3', 3], [1.5, 1], [-1, 1], ['many', 1], [null, 1], [0, 0]])('counts a quantity of %j as %j [I-CART-1]', async (quantity, units) => {
    expect(await after({ kind: 'add_to_cart', payload: { cart: 'c-1', quantity } })).toMatchObject({ units });
  });
});

describe('a cart of another visitor', () => {
  const OTHER = { visitor: { id: visitor(2) } };

  test.each(['add_to_cart', 'remove_from_cart', 'checkout_start', 'purchase'])('is not touched by %s, which is stored and counted [I-CART-2]', async (kind) => {
    await c.events([ADD]);
    expect(await c.events([of(kind, { quantity: 1, price: 1, items: 9, value: 1, currency: 'USD' }, '2026-11-21T09:34:00Z')], OTHER)).toEqual({ ...NOTHING, stored: 1, cartRefused: 1 });
    expect(await carts()).toEqual([cart]);
  });

  test('stays while the visitor\'s own is changed in the same batch [I-CART-2]', async () => {
    await c.events([ADD]);
    expect(await c.events([ADD, { ...ADD, payload: { ...ADD.payload, cart: 'c-2' } }, ADD, { kind: 'page_view' }], OTHER)).toEqual({ ...NOTHING, stored: 4, cartRefused: 2 });
    expect(await carts()).toEqual([cart, { ...cart, token: 'c-2', visitor_id: visitor(2) }]);
  });

  test('belongs to the one of many who was first [I-CART-2]', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => c.events([ADD], { visitor: { id: visitor(at) } })));
    expect([answers.map(({ stored }) => stored), answers.reduce((sum, { cartRefused }) => sum + Number(cartRefused), 0), await carts()]).toEqual([Array.from({ length: 12 }, () => 1), 11, [{ ...cart, visitor_id: expect.any(String) }]]);
  });
});

describe('amounts that nobody pays', () => {
  const HUGE = { cart: 'c-1', order: '1001', quantity: 999_999_999_999, items: 999_999_999_999, price: 9_999_999_999, currency: 'EUR' };
  const REPORT = `query ($input: CampaignFiguresInput!, $days: StorefrontRankingInput!) {
    campaignFigures(input: $input) { orders value { amount } } viewedProducts(input: $days) { unitsAdded unitsPurchased } abandonedCarts(filter: { idleMinutes: 1 }) { nodes { units value { amount } } }
  }`;
  const days = { from: '2026-11-21', to: '2026-11-21' };

  test('make neither figures nor carts unreadable, however often they are reported [I-HOSTILE-3]', async () => {
    for (const kind of ['add_to_cart', 'purchase']) {
      for (let at = 0; at < 4; at += 1) {
        const payload = kind === 'add_to_cart' ? HUGE : { ...HUGE, cart: `d-${String(at)}` };
        const events = Array.from({ length: 50 }, (_, place) => ({ kind, payload: { ...payload, ...(kind === 'purchase' && { order: `${String(at)}-${String(place)}` }) } }));
        expect(await c.events(events)).toEqual({ ...NOTHING, stored: 50 });
      }
    }
    expect(await c.events(Array.from({ length: 50 }, () => ({ kind: 'purchase', payload: HUGE })))).toEqual({ ...NOTHING, stored: 50 });
    c.clock.turn(120_000);
    const { campaignFigures: [{ orders }], abandonedCarts: { nodes } } = await c.asStaff(REPORT, { input: { ...days, touch: 'FIRST' }, days });
    expect([orders, nodes.length]).toEqual([201, 0]);
    c.clock.set('2026-11-21T09:30:00.000Z');
    expect(await c.consent({ consent: 'revoked' })).toMatchObject({ erased: true });
    expect(await c.rows('SELECT * FROM campaign_figure WHERE orders <> 0 OR value_minor <> 0')).toEqual([]);
  });
});
