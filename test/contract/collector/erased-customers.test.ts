import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { systemOf } from '../../kit/open-graph.js';
import { openCollector, visitor, type Collector } from './open-collector.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let c: Collector;
let drain: () => Promise<unknown>;
beforeAll(async () => {
  c = await openCollector({ subgraphs: ['identity', 'catalog', 'orders'] });
  await c.publishItems([{ variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE', title: 'Tee' }]);
  const relay = createRelay({ call: c.call, clock: c.clock, log: c.log, routes: ROUTES.filter(({ source }) => source === 'orders') });
  drain = () => relay.drain();
});
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.turn(60_000);
});

const EMPTY = { visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 0 };
const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const CANCEL = 'mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { number } }';
const EXPORT = 'query X($email: String!, $first: Int, $after: String) { exportCustomer(email: $email, first: $first, after: $after) }';

/** An order of a customer of a sales channel, who is known by an e-mail address, that ended. */
async function ordered(channelId: string | null, email: string): Promise<void> {
  const { placeOrder: { number } } = await c.asStaff(PLACE, { input: {
    channel: 'shop', currency: 'EUR', customer: { name: 'Ada', email, channelId }, shippingAddress: { city: 'Milano', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, lines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' } }] } });
  await c.asStaff(CANCEL, { input: { reference: number, reason: 'r' } });
}

const erase = (email: string): Promise<unknown> => c.asStaff('mutation E($input: EraseCustomerInput!) { eraseCustomer(input: $input) { orderCount } }', { input: { email } });
const exported = async (email: string, more: object = {}): Promise<any> => (await c.asStaff(EXPORT, { email, ...more })).exportCustomer;
const DONE = [{ kind: 'page_view', uid: 'event-0001', payload: { utm_source: 'letter' } }, { kind: 'add_to_cart', uid: 'event-0002', payload: { cart: 'c-1' } }, { kind: 'purchase', uid: 'event-0003', payload: { order: '1001', value: 10, currency: 'EUR' } }] as const;
const acts = (customerId: string, at: number, events: readonly object[] = [{ kind: 'page_view' }]): Promise<unknown> =>
  c.events(events, { customer: c.reference(customerId), session: `session-${String(at).padStart(10, '0')}`, visitor: { id: visitor(at), purposes: ['personalisation'] } });

describe('erasing a customer of orders', () => {
  test('erases what the collector kept of them, by any id that the storefront has for them, with proofs and out of the figures [I-ERASURE-1]', async () => {
    await ordered('gid://shopify/Customer/70', 'ada@erased.test');
    await acts('70', 1, DONE);
    await acts('gid://shopify/Customer/70', 2);
    await acts('71', 3);
    await erase('Ada@erased.test');
    expect((await c.counts())['visitor']).toBe(3); // it follows
    await drain();
    expect(await c.counts()).toEqual({ ...EMPTY, visitor: 1, shopper_event: 1, shopper_session: 1, erasure: 2 });
    expect(await c.rows('SELECT id FROM visitor')).toEqual([{ id: visitor(3) }]);
    expect(await c.rows('SELECT state, events, visitor_id FROM erasure ORDER BY events')).toEqual([{ state: 'requested', events: 1, visitor_id: null }, { state: 'requested', events: 3, visitor_id: null }]);
    expect(await c.rows('SELECT SUM(page_views) AS views, SUM(purchases) AS purchases FROM traffic_figure')).toEqual([{ views: 1, purchases: 0 }]);
  });

  test('leaves nothing that names them in the events of orders once it was relayed; without an id of a sales channel there is none [I-ERASURE-1]', async () => {
    const stored = (): Promise<unknown> => c.database('orders').query("SELECT payload, pending FROM outbox WHERE type = 'customer.erased' ORDER BY stamp");
    await c.database('orders').inTransaction((transaction) => transaction.execute("DELETE FROM outbox WHERE type = 'customer.erased'"));
    await ordered('72', 'bo@erased.test');
    await ordered(null, 'guest@erased.test');
    await erase('bo@erased.test');
    await erase('guest@erased.test');
    expect(await stored()).toEqual([{ payload: '{"customerIds":["72"]}', pending: 1 }]);
    await drain();
    expect(await stored()).toEqual([{ payload: '{}', pending: null }]);
  });

  test('comes again without harm: who came for the first time since stays [I-ERASURE-1]', async () => {
    const erased = [{ customerIds: ['73'], erasedAt: c.clock.now().toISOString() }];
    const forget = async (): Promise<unknown> => (await c.run('mutation F($erased: [ErasedCustomerInput!]!) { forgetCustomers(erased: $erased) }', { erased }, systemOf(c.company))).forgetCustomers;
    await acts('73', 1);
    c.clock.turn(60_000);
    await acts('73', 2);
    expect([await forget(), await forget(), await c.rows('SELECT id FROM visitor')]).toEqual([1, 0, [{ id: visitor(2) }]]);
    expect(await c.run('mutation { forgetCustomers(erased: [{ customerIds: ["73"], erasedAt: "2999-01-01T00:00:00.000Z" }]) }', {}, systemOf(c.company + 1))).toEqual({ forgetCustomers: 0 });
    await expect(c.asStaff('mutation { forgetCustomers(erased: []) }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('exporting a customer of orders', () => {
  test('has what the collector kept of them: visitors with carts, orders, sessions and campaigns, and events [I-ERASURE-1]', async () => {
    await ordered('gid://shopify/Customer/80', 'ada@export.test');
    await acts('80', 1, DONE);
    await acts('81', 2);
    const { storefront: { visitors, events }, next } = await exported('ada@export.test');
    expect(visitors).toEqual([expect.objectContaining({ id: visitor(1), customerId: '80', purposes: 'personalisation', carts: [expect.objectContaining({ token: 'c-1', units: 1 })], orders: [expect.objectContaining({ number: '1001', valueMinor: 1000 })], sessions: [expect.objectContaining({ events: 3 })], campaigns: [expect.objectContaining({ source: 'letter' })] })]);
    expect([events.map(({ uid, kind, visitorId, payload }: any) => [uid, kind, visitorId, payload]), next]).toEqual([[
      ['event-0001', 'page_view', visitor(1), { utm_source: 'letter' }], ['event-0002', 'add_to_cart', visitor(1), { cart: 'c-1' }], ['event-0003', 'purchase', visitor(1), { order: '1001', value: 10, currency: 'EUR' }]], null]);
    await ordered(null, 'guest@export.test');
    expect((await exported('guest@export.test')).storefront).toEqual({ visitors: [], events: [] });
  });

  test('comes in parts, each order and each event once, whichever there is more of [I-ERASURE-1]', async () => {
    for (let order = 0; order < 3; order += 1) await ordered('90', 'many@export.test');
    for (const at of [1, 2]) for (let batch = 0; batch < 45; batch += 1) await acts('90', at, Array.from({ length: 50 }, (_, event) => ({ kind: 'page_view', uid: `event-${String(at)}-${String(batch)}-${String(event)}` })));
    const parts: any[] = [];
    for (let after: string | null | undefined; after !== null && parts.length < 9;) {
      const part = await exported('many@export.test', { first: 1, after });
      parts.push(part);
      after = part.next;
    }
    expect(parts.map(({ orders, storefront: { visitors, events } }) => [orders.length, visitors.length, events.length])).toEqual([[1, 2, 2000], [1, 0, 2000], [1, 0, 500]]);
    expect(new Set(parts.flatMap(({ storefront: { events } }) => events.map(({ uid }: any) => uid))).size).toBe(4500);
    const whole = await exported('many@export.test');
    const second = await exported('many@export.test', { after: whole.next });
    const third = await exported('many@export.test', { after: second.next });
    expect([whole, second, third].map(({ orders, storefront: { events }, next }) => [orders.length, events.length, typeof next])).toEqual([[3, 2000, 'string'], [0, 2000, 'string'], [0, 500, 'object']]);
    await ordered('91', 'other@export.test');
    for (const after of [whole.next, parts[0].next, '~x', 'x~']) await expect(exported('other@export.test', { after })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  });
});
