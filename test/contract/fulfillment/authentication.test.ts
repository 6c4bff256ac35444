import { CONNECTION, errorOf, KEY, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

const withKey = (authorization?: string) => fetch(`${warehouse.base}/api/fulfillment/v1/ping`, authorization === undefined ? {} : { headers: { authorization } });

test.each([undefined, 'Bearer wrong', 'Bearer ', 'Bearer', `Basic ${KEY}`, KEY])('without the right key (%s) a call is 401 unauthorized [A-AUTH-1] [A-AUTH-2]', async (authorization) => {
  const response = await withKey(authorization);
  expect([response.status, (await errorOf(response)).code]).toEqual([401, 'unauthorized']);
});

test('the scheme is read without case [A-AUTH-1]', async () => {
  expect((await withKey(`bearer ${KEY}`)).status).toBe(200);
});

test('a call from outside the allowlist is 401 unauthorized [A-AUTH-3]', async () => {
  warehouse.identity.connections.set(KEY, { ...CONNECTION, allowlist: ['203.0.113.9'] });
  const response = await withKey(`Bearer ${KEY}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([401, 'unauthorized']);
});

test('30 wrong keys block the address, the right key included: 429 rate_limited with Retry-After [A-AUTH-4] [A-AUTH-5] [REL-S4]', async () => {
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await withKey('Bearer wrong')).status).toBe(401);
  const response = await withKey(`Bearer ${KEY}`);
  expect([response.status, response.headers.get('retry-after'), (await errorOf(response)).code]).toEqual([429, '287', 'rate_limited']);
});

test('calls without any key never block an address [A-AUTH-4]', async () => {
  for (let attempt = 0; attempt < 31; attempt += 1) await withKey();
  expect((await withKey(`Bearer ${KEY}`)).status).toBe(200);
});

test.each([['PAUSED', 'connection_paused'], ['DRAFT', 'connection_not_active']] as const)('a connection that is %s answers 403 %s and nothing is read [A-STATE-1] [A-STATE-2] [A-RATE-2]', async (status, code) => {
  warehouse.identity.connections.set(KEY, { ...CONNECTION, status });
  const response = await warehouse.send('/orders');
  expect([response.status, (await errorOf(response)).code, response.headers.get('ratelimit-remaining')]).toEqual([403, code, '600']);
  expect(warehouse.orders.asked.map(({ operation }) => operation)).toEqual(['Authenticate', 'LogCall']);
});

test('a connection with a dedicated host answers only there [A-HOST-1]', async () => {
  warehouse.identity.connections.set(KEY, { ...CONNECTION, dedicatedHost: 'berlin.example.com' });
  const there = await warehouse.raw(`GET /api/fulfillment/v1/ping HTTP/1.1\r\nHost: berlin.example.com\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`);
  expect([there.split('\r\n')[0], (await withKey(`Bearer ${KEY}`)).status]).toEqual(['HTTP/1.1 200 OK', 401]);
});

test('the address is the socket\'s; X-Forwarded-For of an untrusted address is ignored [A-AUTH-3] [REL-S4]', async () => {
  await warehouse.send('/ping', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(warehouse.identity.logged[0]).toMatchObject({ address: '127.0.0.1' });
});

test('behind a trusted proxy the address is the last one before it, whatever the caller wrote further left [A-AUTH-3]', async () => {
  const proxied = await openWarehouse({ trustedProxies: ['127.0.0.0/8', '10.0.0.1'] });
  await proxied.send('/ping', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.1' } });
  await proxied.send('/ping', { headers: { 'x-forwarded-for': '198.51.100.1, nonsense' } });
  expect(proxied.identity.logged.map(({ address }) => address)).toEqual(['203.0.113.9', '127.0.0.1']);
  await proxied.close();
});
