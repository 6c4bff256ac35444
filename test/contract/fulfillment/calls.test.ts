import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
let begun = '';
beforeAll(async () => { graph = await openRealGraph(); });
beforeEach(() => {
  graph.clock.turn(3_600_000); // each test reads the calls since it began
  begun = graph.clock.now().toISOString();
});
afterAll(() => graph.close());

interface Call { request_id: string; operation: string; status: number; dry_run: boolean }
interface Page { data: Call[]; next_cursor: string | null }

const page = async (query = '') => (await graph.send(`/calls${query.includes('from=') ? query : `?from=${begun}${query}`}`)).json() as Promise<Page>;
const names = ({ data }: Page) => data.map(({ operation, status }) => `${operation} ${String(status)}`);
const idOf = (response: Response) => String(response.headers.get('x-request-id'));

test('a call is read with its headers and bodies as sent, the key redacted [A-CALLS-2] [A-CALLS-3]', async () => {
  const call = await graph.send('/orders/9/accept?token=s3cret', { method: 'POST', body: '{"wms_reference": "W1"}', headers: { 'content-type': 'application/json', 'idempotency-key': 'k1', cookie: 'a=b' } });
  const answered = await call.text();
  const response = await graph.send(`/calls/${idOf(call)}`);
  const text = await response.text();
  const read = JSON.parse(text) as Record<string, unknown> & { request: { headers: Record<string, string> } };
  expect([response.status, Object.keys(read)]).toEqual([200, ['request_id', 'operation', 'method', 'path', 'address', 'started_at', 'duration_ms', 'status', 'dry_run', 'request', 'answer']]);
  expect(read).toMatchObject({
    request_id: idOf(call), operation: 'orders.accept', method: 'POST', path: '/api/fulfillment/v1/orders/9/accept?token=[redacted]', address: '127.0.0.1', started_at: begun, duration_ms: 0,
    status: 404, dry_run: false,
    request: { headers: { authorization: '[redacted]', cookie: '[redacted]', 'idempotency-key': 'k1', 'content-type': 'application/json' }, body: '{"wms_reference": "W1"}' },
    answer: { headers: { 'X-Request-Id': idOf(call), 'Content-Type': 'application/json; charset=utf-8' }, body: answered },
  });
  expect(text).not.toContain(graph.keys.MI1);
});

test('the list is the connection\'s own log, newest first, page by page [A-CALLS-1] [A-CALLS-4]', async () => {
  for (const path of ['/ping', '/orders', '/orders/9']) await graph.send(path);
  await graph.send('/ping', {}, 'LY1');
  await graph.post('/orders/9/reject', '{"reason_code":"x"}');
  await graph.send('/stock', { method: 'PUT', body: '{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":1}]}', headers: { 'X-Service-Dry-Run': 'true' } });
  const first = await page('&limit=2');
  const second = await page(`&limit=2&cursor=${encodeURIComponent(String(first.next_cursor))}`);
  expect([names(first), names(second)]).toEqual([['stock.update 200', 'orders.reject 404'], ['orders.read 404', 'orders.list 200']]);
  expect(first.data.map(({ dry_run: dry }) => dry)).toEqual([true, false]);
  expect(Object.keys(first.data[0] ?? {})).toEqual(['request_id', 'operation', 'method', 'path', 'address', 'started_at', 'duration_ms', 'status', 'dry_run']);
});

test('a list is filtered by status, operation and time; its cursor is valid for the same filters only [A-CALLS-5] [A-LIST-3]', async () => {
  await graph.send('/ping');
  await graph.send('/orders/9');
  graph.clock.turn(30_000);
  const between = graph.clock.now().toISOString();
  graph.clock.turn(30_000);
  await graph.send('/orders/8');
  await graph.send('/orders/7');
  expect(names(await page('&status=200'))).toEqual(['ping 200']);
  expect(names(await page('&operation=orders.read'))).toEqual(['orders.read 404', 'orders.read 404', 'orders.read 404']);
  expect(names(await page(`&status=404&to=${between}`))).toEqual(['orders.read 404']);
  expect(names(await page(`?status=404&from=${between}`))).toEqual(['orders.read 404', 'orders.read 404']);
  const { next_cursor: cursor } = await page('&status=404&limit=1');
  expect(names(await page(`&status=404&limit=1&cursor=${encodeURIComponent(String(cursor))}`))).toEqual(['orders.read 404']);
  expect((await graph.send(`/calls?from=${begun}&status=200&cursor=${encodeURIComponent(String(cursor))}`)).status).toBe(400);
});

test('another connection\'s call is 404, and so is text that is no id [A-CALLS-4]', async () => {
  const other = idOf(await graph.send('/ping', {}, 'LY1'));
  for (const id of [other, 'x', '%00', '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f', 'a'.repeat(3000)]) {
    const response = await graph.send(`/calls/${id}`);
    expect([id, response.status, (await errorOf(response)).code]).toEqual([id, 404, 'not_found']);
  }
});

test('a call is kept for 30 days [A-CALLS-6]', async () => {
  const id = idOf(await graph.send('/ping'));
  graph.clock.turn(30 * 86_400_000 - 1000);
  expect((await graph.send(`/calls/${id}`)).status).toBe(200);
  graph.clock.turn(2000);
  expect([(await graph.send(`/calls/${id}`)).status, names(await page('?operation=ping&from=2026-11-21T00:00:00Z'))]).toEqual([404, []]);
});

test('a keyed call, its replay and a refused one are all there [A-CALLS-1]', async () => {
  await graph.place('#1', [['MUG', 1]]);
  const ids: string[] = [];
  for (const body of ['{}', '{}', '{"wms_reference":"x"}']) ids.unshift(idOf(await graph.post('/orders/1/accept', body, { key: 'k' })));
  const { data } = await page('&operation=orders.accept');
  expect(data.map(({ request_id: id, status }) => [id, status])).toEqual([[ids[0], 409], [ids[1], 200], [ids[2], 200]]);
});

test.each(['status=99', 'status=600', 'status=ok', 'limit=0', 'limit=201', 'from=x', 'to=2026', `operation=${'x'.repeat(81)}`])('%s is 422 [A-CALLS-5] [A-LIST-2]', async (query) => {
  const response = await graph.send(`/calls?${query}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, 'validation_failed']);
});
