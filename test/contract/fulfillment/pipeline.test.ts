import { connect } from 'node:net';
import { Failure } from '#contract/failure.js';
import { CONNECTION, errorOf, KEY, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => { setImmediate(resolve); });
};

test('every answer carries X-Request-Id; an error repeats it as request_id, with details always there [A-ERR-SHAPE] [A-REQUEST-ID]', async () => {
  const response = await warehouse.send('/orders/9999');
  const requestId = response.headers.get('x-request-id');
  expect(requestId).toMatch(UUID);
  expect(await response.text()).toBe(`{"error":{"code":"order_not_found","message":"There is no such order for this warehouse","request_id":"${String(requestId)}","details":{}}}`);
  expect((await warehouse.send('/ping')).headers.get('x-request-id')).toMatch(UUID);
});

test.each(['', '/', '/order', '/orders/', '/Orders', '/orders//accept', '/orders/1042/accept/', '/orders/%ZZ', '/orders/1042/x'])('the path %j is 404 not_found, before any key is looked at [A-ERR-PATH] [A-ORDER-OF-CHECKS]', async (path) => {
  const response = await fetch(`${warehouse.base}/api/fulfillment/v1${path}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([404, 'not_found']);
});

test.each([['DELETE', '/orders', 'GET, HEAD, OPTIONS'], ['GET', '/orders/1042/accept', 'POST, OPTIONS'], ['POST', '/ping', 'GET, HEAD, OPTIONS'], ['HEAD', '/orders/1042/reject', 'POST, OPTIONS']])('%s %s is 405 with Allow [A-ERR-METHOD]', async (method, path, allow) => {
  const response = await fetch(`${warehouse.base}/api/fulfillment/v1${path}`, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});

test('paths outside the interface are left to other handlers', async () => {
  const response = await fetch(`${warehouse.base}/api/fulfillment/v10/ping`);
  expect([response.status, response.headers.get('x-request-id')]).toEqual([404, null]);
});

test('the rate is counted over all endpoints and shown on every answer; past it 429 rate_limited with Retry-After [A-RATE-1] [A-RATE-2] [A-RATE-3]', async () => {
  warehouse.identity.connections.set(KEY, { ...CONNECTION, ratePerMinute: 2 });
  const seen = [];
  for (const path of ['/ping', '/orders/9999', '/orders']) {
    const { status, headers } = await warehouse.send(path);
    seen.push([status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining'), headers.get('retry-after')]);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(55);
  }
  expect(seen).toEqual([[200, '2', '1', null], [404, '2', '0', null], [429, '2', '0', '60']]);
});

test('the rate limit comes before the body, the body before its JSON, the JSON before the Idempotency-Key, the key before the fields [A-ORDER-OF-CHECKS]', async () => {
  const post = (body: string, key = 'has space') => warehouse.send('/orders/1042/reject', { method: 'POST', body, headers: { 'idempotency-key': key } });
  const codes = [];
  for (const [body, key] of [['x'.repeat(2_097_153)], ['{'], ['{"reason_code": 1}'], ['{"reason_code": 1}', 'good']] as const) codes.push(await errorOf(await post(body, key)));
  expect(codes.map(({ code, details }) => [code, Object.keys(details as object)])).toEqual([
    ['payload_too_large', []], ['invalid_json', []], ['validation_failed', ['Idempotency-Key']], ['validation_failed', ['reason_code']],
  ]);
  warehouse.identity.connections.set(KEY, { ...CONNECTION, ratePerMinute: 1 });
  expect((await errorOf(await post('x'.repeat(2_097_153)))).code).toBe('rate_limited');
});

test('every call is logged in full before its answer, without its secrets [A-LOG-1] [A-LOG-2]', async () => {
  await warehouse.send('/orders/1042/reject', { method: 'POST', body: '{"reason_code": "no_stock"}', headers: { cookie: 'a=b', 'x-api-key': 'k' } });
  const [entry] = warehouse.identity.logged;
  expect(entry).toMatchObject({
    companyId: 7, connectionId: CONNECTION.id, surface: 'fulfillment', operation: 'orders.reject', method: 'POST', path: '/api/fulfillment/v1/orders/1042/reject',
    address: '127.0.0.1', status: 200, durationMs: 0, requestBody: '{"reason_code": "no_stock"}',
  });
  expect(JSON.parse((entry as { requestHeaders: string }).requestHeaders)).toMatchObject({ authorization: '[redacted]', cookie: '[redacted]', 'x-api-key': '[redacted]' });
  expect(JSON.stringify(entry)).not.toContain(KEY);
  expect((entry as { answerBody: string }).answerBody).toContain('"status":"rejected"');
});

test('a dry run is logged with its header, and passed to the graph as one [A-DRY-5] [A-DRY-3]', async () => {
  const response = await warehouse.send('/orders/1042/reject', { method: 'POST', body: '{"reason_code": "x"}', headers: { 'x-service-dry-run': 'true', 'idempotency-key': 'k' } });
  const entry = warehouse.identity.logged[0] as { requestHeaders: string; answerHeaders: string };
  expect([response.status, JSON.parse(entry.requestHeaders), JSON.parse(entry.answerHeaders)]).toEqual([200, expect.objectContaining({ 'x-service-dry-run': 'true' }), expect.objectContaining({ 'X-Service-Dry-Run': 'true' })]);
  expect(warehouse.orders.asked.map(({ operation, context }) => [operation, context.dryRun, context.command])).toEqual([['Authenticate', undefined, undefined], ['RejectOrder', true, undefined], ['LogCall', undefined, undefined]]);
});

test('a call of an unknown caller is logged too [A-LOG-1]', async () => {
  await fetch(`${warehouse.base}/api/fulfillment/v1/nowhere?x=1`);
  expect(warehouse.identity.logged[0]).toMatchObject({ companyId: 0, path: '/api/fulfillment/v1/nowhere?x=1', status: 404 });
});

const LOG_FAILURES = [new Failure('UNAVAILABLE', 'Nothing can be stored at present; try again', { reason: 'storage' }), new Error('a fault of the log')];

test.each(LOG_FAILURES)('a read that cannot be logged is answered and counted, a write is not: 503 internal_error (%s) [A-LOG-1] [A-ERR-INTERNAL]', async (outage) => {
  warehouse.outages.set('LogCall', outage);
  expect([(await warehouse.send('/orders/1042')).status, (await warehouse.send('/ping', { method: 'HEAD' })).status, (await warehouse.send('/orders/9')).status]).toEqual([200, 200, 404]);
  expect(warehouse.counted).toEqual(['unlogged', 'unlogged', 'unlogged']);
  warehouse.clock.advance(1000);
  const response = await warehouse.send('/orders/1042/reject', { method: 'POST', body: '{"reason_code": "x"}' });
  expect([response.status, response.headers.get('retry-after'), (await errorOf(response)).code]).toEqual([503, '5', 'internal_error']);
});

test('while the log cannot be written, writes without a key are refused before they run, until it can be written again [A-LOG-1]', async () => {
  const write = async () => (await warehouse.send('/orders/1042/reject', { method: 'POST', body: '{"reason_code": "x"}' })).status;
  const done = () => warehouse.orders.asked.filter(({ operation }) => operation === 'RejectOrder').length;
  warehouse.outages.set('LogCall', LOG_FAILURES[0]);
  expect([await write(), await write(), await write(), done()]).toEqual([503, 503, 503, 1]);
  warehouse.clock.advance(1000);
  expect([await write(), await write(), done()]).toEqual([503, 503, 2]);
  warehouse.outages.clear();
  expect([await write(), (await warehouse.send('/ping')).status, await write(), await write(), done()]).toEqual([503, 200, 200, 200, 4]);
  expect(warehouse.messages.filter(({ msg }) => msg.startsWith('The call log')).map(({ msg }) => msg)).toEqual([
    'The call log cannot be written: reads are answered without it, writes are refused', 'The call log can be written again',
  ]);
});

test.each([['the log alone', ['LogCall']], ['another database alone', ['RejectOrder']], ['every database', ['RejectOrder', 'LogCall']]])('calls that are refused because %s can store nothing are a line at the beginning, one a minute and one at the end [A-LOG-1]', async (_, full) => {
  const write = async () => (await warehouse.send('/orders/1042/reject', { method: 'POST', body: '{"reason_code": "x"}' })).status;
  for (const operation of full) warehouse.outages.set(operation, new Failure('UNAVAILABLE', 'Nothing can be stored at present; try again', { reason: 'storage' }));
  for (let call = 0; call < 5; call += 1) expect([await write(), (await warehouse.send('/ping')).status]).toEqual([503, 200]);
  expect(warehouse.messages).toHaveLength(1);
  for (let minute = 0; minute < 2; minute += 1) {
    warehouse.clock.advance(60_000);
    expect([await write(), await write()]).toEqual([503, 503]);
  }
  warehouse.outages.clear();
  warehouse.clock.advance(1000);
  expect([(await warehouse.send('/ping')).status, await write()]).toEqual([200, 200]);
  expect(warehouse.messages.slice(1).map(({ msg, refused }) => [msg, refused])).toEqual([
    ['Nothing can be stored still: writes are refused', 6], ['Nothing can be stored still: writes are refused', 2], ['The call log can be written again', 1],
  ]);
});

test('an unexpected error is 500 internal_error, logged once with its request id, its text never echoed [A-ERR-INTERNAL]', async () => {
  warehouse.outages.set('ReadOrder', new Error('secret table name'));
  const response = await warehouse.send('/orders/1042');
  const text = await response.text();
  expect([response.status, text.includes('secret')]).toEqual([500, false]);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'internal_error', message: 'Internal error', details: {} } });
  expect(warehouse.messages.map(({ requestId }) => requestId)).toEqual([response.headers.get('x-request-id')]);
});

test('an unavailable part of the service is 503 internal_error with Retry-After [A-ERR-INTERNAL]', async () => {
  warehouse.outages.set('Authenticate', new Failure('UNAVAILABLE', 'A part of the service cannot be reached; try again'));
  const response = await warehouse.send('/ping');
  expect([response.status, response.headers.get('retry-after'), (await errorOf(response)).code]).toEqual([503, '5', 'internal_error']);
});

test('an aborted upload writes nothing, is logged as refused, and the surface keeps working [A-ERR-JSON]', async () => {
  const socket = connect(warehouse.port, '127.0.0.1');
  socket.write(`POST /api/fulfillment/v1/orders/1042/accept HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Length: 1000\r\n\r\n{"wms_`);
  await until(() => warehouse.orders.asked.length > 0);
  socket.destroy();
  await until(() => warehouse.identity.logged.length > 0);
  expect(warehouse.identity.logged).toMatchObject([{ status: 400, operation: 'orders.accept' }]);
  expect([warehouse.orders.orders[0]?.status, (await warehouse.send('/ping')).status]).toEqual(['TO_FULFILL', 200]);
  expect(warehouse.messages).toEqual([]);
});

test('an upload that was aborted before its body was read does not hang [A-ERR-JSON]', async () => {
  let open = (): void => undefined;
  warehouse.gates.set('Authenticate', new Promise((resolve) => { open = resolve; }));
  const socket = connect(warehouse.port, '127.0.0.1');
  socket.write(`POST /api/fulfillment/v1/orders/1042/accept HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Length: 1000\r\n\r\n{"wms_`);
  await until(() => warehouse.orders.asked.length > 0);
  await new Promise((resolve) => { socket.on('close', resolve); socket.destroy(); });
  await new Promise((resolve) => { setImmediate(resolve); });
  open();
  await until(() => warehouse.identity.logged.length > 0);
  expect(warehouse.identity.logged).toMatchObject([{ status: 400 }]);
});
