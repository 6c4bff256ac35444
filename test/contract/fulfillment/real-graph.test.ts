import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;

beforeAll(async () => {
  graph = await openRealGraph();
  for (const number of ['#1042', '#1043', '#1044']) await graph.place(number, [['MUG', 2]]);
});
afterAll(() => graph.close());

const send = (path: string, init: RequestInit = {}) => graph.send(path, init);

test('a warehouse pings, polls, reads an order and accepts it on the real graph [A-PING-1] [A-LIST-1] [A-ACCEPT-1] [A-KEY-2]', async () => {
  expect(await (await send('/ping')).json()).toMatchObject({ api_version: 'v1', company: { name: 'Lume' }, connection: { name: 'MI1 WMS', status: 'active' }, locations: [{ code: 'MI1' }], webhooks: { enabled: false } });
  const first = await (await send('/orders?limit=2')).json() as { data: { number: string }[]; next_cursor: string };
  const second = await (await send(`/orders?limit=2&cursor=${encodeURIComponent(first.next_cursor)}`)).json() as typeof first;
  expect([[...first.data, ...second.data].map(({ number }) => number), second.next_cursor]).toEqual([['#1042', '#1043', '#1044'], null]);
  const accept = () => send('/orders/%231042/accept', { method: 'POST', body: '{"wms_reference":"W1"}', headers: { 'idempotency-key': 'k1' } });
  const [one, two] = [await accept(), await accept()];
  const text = await one.text();
  expect(JSON.parse(text)).toMatchObject({ number: '#1042', status: 'accepted', wms_reference: 'W1', accepted_at: '2026-11-21T09:30:00.000Z' });
  expect([one.status, two.headers.get('idempotent-replayed'), await two.text()]).toEqual([200, 'true', text]);
  expect(await (await send('/orders/1042')).json()).toEqual(JSON.parse(text));
});

