import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
beforeAll(async () => { graph = await openRealGraph(); });
afterAll(() => graph.close());

const partOf = async (number: string): Promise<string> =>
  (await graph.asStaff('query P($number: ID!) { fulfillmentOrders(filter: { orderReference: $number }) { nodes { id } } }', { number })).fulfillmentOrders.nodes[0].id;
const reroute = async (number: string) =>
  graph.asStaff('mutation R($input: RerouteFulfillmentOrderInput!) { rerouteFulfillmentOrder(input: $input) { status } }', { input: { fulfillmentOrderId: await partOf(number), locationCode: 'LY1' } });
const numbers = async (status: string, at: 'MI1' | 'LY1'): Promise<string[]> =>
  (await (await graph.send(`/orders?status=${status}`, {}, at)).json() as { data: { number: string }[] }).data.map(({ number }) => number);
const refusal = async (call: Promise<Response>): Promise<unknown> => {
  const response = await call;
  return [response.status, (await errorOf(response)).code];
};

test('a warehouse whose fulfillment order was moved reads it as cancelled with no lines, and cannot accept it', async () => {
  await graph.place('#7001', [['MUG', 2]]);
  expect(await numbers('to_fulfill', 'MI1')).toEqual(['#7001']);
  await reroute('#7001');
  expect([await numbers('to_fulfill', 'MI1'), await numbers('cancelled', 'MI1'), await numbers('to_fulfill', 'LY1')]).toEqual([[], ['#7001'], ['#7001']]);
  expect(await (await graph.send('/orders/7001')).json()).toMatchObject({ status: 'cancelled', lines: [], total_weight_g: 0, cancellation: { requested_by: 'merchant', cancelled_at: '2026-11-21T09:30:00.000Z' } });
  expect(await refusal(graph.post('/orders/7001/accept'))).toEqual([409, 'order_cancelled']);
  expect(await (await graph.post('/orders/7001/accept', '', { at: 'LY1' })).json()).toMatchObject({ status: 'accepted', lines: [{ sku: 'MUG', quantity_ordered: 2, quantity_cancelled: 0 }] });
});

test('an order that waits for stock is seen by no warehouse until it is allocated', async () => {
  await graph.send('/stock', { method: 'PUT', body: '{"items":[{"sku":"TEE","location_code":"MI1-MAIN","quantity":1}]}' });
  await graph.place('#7002', [['TEE', 2]]);
  expect(await refusal(graph.send('/orders/7002'))).toEqual([404, 'order_not_found']);
  await graph.send('/stock', { method: 'PUT', body: '{"items":[{"sku":"TEE","location_code":"MI1-BACK","quantity":1}]}' });
  await graph.asStaff('mutation { allocateWaitingOrders(input: {}) { allocated } }', {});
  expect(await numbers('to_fulfill', 'MI1')).toEqual(['#7002']);
});

const statusOf = async (number: string): Promise<string> => (await (await graph.send(`/orders/${number}`)).json() as { status: string }).status;

test('an order cancelled before it was ever ready is read and listed as any other cancelled one', async () => {
  await graph.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    number: '7003', channel: 'shop', currency: 'EUR', paymentStatus: 'PENDING', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'std' },
    lines: [{ sku: 'MUG', quantity: 1, locationCode: 'MI1', unitPrice: { amount: '19.90', currency: 'EUR' } }],
  } });
  expect([await statusOf('7003'), await numbers('cancelled', 'MI1')]).toEqual(['not_ready', ['#7001']]);
  await graph.cancel('#7003');
  expect([await statusOf('7003'), await numbers('cancelled', 'MI1')]).toEqual(['cancelled', ['#7001', '#7003']]);
  const events = await (await graph.send('/events')).json() as { data: { type: string; data: { order_number?: string } }[] };
  expect(events.data.filter(({ data }) => data.order_number === '#7003')).toEqual([]); // it was never ready: no warehouse is notified
});

test('an order moved before it was ever ready is not found by the first warehouse any more', async () => {
  await graph.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    number: '7004', channel: 'shop', currency: 'EUR', paymentStatus: 'PENDING', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'std' },
    lines: [{ sku: 'MUG', quantity: 1, locationCode: 'MI1', unitPrice: { amount: '19.90', currency: 'EUR' } }],
  } });
  await reroute('#7004');
  expect([await refusal(graph.send('/orders/7004')), await refusal(graph.post('/orders/7004/accept')), await numbers('cancelled', 'MI1')]).toEqual([[404, 'order_not_found'], [404, 'order_not_found'], ['#7001', '#7003']]);
  expect(await (await graph.post('/orders/accept', '{"numbers":["7004"]}')).json()).toMatchObject({ data: [{ status: 'failed', error: { code: 'order_not_found' } }] });
  expect((await (await graph.send('/orders/7004', {}, 'LY1')).json() as { status: string }).status).toBe('not_ready');
});
