import { callerSamples } from '#kit/caller-samples.js';
import { KEY, openWarehouse, turnableClock, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse({ trustedProxies: ['127.0.0.1'] }); });
afterEach(() => warehouse.close());

const stranger = (path = '/ping', { address = '203.0.113.9', headers = {}, ...init }: RequestInit & { address?: string } = {}) =>
  fetch(`${warehouse.base}/api/fulfillment/v1${path}`, { ...init, headers: { 'x-forwarded-for': address, ...headers as Record<string, string> } });

test('of the calls of an unknown caller three a minute are logged, and all are counted [A-LOG-1]', async () => {
  for (let calls = 0; calls < 20; calls += 1) expect((await stranger()).status).toBe(401);
  expect(warehouse.identity.logged).toHaveLength(3);
  expect(warehouse.counted).toEqual(Array.from({ length: 20 }, () => 'unknown 401'));
  warehouse.clock.advance(60_000);
  await stranger();
  expect(warehouse.identity.logged).toHaveLength(4);
});

test('of such calls no headers and no bodies are logged', async () => {
  await stranger('/orders/1042/accept?limit=1', { method: 'POST', body: '{"a":1}', headers: { 'x-junk': 'x'.repeat(1000) } });
  expect(warehouse.identity.logged).toEqual([{
    requestId: expect.any(String), surface: 'fulfillment', method: 'POST', address: '203.0.113.9', durationMs: 0, status: 401, companyId: 0, connectionId: undefined,
    operation: 'orders.accept', path: '/api/fulfillment/v1/orders/1042/accept?limit=1', requestHeaders: '{}', answerHeaders: '{}',
  }]);
});

test.each([['/nowhere', 404, {}], ['/ping', 401, { authorization: 'Bearer wrong' }], ['/orders', 405, { method: 'DELETE' }]])('%s answered %i counts as one of them, also with a valid key', async (path, status, { method, ...headers }: Record<string, string>) => {
  const init = { headers, ...(method !== undefined && { method }) };
  for (let calls = 0; calls < 5; calls += 1) expect((await stranger(path, init)).status).toBe(status);
  expect([warehouse.identity.logged.length, warehouse.counted]).toEqual([3, Array.from({ length: 5 }, () => `unknown ${String(status)}`)]);
});

test('a blocked address is one of them, also with the right key', async () => {
  for (let attempt = 0; attempt < 35; attempt += 1) await stranger('/ping', { headers: { authorization: `Bearer ${attempt < 30 ? 'wrong' : KEY}` } });
  expect(warehouse.identity.logged).toHaveLength(3);
  expect(warehouse.counted.slice(-5)).toEqual(Array.from({ length: 5 }, () => 'unknown 429'));
});

test('of all such callers together thirty calls a minute are logged', async () => {
  for (let address = 0; address < 50; address += 1) await stranger('/ping', { address: `203.0.113.${String(address)}` });
  expect([warehouse.identity.logged.length, warehouse.counted.length]).toEqual([30, 50]);
});

test('they are answered although the log cannot be written', async () => {
  warehouse.outages.set('LogCall', new Error('disk full'));
  expect((await stranger('/orders/1042/accept', { method: 'POST' })).status).toBe(401);
});

test('calls of a known connection are all logged in full, however many there are [A-LOG-1]', async () => {
  for (let calls = 0; calls < 10; calls += 1) await warehouse.send('/ping');
  expect([warehouse.identity.logged.length, warehouse.counted]).toEqual([10, []]);
});

test('a million addresses a minute keep thirty in memory', () => {
  const clock = turnableClock('2026-11-21T09:00:00.000Z');
  const samples = callerSamples(clock);
  const picked = (): number => Array.from({ length: 1_000_000 }, (_, address) => samples.take(`2001:db8::${address.toString(16)}`)).filter(Boolean).length;
  expect(picked()).toBe(30);
  clock.advance(60_000);
  expect(picked()).toBe(30);
});