test('a cursor of another status is 400 invalid_cursor on the real graph [A-LIST-3]', async () => {
  const { next_cursor: cursor } = await (await send('/orders?limit=1')).json() as { next_cursor: string };
  const response = await send(`/orders?status=accepted&cursor=${encodeURIComponent(cursor)}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([400, 'invalid_cursor']);
  expect([(await send('/orders?cursor=bm9uc2Vuc2U.x')).status, (await send('/orders?cursor=%00')).status]).toEqual([400, 400]);
});

test('a parcel that was not announced becomes a return, corrected by a second report, on the real graph [A-RETURNS-2] [A-RETURNS-5] [A-RETURNS-6] [A-RETURNS-7]', async () => {
  const report = (path: string, body: object) => send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': `${path}-${JSON.stringify(body).length.toString()}` } });
  const made = await report('/returns', { order_number: '1042', tracking_number: 'T1', lines: [{ sku: 'MUG', quantity: 1, classification: 'Sellable' }] });
  const record = await made.json() as { number: string; id: string };
  expect([made.status, record]).toEqual([201, expect.objectContaining({
    number: 'R1001', status: 'not_compliant', compliant: false, announced: false, order_number: '#1042', tracking_numbers: ['T1'], accepted_at: null,
    lines: [expect.objectContaining({ sku: 'MUG', quantity_expected: 0, quantity_received: 1, classification: 'sellable' })],
  })]);
  expect(await (await send('/returns/r1001')).json()).toEqual(record);
  expect(await (await send('/returns')).json()).toEqual({ data: [], next_cursor: null });
  expect(await (await send('/returns?status=not_compliant')).json()).toEqual({ data: [record], next_cursor: null });
  expect(await (await report(`/returns/${record.id}/receive`, { lines: [{ barcode: '4006381333931', quantity: 2, classification: 'Worn' }] })).json())
    .toMatchObject({ status: 'not_compliant', lines: [{ quantity_received: 2, classification: 'Worn' }] });
  const unknown = await report('/returns/R1001/receive', { lines: [{ sku: 'MUG', quantity: 1, classification: 'sellable' }, { sku: 'NOPE', quantity: 1, classification: 'sellable' }] });
  expect([unknown.status, await errorOf(unknown)]).toEqual([422, expect.objectContaining({ code: 'unknown_item', details: { 'lines.1': ['no item has the sku NOPE'] } })]);
  expect([(await send('/returns/R9')).status, (await send('/returns/%00')).status, (await send('/returns?status=expected&cursor=x')).status]).toEqual([404, 404, 400]);
});

test('50 identical keyed calls at once have one effect on the real graph [A-KEY-4]', async () => {
  const statuses = await Promise.all(Array.from({ length: 50 }, async () => {
    const response = await send('/orders/1043/accept', { method: 'POST', headers: { 'idempotency-key': 'k50' } });
    return [response.status, response.headers.get('idempotent-replayed')].join();
  }));
  expect(statuses.filter((status) => status === '200,')).toHaveLength(1);
  expect(statuses.filter((status) => status !== '200,' && status !== '200,true' && status !== '409,')).toEqual([]);
});

test('wrong keys, odd numbers and long paths get documented errors on the real graph [A-AUTH-2] [A-ERR-NOT-FOUND]', async () => {
  const statuses = await Promise.all(['/orders/%00', `/orders/${'x'.repeat(5000)}`, `/orders?cursor=${'y'.repeat(5000)}`, '/orders/%F0%9F%A6%84'].map(async (path) => (await send(path)).status));
  expect(statuses).toEqual([404, 404, 400, 404]);
  expect((await send('/ping', { headers: { authorization: `Bearer ${'z'.repeat(4000)}` } })).status).toBe(401);
});

test('labels and documents of a warehouse that makes its own, on the real graph [A-LABEL-2] [A-DOCUMENT-1]', async () => {
  const make = (body: string) => send('/orders/1044/labels', { method: 'POST', body });
  const refused = [await send('/orders/1044/labels'), await make('{"parcels": [{"reference": "P-1"}]}')];
  for (const response of refused) expect([response.status, (await errorOf(response)).code]).toEqual([422, 'labels_not_enabled']);
  const documents = await send('/orders/%231044/documents');
  expect([documents.status, await documents.json()]).toEqual([200, { data: [] }]);
  expect([(await send('/orders/9/labels')).status, (await send('/orders/9/documents')).status]).toEqual([404, 404]);
});

test('a return names its order by the id the order has here, and not the order of another warehouse [A-RETURN-2]', async () => {
  await graph.place('#1060', [['MUG', 1, 'MI1'], ['TEE', 1, 'LY1']]);
  await graph.place('#1061', [['TEE', 1, 'LY1']]);
  const { id } = await (await send('/orders/1060')).json() as { id: string };
  const report = async (number: string) => (await graph.post('/returns', `{"order_number":"${number}","lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}`)).json();
  expect([await report('1060'), await report('1061'), await report('9999')]).toMatchObject([
    { order_id: id, order_number: '#1060', customer: { name: 'Ada Rossi' } }, { order_id: null, order_number: '#1061', customer: { name: null } }, { order_id: null, order_number: '#9999' },
  ]);
  const { data } = await (await send('/returns?status=not_compliant')).json() as { data: { order_id: string | null }[] };
  expect(data.map(({ order_id: order }) => order).slice(-3)).toEqual([id, null, null]);
});

test('a cancellation is confirmed once [A-CANCEL-2]', async () => {
  await graph.place('#1062', [['MUG', 1]]);
  await graph.post('/orders/1062/accept');
  await graph.cancel('#1062');
  expect((await (await graph.post('/orders/1062/cancel')).json() as { status: string }).status).toBe('cancelled');
  const again = await graph.post('/orders/1062/cancel');
  expect([again.status, (await errorOf(again)).code]).toEqual([409, 'order_cancelled']);
});

test('every list has its own statuses, oldest change first [A-ORDERS-2] [A-ORDERS-3]', async () => {
  for (const number of ['#1070', '#1071', '#1072']) await graph.place(number, [['MUG', 1]]);
  for (const number of ['1072', '1070', '1071']) await graph.post(`/orders/${number}/accept`);
  await graph.cancel('#1071');
  const numbers = async (status: string) => ((await (await send(`/orders?status=${status}&limit=200`)).json()) as { data: { number: string; status: string }[] }).data.map(({ number, status: word }) => `${number} ${word}`).slice(-2);
  expect(await numbers('accepted')).toEqual(['#1072 accepted', '#1070 accepted']);
  expect((await numbers('cancelled')).at(-1)).toBe('#1071 cancel_requested');
});
