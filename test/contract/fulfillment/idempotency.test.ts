import { Failure } from '#contract/failure.js';
import { CONNECTION, errorOf, KEY, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

const HOUR = 3_600_000;
const reject = (key: string, { path = '/orders/1042/reject', body = '{"reason_code":"x"}' } = {}) => warehouse.send(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
const writes = () => warehouse.orders.asked.filter(({ operation }) => operation === 'RejectOrder');

test('the same key and request returns the stored bytes, once done, with Idempotent-Replayed and a new X-Request-Id [A-KEY-2]', async () => {
  const [first, again] = [await reject('k1'), await reject('k1')];
  expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed'), again.status, again.headers.get('content-type')]).toEqual([null, 'true', 200, 'application/json; charset=utf-8']);
  expect(await again.text()).toBe(await first.text());
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect([writes().length, again.headers.get('ratelimit-remaining')]).toEqual([1, '598']);
});

test('a stored error replays with the request_id of the first call [A-KEY-2] [REL-R1]', async () => {
  const [first, again] = [await reject('k1', { body: '{}' }), await reject('k1', { body: '{}' })];
  const original = await errorOf(first);
  expect([again.status, (await errorOf(again)).request_id]).toEqual([422, original.request_id]);
  expect(original.request_id).toBe(first.headers.get('x-request-id'));
});

test.each([{ path: '/orders/%231042/reject' }, { path: '/orders/1042/accept' }, { body: '{"reason_code": "x"}' }])('the same key with %j instead is 409 idempotency_key_reused [A-KEY-3] [REL-R2]', async (other) => {
  await reject('k1');
  const response = await reject('k1', other);
  expect([response.status, (await errorOf(response)).code, writes().length]).toEqual([409, 'idempotency_key_reused', 1]);
});

test('while the first request runs, others with its key are 409 idempotency_key_in_progress; of 50 at once one has an effect [A-KEY-4]', async () => {
  let open = (): void => undefined;
  warehouse.gates.set('RejectOrder', new Promise((resolve) => { open = resolve; }));
  const all = Array.from({ length: 50 }, () => reject('k1').then(async (response) => (response.status === 409 ? (await errorOf(response)).code : String(response.status))));
  while (warehouse.identity.logged.length < 50) await new Promise((resolve) => { setImmediate(resolve); });
  open();
  expect((await Promise.all(all)).sort()).toEqual(['200', ...Array.from({ length: 49 }, () => 'idempotency_key_in_progress')]);
  expect(writes()).toHaveLength(1);
});

test('a key in progress for over two minutes becomes free, and the repetition carries the same command [A-KEY-5]', async () => {
  for (const operation of ['RejectOrder', 'FinishCall']) warehouse.outages.set(operation, new Failure('UNAVAILABLE', 'The database cannot be reached; try again'));
  expect((await reject('k1')).status).toBe(503);
  warehouse.outages.clear();
  expect((await errorOf(await reject('k1'))).code).toBe('idempotency_key_in_progress');
  warehouse.clock.advance(120_001);
  expect((await reject('k1')).status).toBe(200);
  expect(writes().map(({ context }) => context.command?.id)).toEqual(['command-1', 'command-1']);
});

test('the recorded result of the first request is answered at once, although that request has not answered itself [A-KEY-4]', async () => {
  warehouse.outages.set('FinishCall', new Failure('UNAVAILABLE', 'The database cannot be reached; try again'));
  expect((await reject('k1')).status).toBe(503);
  warehouse.outages.clear();
  const answers = [await reject('k1'), await reject('k1')];
  expect(answers.map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual([[200, 'true'], [200, 'true']]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(writes()).toHaveLength(1);
});

test('a write that exceeded its two minutes is not stored: its key runs again [A-KEY-5] [A-KEY-6]', async () => {
  warehouse.outages.set('RejectOrder', new Failure('COMMAND_EXPIRED', 'This call took too long and was taken over by a repetition'));
  expect((await errorOf(await reject('k1'))).code).toBe('idempotency_key_in_progress');
  warehouse.outages.clear();
  const again = await reject('k1');
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
});

test('a keyed write carries its command and the end of its two minutes [A-KEY-5]', async () => {
  await reject('k1');
  expect(writes()[0]?.context).toMatchObject({
    via: 'fulfillment', command: { id: 'command-1', expiresAt: '2026-11-21T09:02:00.000Z' },
    principal: { kind: 'connection', companyId: 7, actor: 'Berlin WMS', connectionId: CONNECTION.id, warehouseId: CONNECTION.warehouseId },
  });
});

test('5xx and 429 answers are not stored: the same key runs again [A-KEY-6]', async () => {
  warehouse.outages.set('RejectOrder', new Error('boom'));
  expect((await reject('k1')).status).toBe(500);
  warehouse.outages.clear();
  const again = await reject('k1');
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
  warehouse.identity.connections.set(KEY, { ...CONNECTION, ratePerMinute: 1 });
  expect((await reject('k2')).status).toBe(429);
  warehouse.identity.connections.set(KEY, CONNECTION);
  expect((await reject('k2')).headers.get('idempotent-replayed')).toBeNull();
});

test('a key is stored for 48 hours [A-KEY-2] [REL-R6]', async () => {
  await reject('k1');
  warehouse.clock.advance(48 * HOUR - 1);
  expect((await reject('k1')).headers.get('idempotent-replayed')).toBe('true');
  warehouse.clock.advance(1);
  expect((await reject('k1')).headers.get('idempotent-replayed')).toBeNull();
});

test('keys are per connection [A-KEY-7] [REL-R2]', async () => {
  warehouse.identity.connections.set('pfk_other', { ...CONNECTION, id: '019aa000-0000-7000-8000-00000000c002' });
  await reject('k1');
  const other = await warehouse.send('/orders/1042/reject', { method: 'POST', body: '{"reason_code":"x"}', headers: { authorization: 'Bearer pfk_other', 'idempotency-key': 'k1' } });
  expect(other.headers.get('idempotent-replayed')).toBeNull();
});

test.each(['', 'has space', 'x'.repeat(256), 'caf\u00e9', 'a\tb'])('the key %j is 422 validation_failed [A-KEY-1] [REL-R2]', async (key) => {
  const response = await reject(key);
  const error = await errorOf(response);
  expect([response.status, error.code, error.details]).toEqual([422, 'validation_failed', { 'Idempotency-Key': ['must be 1 to 255 printable ASCII characters without spaces'] }]);
});

test('a key of 255 printable characters is accepted; reads ignore the header [A-KEY-1]', async () => {
  expect((await reject(`!~${'x'.repeat(253)}`)).status).toBe(200);
  expect((await warehouse.send('/ping', { headers: { 'idempotency-key': 'not valid' } })).status).toBe(200);
});
