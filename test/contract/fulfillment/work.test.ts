import { openRealGraph, type PlacedLine, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
beforeAll(async () => { graph = await openRealGraph(); });
afterAll(() => graph.close());

interface Line { sku: string; quantity_picked: number; quantity_unfulfillable: number; quantity_shipped: number; quantity_cancelled: number; quantity_open: number }

/** An accepted order. */
async function accepted(number: string, lines: readonly PlacedLine[] = [['MUG', 2], ['TEE', 1]]): Promise<void> {
  await graph.place(`#${number}`, lines);
  expect((await graph.post(`/orders/${number}/accept`)).status).toBe(200);
}

/** Status of the answer and of the order, and by sku: picked, unfulfillable, shipped, cancelled, open. */
async function outcome(call: Promise<Response>): Promise<unknown> {
  const response = await call;
  const { status, lines } = await response.json() as { status: string; lines?: Line[] };
  return [response.status, status, ...(lines ?? []).map((line) => `${line.sku} ${[line.quantity_picked, line.quantity_unfulfillable, line.quantity_shipped, line.quantity_cancelled, line.quantity_open].join(' ')}`)];
}

const refusal = async (call: Promise<Response>): Promise<unknown> => {
  const response = await call;
  const { code, details } = await errorOf(response);
  return [response.status, code, details];
};

test('a whole order is picked and shipped [A-PICKED-1] [A-SHIPMENTS-1] [A-PICKED-5]', async () => {
  await accepted('2001');
  expect(await outcome(graph.post('/orders/2001/picked', '{"picked_at":"2026-11-21T10:15:00Z","lines":[{"sku":"MUG","quantity":2,"lot_number":"L1","lot_expiration":"2027-01-31","serial_number":"S1"},{"barcode":"5901234123457","quantity":1}],"parcels":[{"reference":"P-1","tracking_number":"T1","weight_g":900,"height_mm":0,"width_mm":1,"depth_mm":2},{}]}')))
    .toEqual([200, 'processed', 'MUG 2 0 0 0 2', 'TEE 1 0 0 0 1']);
  expect(await outcome(graph.post('/orders/2001/shipments'))).toEqual([200, 'shipped', 'MUG 2 0 2 0 0', 'TEE 1 0 1 0 0']);
  expect(await refusal(graph.post('/orders/2001/picked', '{"lines":[{"sku":"MUG","quantity":2}]}'))).toEqual([409, 'order_already_shipped', {}]);
  expect(await refusal(graph.post('/orders/2001/shipments'))).toEqual([409, 'invalid_state', {}]);
});

test('missing units are unfulfillable and the last report counts [A-PICKED-3] [A-PICKED-4]', async () => {
  await accepted('2002');
  expect(await outcome(graph.post('/orders/2002/picked', '{"lines":[{"sku":"MUG","quantity":1}]}'))).toEqual([200, 'processed', 'MUG 1 1 0 0 1', 'TEE 0 1 0 0 0']);
  expect(await outcome(graph.post('/orders/2002/picked', '{"lines":[{"sku":"MUG","quantity":2},{"sku":"TEE","quantity":0}]}'))).toEqual([200, 'processed', 'MUG 2 0 0 0 2', 'TEE 0 1 0 0 0']);
  expect(await outcome(graph.post('/orders/2002/shipments'))).toEqual([200, 'shipped', 'MUG 2 0 2 0 0', 'TEE 0 1 0 0 0']);
});

test('an unknown item or too many units record nothing [A-PICKED-2] [A-SHIPMENTS-3]', async () => {
  await accepted('2003');
  expect(await refusal(graph.post('/orders/2003/shipments'))).toEqual([409, 'invalid_state', {}]);
  expect(await refusal(graph.post('/orders/2003/picked', '{"lines":[{"sku":"MUG","quantity":1},{"sku":"NOPE","quantity":1},{"quantity":1}]}')))
    .toEqual([422, 'unknown_item', { 'lines.1': ['NOPE is not on this order'], 'lines.2': ['this item is not on this order'] }]);
  expect(await refusal(graph.post('/orders/2003/picked', '{"lines":[{"sku":"MUG","quantity":3}]}'))).toEqual([422, 'validation_failed', { 'lines.0.quantity': ['more than this order has of it'] }]);
  expect(await refusal(graph.post('/orders/2003/picked', '{"lines":[{"sku":"MUG","quantity":2},{"barcode":"4006381333931","quantity":1}]}'))).toEqual([422, 'validation_failed', { 'lines.1.quantity': ['more than this order has of it'] }]);
  expect(await outcome(graph.send('/orders/2003'))).toEqual([200, 'accepted', 'MUG 0 0 0 0 2', 'TEE 0 0 0 0 1']);
  await graph.post('/orders/2003/picked', '{"lines":[{"sku":"MUG","quantity":1}]}');
  expect(await refusal(graph.post('/orders/2003/shipments', '{"lines":[{"sku":"MUG","quantity":2}]}'))).toEqual([422, 'validation_failed', { 'lines.0.quantity': ['more than was picked and has not left'] }]);
});

test('units leave in several shipments, and parcels hold no more than leaves [A-SHIPMENTS-2] [A-SHIPMENTS-4]', async () => {
  await accepted('2004');
  await graph.post('/orders/2004/picked', '{"lines":[{"sku":"MUG","quantity":2},{"sku":"TEE","quantity":1}]}');
  expect(await outcome(graph.post('/orders/2004/shipments', '{"tracking_number":"A","carrier_code":"brt","lines":[{"sku":"MUG","quantity":1,"lot_number":"L1"}]}'))).toEqual([200, 'processed', 'MUG 2 0 1 0 1', 'TEE 1 0 0 0 1']);
  expect(await refusal(graph.post('/orders/2004/picked', '{"lines":[{"sku":"MUG","quantity":2}]}'))).toEqual([409, 'order_already_shipped', {}]);
  expect(await refusal(graph.post('/orders/2004/shipments', '{"parcels":[{"lines":[{"sku":"MUG","quantity":1}]},{"lines":[{"sku":"MUG","quantity":1}]}]}')))
    .toEqual([422, 'validation_failed', { 'parcels.1.lines.0.quantity': ['more than leaves with this shipment'] }]);
  expect(await outcome(graph.post('/orders/2004/shipments', '{"tracking_url":"https://carrier.example/B","parcels":[{"tracking_number":"B","lines":[{"sku":"MUG","quantity":1}]},{"tracking_number":"C"}]}')))
    .toEqual([200, 'shipped', 'MUG 2 0 2 0 0', 'TEE 1 0 1 0 0']);
  const { order } = await graph.asStaff('query S { order(reference: "2004") { shipments { trackingNumbers lines { quantity lotNumber } } } }', {}) as { order: { shipments: { trackingNumbers: string[] }[] } };
  expect(order.shipments.sort((one, other) => one.trackingNumbers.length - other.trackingNumbers.length))
    .toEqual([{ trackingNumbers: ['A'], lines: [{ quantity: 1, lotNumber: 'L1' }] }, { trackingNumbers: ['B', 'C'], lines: [{ quantity: 1, lotNumber: null }, { quantity: 1, lotNumber: null }] }]);
});

test('a warehouse short-closes its fulfillment order, before or after picking [A-CANCEL-1]', async () => {
  await accepted('2005');
  expect(await outcome(graph.post('/orders/2005/cancel', '{"reason_code":"damaged","message":"broken"}'))).toEqual([200, 'closed', 'MUG 0 2 0 0 0', 'TEE 0 1 0 0 0']);
  expect(await refusal(graph.post('/orders/2005/picked', '{"lines":[{"sku":"MUG","quantity":2}]}'))).toEqual([409, 'invalid_state', {}]);
  expect(await refusal(graph.post('/orders/2005/shipments'))).toEqual([409, 'invalid_state', {}]);
  await accepted('2006');
  await graph.post('/orders/2006/picked', '{"lines":[{"sku":"MUG","quantity":2}]}');
  expect(await outcome(graph.post('/orders/2006/cancel'))).toEqual([200, 'closed', 'MUG 2 2 0 0 0', 'TEE 0 1 0 0 0']);
});

test('short-closing works when another warehouse already shipped its fulfillment order [A-CANCEL-4]', async () => {
  await graph.place('#2007', [['MUG', 1, 'MI1'], ['TEE', 1, 'LY1']]);
  await graph.post('/orders/2007/accept');
  await graph.post('/orders/2007/accept', '', { at: 'LY1' });
  await graph.post('/orders/2007/picked', '{"lines":[{"sku":"TEE","quantity":1}]}', { at: 'LY1' });
  expect(await outcome(graph.post('/orders/2007/shipments', '', { at: 'LY1' }))).toEqual([200, 'shipped', 'TEE 1 0 1 0 0']);
  expect(await outcome(graph.post('/orders/2007/cancel'))).toEqual([200, 'closed', 'MUG 0 1 0 0 0']);
});

test('a cancellation by the merchant is confirmed, or is too late [A-CANCEL-2] [A-CANCEL-3] [A-PICKED-5] [A-SHIPMENTS-5]', async () => {
  await accepted('2008');
  await graph.cancel('#2008');
  expect(await refusal(graph.post('/orders/2008/picked', '{"lines":[{"sku":"MUG","quantity":2}]}'))).toEqual([409, 'order_cancel_requested', {}]);
  expect(await outcome(graph.post('/orders/2008/cancel'))).toEqual([200, 'cancelled', 'MUG 0 0 0 2 0', 'TEE 0 0 0 1 0']);
  expect(await refusal(graph.post('/orders/2008/picked', '{"lines":[{"sku":"MUG","quantity":2}]}'))).toEqual([409, 'order_cancelled', {}]);
  await graph.place('#2009', [['MUG', 1]]);
  expect(await refusal(graph.post('/orders/2009/picked', '{"lines":[{"sku":"MUG","quantity":1}]}'))).toEqual([409, 'order_not_accepted', {}]);
  expect(await refusal(graph.post('/orders/2009/cancel'))).toEqual([409, 'order_not_accepted', {}]);
  await graph.cancel('#2009');
  expect(await refusal(graph.post('/orders/2009/cancel'))).toEqual([409, 'order_not_accepted', {}]);
  await accepted('2010');
  await graph.cancel('#2010');
  expect(await outcome(graph.post('/orders/2010/shipments', '{"shipped_at":"2026-11-21T09:00:00+01:00"}'))).toEqual([200, 'shipped', 'MUG 2 0 2 0 0', 'TEE 1 0 1 0 0']);
});

test('a cancellation and a shipment at once end in one of the table\'s states [A-CANCEL-2] [A-SHIPMENTS-5]', async () => {
  await accepted('2011', [['MUG', 1]]);
  await graph.post('/orders/2011/picked', '{"lines":[{"sku":"MUG","quantity":1}]}');
  const [shipment] = await Promise.all([graph.post('/orders/2011/shipments'), graph.cancel('#2011').catch(() => undefined)]);
  expect([shipment.status, (await (await graph.send('/orders/2011')).json() as { status: string }).status]).toEqual([200, 'shipped']);
});

test('a repeated keyed call has one effect [A-SHIPMENTS-4]', async () => {
  await accepted('2012');
  await graph.post('/orders/2012/picked', '{"lines":[{"sku":"MUG","quantity":2}]}');
  const leave = () => graph.post('/orders/2012/shipments', '{"lines":[{"sku":"MUG","quantity":1}]}', { key: 'leave-2012' });
  const [first, second] = [await leave(), await leave()];
  expect([second.headers.get('idempotent-replayed'), await second.text()]).toEqual(['true', await first.text()]);
  expect(await outcome(graph.send('/orders/2012'))).toEqual([200, 'processed', 'MUG 2 0 1 0 1', 'TEE 0 1 0 0 0']);
});

test.each([
  ['picked', '{}', { lines: ['is required'] }],
  ['picked', '{"lines":[]}', { lines: ['must have at least 1 line'] }],
  ['picked', '{"lines":[{"sku":"MUG"}]}', { 'lines.0.quantity': ['is required'] }],
  ['picked', '{"lines":[{"sku":"MUG","quantity":1,"lot_expiration":"2027-02-30"}]}', { 'lines.0.lot_expiration': ['must be a date such as 2027-01-31'] }],
  ['picked', `{"lines":[{"sku":"${'x'.repeat(256)}","quantity":1,"lot_number":"${'x'.repeat(101)}"}]}`, { 'lines.0.sku': ['must have at most 255 characters'], 'lines.0.lot_number': ['must have at most 100 characters'] }],
  ['picked', `{"lines":[{"sku":"MUG","quantity":1}],"parcels":[${Array.from({ length: 51 }, () => '{}').join()}]}`, { parcels: ['must have at most 50 parcels'] }],
  ['picked', `{"lines":[{"sku":"MUG","quantity":1}],"parcels":[{"reference":"${'x'.repeat(121)}"}]}`, { 'parcels.0.reference': ['must have at most 120 characters'] }],
  ['shipments', '{"tracking_url":"javascript:alert(1)"}', { tracking_url: ['must be an http or https address'] }],
  ['cancel', `{"reason_code":"${'x'.repeat(65)}"}`, { reason_code: ['must have at most 64 characters'] }],
])('%s refuses invalid input, field by field [A-PICKED-6] (%#)', async (call, body, details) => {
  expect(await refusal(graph.post(`/orders/9999/${call}`, body))).toEqual([422, 'validation_failed', details]);
});

test.each([['/orders/9999/picked'], ['/orders/9999/shipments'], ['/returns/R9999/receive'], ['/returns']])('%s with more than 500 lines has too many items [A-PICKED-6]', async (path) => {
  const body = `{"lines":[${Array.from({ length: 501 }, () => '{"sku":"MUG","quantity":0}').join()}]}`;
  expect(await refusal(graph.post(path, body))).toEqual([422, 'too_many_items', { lines: ['must be 1 to 500 lines'] }]);
});

test.each(['"quantity":-1', '"quantity":1.5', '"quantity":"1"', '"quantity":9999999999'])('a picking line with %s is refused [A-PICKED-6]', async (field) => {
  expect(await refusal(graph.post('/orders/9999/picked', `{"lines":[{"sku":"MUG",${field}}]}`))).toEqual([422, 'validation_failed', { 'lines.0.quantity': [expect.any(String)] }]);
});
