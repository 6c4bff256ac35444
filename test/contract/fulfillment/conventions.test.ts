import { CONNECTION, errorOf, KEY, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const rate = ({ headers }: Response) => ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
const post = (path: string, body = '', headers: Record<string, string> = {}) => warehouse.send(path, { method: 'POST', body, headers });
const stranger = (path: string, init: RequestInit = {}) => fetch(`${warehouse.base}/api/fulfillment/v1${path}`, init);

test('X-Request-Id and the three RateLimit headers are on every answer, whatever its status [A-REQUEST-ID] [A-RATE-2]', async () => {
  const answers = [
    await warehouse.send('/ping'), await warehouse.send('/ping', { method: 'HEAD' }), await warehouse.send('/ping', { method: 'OPTIONS' }), await warehouse.send('/nowhere'),
    await warehouse.send('/orders', { method: 'DELETE' }), await stranger('/ping'), await warehouse.send('/orders?limit=0'), await warehouse.send('/orders?cursor=x'), await warehouse.send('/orders/9'),
    await post('/orders/1042/accept'), await post('/orders/1042/accept'), await post('/orders/1042/accept', '{'), await post('/orders/1042/accept', 'x'.repeat(2_097_153)), await post('/orders/1042/accept', '', { 'idempotency-key': 'a b' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 404, 405, 401, 422, 400, 404, 200, 409, 400, 413, 422]);
  for (const answer of answers) expect([answer.status, answer.headers.get('x-request-id'), rate(answer)]).toEqual([answer.status, expect.stringMatching(UUID), ['600', expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]]);
  expect([3, 5].map((place) => answers.slice(place, place + 1).map(rate))).toEqual([[['600', '600', '60']], [['600', '600', '60']]]);
});

test('a blocked address reads that no call is left, and for how long [A-RATE-2] [A-AUTH-5]', async () => {
  for (let attempt = 0; attempt < 30; attempt += 1) await stranger('/ping', { headers: { authorization: 'Bearer wrong' } });
  const blocked = await warehouse.send('/ping');
  expect([blocked.status, rate(blocked), blocked.headers.get('retry-after')]).toEqual([429, ['600', '0', '287'], '287']);
});

test('a connection with its own rate limit reads that one [A-RATE-2]', async () => {
  warehouse.identity.connections.set(KEY, { ...CONNECTION, ratePerMinute: 5 });
  expect(rate(await warehouse.send('/ping')).slice(0, 2)).toEqual(['5', '4']);
  warehouse.identity.connections.set(KEY, { ...CONNECTION, ratePerMinute: 5, status: 'PAUSED' });
  expect(rate(await warehouse.send('/ping')).slice(0, 2)).toEqual(['5', '4']);
});

test('an unescaped # in a path belongs to the number [A-ORDERS-5]', async () => {
  const answer = await warehouse.raw(`GET /api/fulfillment/v1/orders/#1042 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`);
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain('"number":"#1042"');
});

test.each(['', '{}', '  {} '])('a body of %j is an empty object where all fields are optional [A-ACCEPT-2]', async (body) => {
  expect((await post('/orders/1042/accept', body)).status).toBe(200);
});

test('the media type of a body is ignored, and no answer may be cached [A-FORMAT-1]', async () => {
  const answer = await post('/orders/1042/reject', '{"reason_code":"x"}', { 'content-type': 'text/plain' });
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual([200, 'no-store', 'nosniff']);
});

test.each([
  ['x'.repeat(256), 422], ['x'.repeat(255), 200], ['a b', 422], ['\u00e9', 422], ['a\tb', 422], ['!"#$%&\'()*+,-./:;<=>?@[]^_`{|}~', 200],
])('an Idempotency-Key of %j is %i [A-KEY-1]', async (key, status) => {
  const answer = await post('/orders/1042/accept', '', { 'idempotency-key': key });
  expect(answer.status).toBe(status);
  if (status === 422) expect((await errorOf(answer)).details).toEqual({ 'Idempotency-Key': ['must be 1 to 255 printable ASCII characters without spaces'] });
});

test('a stored answer of a write keeps its status and Content-Type; limits and id are the new call\'s [A-KEY-2]', async () => {
  const register = () => post('/returns', '{"lines":[{"sku":"MUG_RED_STD","quantity":1,"classification":"sellable"}]}', { 'idempotency-key': 'r1' });
  const [first, again] = [await register(), await register()];
  expect([first.status, again.status, again.headers.get('content-type'), await again.text()]).toEqual([201, 201, 'application/json; charset=utf-8', await first.text()]);
  expect([Number(rate(first)[1]) - Number(rate(again)[1]), again.headers.get('idempotent-replayed')]).toEqual([1, 'true']);
});
