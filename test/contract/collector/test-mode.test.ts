import { takeComplaints } from '../../kit/answers-seen.js';
import { NOTHING, openCollector, VISITOR, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.set('2026-11-21T09:30:00.000Z');
});

const EMPTY = { visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 0 };
const TESTED = { ...NOTHING, test: true, testKnown: true };
const EVENTS = [
  { kind: 'page_view', uid: 'event-001', payload: { path: ['/'] } }, { kind: 'search', payload: { query: 'ada@example.test' } }, { kind: 'product_view', ref: 'NOPE' }, { kind: 'add_to_cart', payload: { cart: 'c-1' } },
  { kind: 'purchase', payload: { order: '1001', value: 10, currency: 'EUR' } }, { kind: 'nothing' }, { kind: 'page_view', uid: 'event-001' },
];

const startTest = async (id = c.id): Promise<string> => (await c.asStaff('mutation T($id: ID!) { startCollectorTest(connectionId: $id) { code expiresAt } }', { id }) as { readonly startCollectorTest: { readonly code: string } }).startCollectorTest.code;
const tested = async (test: unknown): Promise<unknown> => {
  const { test: isTest, testKnown } = await c.events([], { test });
  return [isTest, testKnown];
};

test('with the code of the store a batch is validated and matched, and nothing is written [I-TEST-1]', async () => {
  const test = await startTest();
  expect(test).toMatch(/^[A-Z0-9]{6}$/);
  expect(await c.events(EVENTS, { test, customer: c.reference('customer-1') })).toEqual({ ...TESTED, rejected: [{ index: 5, reason: 'kind' }], payloadDropped: [0], withheld: [1], unmapped: 1, duplicates: 1, identityWithheld: true });
  expect(await c.counts()).toEqual(EMPTY);
  expect(await c.rows('SELECT * FROM traffic_figure')).toEqual([]);
});

test('the code is trimmed and read in any case [I-TEST-1]', async () => {
  const code = await startTest();
  for (const written of [code.toLowerCase(), ` ${code} `, `\t${code.toLowerCase()}\n`]) expect(await tested(written)).toEqual([true, true]);
});

