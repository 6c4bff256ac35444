import { surface as commerce } from '../../../shims/commerce/surface.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let graph: RealGraph;
let key = '';
beforeAll(async () => {
  graph = await openRealGraph({ sandbox: true, surfaces: [{ surface: commerce }] });
  key = (await graph.connect('COMMERCE', { name: 'ERP', scopes: ['orders:read', 'orders:write', 'returns:read'], webhookUrl: 'https://hooks.example.com/erp' })).apiKey;
  await graph.asStaff('mutation { simulateStock(input: { locationCode: "MI1", quantity: 30 }) { updated } }');
});
afterAll(() => graph.close());

const call = async (path: string, body?: object, as = key): Promise<any> => {
  const response = await fetch(`${graph.host}/api/commerce/v1${path}`, { headers: { authorization: `Bearer ${as}` }, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  return { status: response.status, ...await response.json() as object };
};

test('an integration has orders placed, shipped, cancelled and returned, and its events are those of production', async () => {
  const { status, data } = await call('/sandbox/orders', { count: 3 });
  expect([status, data.map((order: any) => [order.number, order.status, order.channel, order.payment_status])]).toEqual([201, [['#1001', 'in_fulfillment', 'sandbox', 'paid'], ['#1002', 'in_fulfillment', 'sandbox', 'paid'], ['#1003', 'in_fulfillment', 'sandbox', 'paid']]]);
  expect(await call('/sandbox/orders/1001/ship', { tracking_number: 'SW1' })).toMatchObject({ status: 'shipped', shipments: [{ location_code: 'MI1', tracking_numbers: ['SW1'] }] });
  expect(await call('/sandbox/orders/1002/cancel', {})).toMatchObject({ status: 'cancelled', cancellation: { reason: 'The customer changed their mind' } });
  expect(await call('/sandbox/orders/1001/return', {})).toMatchObject({ number: 'R1001', order_number: '#1001', announced: true, lines: [{ quantity_expected: 1 }] });
  expect((await call('/events')).data.map(({ type }: any) => type).filter((type: string) => type !== 'order.status_changed')).toEqual(['order.created', 'order.created', 'order.created', 'shipment.shipped', 'return.created', 'return.status_changed']);
});

test('an integration that a location was named for is no warehouse: its orders are routed anywhere', async () => {
  const { locations: [{ id: warehouseId }] } = await graph.asStaff('{ locations { id } }');
  const { apiKey } = await graph.connect('COMMERCE', { name: 'Store ERP', scopes: ['orders:read', 'orders:write'], warehouseId });
  const { status, data: [order] } = await call('/sandbox/orders', {}, apiKey);
  expect([status, (await call(`/sandbox/orders/${String(order.number).slice(1)}/cancel`, {}, apiKey)).status]).toEqual([201, 'cancelled']);
});

test('what cannot be simulated is refused as it would be for real', async () => {
  expect(await call('/sandbox/orders/1003/return', {})).toMatchObject({ status: 422, error: { message: 'More than was shipped cannot be returned' } });
  expect(await call('/sandbox/orders/1002/ship', {})).toMatchObject({ status: 409, error: { code: 'invalid_state', message: 'No location has units of #1002 to ship: it is cancelled' } });
  expect(await call('/sandbox/orders/9/cancel', {})).toMatchObject({ status: 404, error: { code: 'order_not_found' } });
  const { apiKey } = await graph.connect('COMMERCE', { name: 'BI', scopes: ['orders:read'] });
  expect(await call('/sandbox/orders', {}, apiKey)).toMatchObject({ status: 403, error: { code: 'insufficient_scope' } });
  expect(await call('/sandbox/orders/1003/cancel', {}, await graph.integrationOfAnotherCompany())).toMatchObject({ status: 403 });
});

test('a webhook counts once the list of deliveries says that one reached its receiver', async () => {
  const isShown = async (): Promise<boolean> => (await call('/sandbox/certification')).steps.find(({ step }: any) => step === 'webhook').passed_at !== null;
  await call('/webhooks/ping', {});
  await call('/webhooks/deliveries?status=delivered');
  expect(await isShown()).toBe(false);
  await graph.identityDatabase.inTransaction((transaction) => transaction.execute('UPDATE delivery SET state = \'DELIVERED\', due_at = NULL'));
  expect((await call('/webhooks/deliveries?status=delivered')).data).toHaveLength(1);
  expect(await isShown()).toBe(true);
});
