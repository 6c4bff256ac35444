import { eur, newOrder, openIntegration, type Integration } from './integration.js';

let d: Integration;
beforeAll(async () => {
  d = await openIntegration();
  for (let number = 1; number <= 7; number += 1) {
    d.clock.turn(1000);
    await d.create({ ...newOrder(`R-${String(number)}`), number: `#${String(number)}`, lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('10.00') }] });
  }
});
afterAll(() => d.close());

interface Page { data: { number: string; updated_at: string; id: string }[]; next_cursor: string | null }
const page = (query: string): Promise<Page> => d.read(`/orders?${query}`) as Promise<Page>;
const numbers = ({ data }: Page): string[] => data.map(({ number }) => number);

/** Every record, page by page. */
async function everything(query: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const read: Page = await page(`${query}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
    found.push(...numbers(read));
    cursor = read.next_cursor;
  }
  return found;
}

test('a ping shows whose key it is, what it may do and that webhooks are off [D-PING-1] [D-PING-2] [D-REQUEST-ID]', async () => {
  const response = await d.send('/ping');
  expect(await response.json()).toEqual({
    api_version: 'v1', company: { id: 1, name: 'Lume' }, connection: { id: d.connections.ERP.id, name: 'ERP', status: 'active' },
    scopes: ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'orders:write'], webhooks: { enabled: false, events: [] }, server_time: '2026-11-21T09:30:07.000Z',
  });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await d.read('/ping', 'BI')).scopes).toEqual(['orders:read', 'returns:read', 'inventory:read', 'locations:read']);
  expect((await d.read('/ping', 'STOCK')).scopes).toEqual(['inventory:read']);
});

test('once a webhook URL is set the ping names the events of the scopes [D-PING-2]', async () => {
  for (const as of ['BI', 'STOCK'] as const) {
    await d.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: d.connections[as].id, webhookUrl: 'https://erp.example.com/hooks' } });
  }
  expect((await d.read('/ping', 'BI')).webhooks).toEqual({ enabled: true, events: ['order.created', 'order.status_changed', 'shipment.shipped', 'return.created', 'return.status_changed'] });
  expect((await d.read('/ping', 'STOCK')).webhooks).toEqual({ enabled: true, events: [] });
});

test('orders are listed by last update, oldest first, page by page until next_cursor is null [D-LIST-1]', async () => {
  expect(numbers(await page(''))).toEqual(['#1', '#2', '#3', '#4', '#5', '#6', '#7']);
  expect(await everything('limit=3')).toEqual(['#1', '#2', '#3', '#4', '#5', '#6', '#7']);
  expect(await everything('limit=7')).toEqual(['#1', '#2', '#3', '#4', '#5', '#6', '#7']);
  expect(await everything('limit=2&status=in_fulfillment')).toHaveLength(7);
  expect(await page('status=delivered')).toEqual({ data: [], next_cursor: null });
});

test('a copy is synchronized with the updated_at of the last order stored; + is written %2B [D-LIST-4]', async () => {
  const { data } = await page('limit=200');
  const last = data.at(-1)?.updated_at ?? '';
  d.clock.turn(1000);
  await d.cancel('3');
  expect(numbers(await page(`updated_since=${last}`))).toEqual(['#7', '#3']);
  expect(numbers(await page(`updated_since=${encodeURIComponent(last.replace('Z', '+00:00'))}`))).toEqual(['#7', '#3']);
  expect(numbers(await page(`updated_since=2026-11-21T10:30:07.000%2B01:00`))).toEqual(['#7', '#3']);
  expect(await everything(`limit=1&updated_since=${last}`)).toEqual(['#7', '#3']);
  expect(numbers(await page('status=cancelled'))).toEqual(['#3']);
});

test('a cursor is valid with its status only [D-LIST-3] [REL-S8]', async () => {
  const { next_cursor: cursor } = await page('limit=2&status=in_fulfillment');
  expect((await d.send(`/orders?limit=2&status=in_fulfillment&cursor=${String(cursor)}`)).status).toBe(200);
  for (const path of ['/orders?status=cancelled&', '/orders?', '/returns?', '/inventory?', '/events?', '/exports/returns?']) {
    expect([path, ...await d.outcome(await d.send(`${path}cursor=${String(cursor)}`))]).toEqual([path, 400, 'invalid_cursor']);
  }
  for (const cursor of ['x', '%00', 'e30', '__proto__', 'x'.repeat(5000)]) expect(await d.outcome(await d.send(`/orders?cursor=${cursor}`))).toEqual([400, 'invalid_cursor']);
});

test.each(['/orders', '/returns', '/inventory', '/events'])('%s serves 1 to 200 records a page; invalid parameters are validation_failed [D-LIST-2]', async (path) => {
  for (const [query, field] of [['limit=0', 'limit'], ['limit=201', 'limit'], ['limit=x', 'limit'], ['limit=1&limit=2', 'limit']] as const) {
    const response = await d.send(`${path}?${query}`);
    expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'validation_failed', details: { [field]: [expect.any(String)] } } }]);
  }
  expect((await d.send(`${path}?limit=200`)).status).toBe(200);
  const since = path === '/events' ? 'since' : 'updated_since';
  expect(await d.outcome(await d.send(`${path}?${since}=yesterday`))).toEqual([422, 'validation_failed']);
});

test.each([['/orders', 'picked'], ['/returns', 'shipped']])('%s in an unknown status is validation_failed [D-LIST-2]', async (path, status) => {
  expect(await d.outcome(await d.send(`${path}?status=${status}`))).toEqual([422, 'validation_failed']);
});

test('an order is read by its number, with %23 or without, or by its id [D-PATH-1]', async () => {
  const { id } = await d.read('/orders/1') as { id: string };
  for (const path of ['/orders/%231', `/orders/${id}`, `/orders/${id.toUpperCase()}`]) expect((await d.read(path)).id).toBe(id);
});

test.each([
  ['/orders/999', 'order_not_found'], ['/orders/999/timeline', 'order_not_found'], ['/orders/01a1fc73-79be-73b3-8969-9c1722a4f040', 'order_not_found'], ['/orders/%00', 'order_not_found'],
  [`/orders/${'x'.repeat(400)}`, 'order_not_found'], ['/returns/R999', 'return_not_found'], ['/returns/__proto__', 'return_not_found'], ['/calls/x', 'not_found'], ['/nothing', 'not_found'], ['/exports/people', 'not_found'],
])('%s is 404 %s [D-ERROR-2] [D-ERROR-3]', async (path, code) => {
  expect(await d.outcome(await d.send(path))).toEqual([404, code]);
});

test('errors have their four fields, and a request id that is the header\'s [D-ERROR-1] [D-REQUEST-ID]', async () => {
  const response = await d.send('/orders/999');
  expect(await response.text()).toBe(`{"error":{"code":"order_not_found","message":"There is no such order","request_id":"${String(response.headers.get('x-request-id'))}","details":{}}}`);
});

test('a body that is not JSON or too long, or an unknown method, is refused in the error shape [D-ERROR-3]', async () => {
  const post = (body: string) => d.send('/orders', { method: 'POST', body });
  expect(await d.outcome(await post('{'))).toEqual([400, 'invalid_json']);
  expect(await d.outcome(await post(`{"x":"${'x'.repeat(2 * 1024 * 1024)}"}`))).toEqual([413, 'payload_too_large']);
  for (const body of ['[]', '7', 'null', '']) expect(await d.outcome(await post(body))).toEqual([422, 'validation_failed']);
  const wrong = await d.send('/orders', { method: 'DELETE' });
  expect([wrong.headers.get('allow'), ...await d.outcome(wrong)]).toEqual(['GET, POST, HEAD, OPTIONS', 405, 'method_not_allowed']);
});

test('the own call log is read, with headers and bodies and without secrets [D-CALLS-1]', async () => {
  const response = await d.send('/orders/999', {}, 'BI');
  const requestId = String(response.headers.get('x-request-id'));
  const { data: [newest] } = await d.read('/calls?limit=1', 'BI');
  expect(newest).toMatchObject({ request_id: requestId, operation: 'orders.read', method: 'GET', path: '/api/commerce/v1/orders/999', status: 404, dry_run: false });
  const detail = await d.read(`/calls/${requestId}`, 'BI');
  expect([detail.request.headers.authorization, detail.answer.body]).toEqual(['[redacted]', expect.stringContaining('order_not_found')]);
  expect(await d.outcome(await d.send(`/calls/${requestId}`))).toEqual([404, 'not_found']);
});
