import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
beforeAll(async () => {
  graph = await openRealGraph();
  await graph.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'brt', name: 'BRT', countries: ['IT'], trackingPrefix: 'BR', trackingFrom: 1 } });
  await graph.asStaff('mutation R { setAutomaticRefunds(automatic: true) }', {});
});
afterAll(() => graph.close());

interface Row { readonly call: string; readonly target: string; readonly body: string; readonly before?: readonly string[] }

/** A write of every row; the order is placed at WA1, where the platform makes the labels, and goes through the calls named last. */
const ROWS: readonly Row[] = [
  { call: 'orders.accept', target: 'POST /orders/5001/accept', body: '{"wms_reference":"W-1"}' },
  { call: 'orders.accept_many', target: 'POST /orders/accept', body: '{"numbers":["5300","#5301","nope"]}' },
  { call: 'orders.reject', target: 'POST /orders/5002/reject', body: '{"reason_code":"no_stock"}' },
  { call: 'orders.picked', target: 'POST /orders/5003/picked', body: '{"lines":[{"sku":"MUG","quantity":1,"lot_number":"L1"}],"parcels":[{"reference":"P-1","weight_g":400},{}]}', before: ['accept'] },
  { call: 'orders.shipments', target: 'POST /orders/5004/shipments', body: '{"tracking_number":"T1"}', before: ['accept', 'picked'] },
  { call: 'orders.cancel', target: 'POST /orders/5005/cancel', body: '{"reason_code":"damaged"}', before: ['accept'] },
  { call: 'labels.make', target: 'POST /orders/5006/labels', body: '{"parcels":[{"reference":"P-1","weight_g":500},{"reference":"P-2"}]}', before: ['accept'] },
  { call: 'stock.update', target: 'PUT /stock', body: '{"items":[{"sku":"MUG","location_code":"WA1-MAIN","quantity":7},{"sku":"TEE","location_code":"WA1-BACK","quantity":1,"classification":"damaged"}]}' },
  { call: 'returns.accept', target: 'POST /returns/R1001/accept', body: '{"wms_reference":"RET-1"}' },
  { call: 'returns.receive', target: 'POST /returns/R1001/receive', body: '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}' },
  { call: 'returns.register', target: 'POST /returns', body: '{"tracking_number":"T9","lines":[{"sku":"TEE","quantity":1,"classification":"damaged"}]}' },
];

const BODIES: Readonly<Record<string, string>> = { picked: '{"lines":[{"sku":"MUG","quantity":2}],"parcels":[{}]}' };
const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const alike = (text: string): string => text.replaceAll(UUIDS, 'id').replaceAll(TIMES, 'time');

const write = (target: string, body: string, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = target.split(' ');
  return graph.send(path, { method, body, headers }, 'WA1');
};
const shipped = async (number: string): Promise<string> => {
  const { id } = (await graph.place(number, [['MUG', 1, 'WA1']])).placeOrder as { id: string };
  for (const call of ['accept', 'picked', 'shipments']) expect((await write(`POST /orders/${number.slice(1)}/${call}`, call === 'picked' ? '{"lines":[{"sku":"MUG","quantity":1}]}' : '')).status).toBe(200);
  return id;
};

test('the rows above and those of webhooks are all writes of the interface [A-DRY-1]', async () => {
  const { paths } = await (await fetch(`${graph.base}/openapi.json`)).json() as { paths: Record<string, Record<string, { operationId: string }>> };
  const writes = Object.values(paths).flatMap((methods) => Object.entries(methods).filter(([method]) => method !== 'get').map(([, { operationId }]) => operationId));
  expect([...ROWS.map(({ call }) => call), 'webhooks.ping', 'webhooks.resend'].sort()).toEqual(writes.sort()); // webhooks.test.ts has their dry runs
});

test.each(ROWS)('a dry run of $call answers what the call would, keeps nothing and leaves the key alone [A-DRY-1] [A-DRY-2] [A-DRY-3]', async ({ call, target, body, before = [] }) => {
  const number = / \/orders\/(\d+)/.exec(target)?.[1];
  if (number !== undefined) await graph.place(`#${number}`, [['MUG', 2, 'WA1']]);
  for (const step of before) expect((await write(`POST /orders/${String(number)}/${step}`, BODIES[step] ?? '')).status).toBe(200);
  if (call === 'orders.accept_many') for (const other of ['#5300', '#5301']) await graph.place(other, [['MUG', 1, 'WA1']]);
  if (call === 'returns.accept') {
    await shipped('#5100');
    await graph.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: '5100', lines: [{ sku: 'MUG', quantity: 1 }] } });
  }
  const stored = await graph.stored();
  const dry = await write(target, body, { 'X-Service-Dry-Run': 'true', 'idempotency-key': `key-${call}` });
  const text = await dry.text();
  expect([text, dry.headers.get('x-service-dry-run'), dry.headers.get('idempotent-replayed')]).toEqual([expect.not.stringMatching(/^{"error"/), 'true', null]);
  expect(await graph.stored()).toEqual(stored);
  const real = await write(target, body, { 'idempotency-key': `key-${call}` });
  expect([real.status, real.headers.get('x-service-dry-run'), real.headers.get('idempotent-replayed')]).toEqual([dry.status, null, null]);
  expect(alike(await real.text())).toBe(alike(text));
  expect(await graph.stored()).not.toEqual(stored);
  const again = await write(target, body, { 'X-Service-Dry-Run': 'true', 'idempotency-key': `key-${call}` });
  expect(again.headers.get('idempotent-replayed')).toBeNull();
});

test('a dry run is refused as the call would be, and says that it was one [A-DRY-1]', async () => {
  const response = await write('POST /orders/5001/accept', '', { 'X-Service-Dry-Run': 'True' });
  expect([response.status, response.headers.get('x-service-dry-run'), (await errorOf(response)).code]).toEqual([409, 'true', 'order_already_accepted']);
  const invalid = await write('POST /orders/5001/reject', '{}', { 'X-Service-Dry-Run': 'true' });
  expect([invalid.status, (await errorOf(invalid)).details]).toEqual([422, { reason_code: ['is required'] }]);
});

test('a header that says neither true nor false is refused, a write is not done by a slip of the pen [A-DRY-4]', async () => {
  await graph.place('#5200', [['MUG', 1, 'WA1']]);
  for (const value of ['yes', '1', '']) {
    const response = await write('POST /orders/5200/accept', '', { 'X-Service-Dry-Run': value });
    expect([response.status, await errorOf(response)]).toEqual([422, expect.objectContaining({ code: 'validation_failed', details: { 'X-Service-Dry-Run': ['must be true or false'] } })]);
  }
  expect((await write('POST /orders/5200/accept', '', { 'X-Service-Dry-Run': 'true', 'idempotency-key': 'a b' })).status).toBe(422);
  expect((await (await graph.send('/orders/5200', { headers: { 'X-Service-Dry-Run': 'true' } }, 'WA1')).json() as { status: string }).status).toBe('to_fulfill');
  expect((await (await write('POST /orders/5200/accept', '', { 'X-Service-Dry-Run': 'false' })).json() as { status: string }).status).toBe('accepted');
});