test('a code that is unknown keeps test mode, and so does one of another store [I-TEST-2]', async () => {
  const code = await startTest();
  expect(await tested(code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')).toEqual([true, false]);
  const { id } = await c.install();
  expect(await tested(await startTest(id))).toEqual([true, false]);
  expect(await c.events([{ kind: 'page_view' }], { test: 'aaaaaa' })).toMatchObject({ stored: 0, test: true, testKnown: false });
  expect(await c.counts()).toEqual(EMPTY);
});

test('a code is known for 60 minutes, and keeps test mode afterwards [I-TEST-2]', async () => {
  const code = await startTest();
  c.clock.turn(3_599_999);
  expect(await tested(code)).toEqual([true, true]);
  c.clock.turn(1);
  expect(await tested(code)).toEqual([true, false]);
  expect(await c.counts()).toEqual(EMPTY);
});

test('a store has one code: the next ends the one before [I-TEST-2]', async () => {
  const [first, second] = [await startTest(), await startTest()];
  expect(first).not.toBe(second);
  expect([await tested(first), await tested(second)]).toEqual([[true, false], [true, true]]);
});

test.each(['ABC12', 'ABC1234', 'ABC-12', 'ÀBC123', '', 123456, {}, ['ABC123'], true])('a malformed code is 422, and nothing is written: %j [I-TEST-3]', async (test) => {
  for (const path of ['/events', '/consent']) expect(await c.read(c.post(path, { visitor: { id: VISITOR, consent: 'granted' }, events: [{ kind: 'page_view' }], test }))).toEqual([422, expect.stringContaining('"errors":{"test":["must have 6 letters and digits"]}')]);
  expect(await c.counts()).toEqual(EMPTY);
});

test('null is no code [I-TEST-1]', async () => {
  expect(await c.events([{ kind: 'page_view' }], { test: null })).toEqual({ ...NOTHING, stored: 1 });
});

test('a test erases and links nobody [I-TEST-1] [I-CONSENT-3]', async () => {
  const test = await startTest();
  await c.events([{ kind: 'page_view', uid: 'event-001' }]);
  expect(await c.events([], { test, visitor: { consent: 'revoked' } })).toEqual({ ...TESTED, reason: 'consent' });
  expect(await c.consent({ consent: 'revoked' }, { test })).toEqual({ recorded: false, consent: 'revoked', erased: false, test: true });
  expect(await c.consent({ consent: 'granted', purposes: ['personalisation'] }, { test, customer: c.reference('customer-1') })).toEqual({ recorded: false, consent: 'granted', erased: false, test: true });
  expect(await c.counts()).toEqual({ ...EMPTY, visitor: 1, shopper_event: 1, shopper_session: 1 });
  expect(await c.rows('SELECT customer_id FROM visitor')).toEqual([{ customer_id: null }]);
});

test('without consent it says so, as it would [I-TEST-1] [I-CONSENT-1]', async () => {
  expect(await c.events([{ kind: 'page_view' }], { test: await startTest(), visitor: { consent: 'pending' } })).toEqual({ ...TESTED, reason: 'consent' });
});

describe('ping', () => {
  const ping = async (query: string): Promise<unknown> => {
    const [status, body] = await c.read(c.send(`/ping?key=${c.key}${query}`));
    const { test: isTest, testKnown } = JSON.parse(body) as Readonly<Record<string, unknown>>;
    return [status, isTest, testKnown];
  };

  test('says whether a code is known [I-PING-1] [I-TEST-2]', async () => {
    const code = await startTest();
    expect([await ping(''), await ping(`&test=${code}`), await ping(`&test=%20${code.toLowerCase()}%20`), await ping('&test=000000')]).toEqual([[200, false, false], [200, true, true], [200, true, true], [200, true, false]]);
    c.clock.turn(3_600_000);
    expect(await ping(`&test=${code}`)).toEqual([200, true, false]);
  });

  test('refuses a malformed code [I-TEST-3]', async () => {
    for (const code of ['ABC12', '', 'ABC123&test=ABC123']) expect((await c.read(c.send(`/ping?key=${c.key}&test=${code}`)))[0]).toBe(422);
  });

  test('follows the clock [I-PING-1]', async () => {
    c.clock.set('2026-12-31T23:59:59.999Z');
    expect((await c.json(c.send(`/ping?key=${c.key}`)))['server_time']).toBe('2026-12-31T23:59:59.999Z');
  });
});

describe('what else a page would meet, in the answer to ping', () => {
  const checks = async (more: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => (await c.json(c.send(`/ping?key=${c.key}${more}`, {}, { headers })))['checks'];

  test('is said with a code that is known alone, when it is asked for [I-TEST-1] [I-PING-1]', async () => {
    const test = await startTest();
    expect([await checks(`&test=${test}`), await checks('&checks=1'), await checks('&checks=1&test=AAAAA0'), await checks(`&checks=1&test=${test}`)]).toEqual([undefined, undefined, undefined, { is_bot: false, customer: null }]);
    expect((await c.read(c.send(`/ping?key=${c.key}&test=${test}&checks=yes`)))[0]).toBe(422);
  });

  test('is whether it is a bot, and whether the customer reference counts [I-BOT-1] [I-IDENTITY-3]', async () => {
    const asked = `&checks=1&test=${await startTest()}&customer=`;
    expect(await checks(`${asked}${c.reference('customer-1')}`, { 'user-agent': 'curl/8.5.0' })).toEqual({ is_bot: true, customer: true });
    for (const reference of [c.reference('customer-1', { seconds: -1 }), c.reference('customer-1', { secret: 'x' }), c.reference('customer-1', { store: 'x' }), 'customer-1', '']) expect(await checks(asked + reference)).toEqual({ is_bot: false, customer: false });
  });

  test('a reference in the query of a batch links nobody [I-IDENTITY-4]', async () => {
    await c.post(`/events?customer=${c.reference('customer-1')}`, { visitor: { id: VISITOR, consent: 'granted', purposes: ['personalisation'] } });
    expect(takeComplaints()).toEqual([expect.stringContaining('the parameter customer was accepted and is not described')]);
    expect(await c.rows('SELECT customer_id FROM visitor')).toEqual([{ customer_id: null }]);
  });

  test('a product counts as matched whatever its state, and is unmapped where there is none of that name [I-REF-1]', async () => {
    const test = await startTest();
    const { saveProducts } = await c.asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { status } }', { input: { products: [{ title: 'Draft', status: 'DRAFT', variants: [{ sku: 'DRAFT-1' }] }] } });
    expect(saveProducts).toEqual([{ status: 'DRAFT' }]);
    expect((await c.events([{ kind: 'product_view', ref: 'DRAFT-1' }, { kind: 'product_view', ref: 'NOPE' }], { test }))['unmapped']).toBe(1);
  });
});
