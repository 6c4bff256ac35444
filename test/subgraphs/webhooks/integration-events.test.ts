import { surface as commerce } from '../../../shims/commerce/surface.js';
import { newOrder } from '../../contract/commerce/integration.js';
import { openHost } from '../../kit/open-portico.js';
import { openOutside, type Outside } from './outside.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let out: Outside;
let erp: Awaited<ReturnType<Outside['listen']>>;
beforeAll(async () => {
  out = await openOutside();
  erp = await out.listen();
  await out.activate(await out.integration('ERP', { url: erp.url }));
});
afterAll(() => out.close());

/** What the integration was told by each step. */
const told = async (...steps: (() => Promise<unknown>)[]): Promise<string[][]> => {
  const all: string[][] = [];
  for (const step of steps) {
    await step();
    await out.settle();
    all.push(erp.words().sort());
  }
  return all;
};
const at = (path: string, body = '') => async () => {
  const { status } = await out.post(path, body);
  if (status >= 300) throw new Error(`${path}: ${String(status)}`);
};
const change = (name: string, type: string, input: object) => () => out.change(name, type, input);
const place = (number: string, units = 1) => () => out.place(number, [['MUG', units]]);
const picked = (quantity: number): string => JSON.stringify({ lines: [{ sku: 'MUG', quantity }] });
const shipmentsOf = async (reference: string): Promise<{ id: string }[]> => (await out.asStaff('query S($reference: ID!) { order(reference: $reference) { id shipments { id } } }', { reference })).order.shipments;
const orderId = async (reference: string): Promise<string> => (await out.asStaff('query O($reference: ID!) { order(reference: $reference) { id } }', { reference })).order.id;
const track = (reference: string, status: string) => async () => out.asStaff('mutation T($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: (await shipmentsOf(reference))[0]?.id, status } });

test('order.created comes when an order arrives from the sales channel [W-D-1] [W-BODY-1]', async () => {
  const time = out.clock.now().toISOString().replace(/\.\d{3}/, '');
  await place('#D1')();
  await out.settle();
  const [{ body, headers }] = erp.received as [any];
  expect(body.replace(/(:\d\d)\.\d{3}Z/, '$1Z')).toBe(`{"id":"${String(headers['x-service-webhook-id'])}","type":"order.created","created_at":"${time}","data":{"order_id":"${await orderId('D1')}","order_number":"#D1","status":"in_fulfillment"}}`);
  expect([headers['x-service-event'], headers['content-type']]).toEqual(['order.created', 'application/json']);
  erp.received.splice(0);
  const unpaid = { number: '#D2', channel: 'shop', currency: 'EUR', customer: {}, shipping: { methodCode: 'std' }, paymentStatus: 'PENDING', shippingAddress: { countryCode: 'IT' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '1.00', currency: 'EUR' } }] };
  expect(await told(change('placeOrder', 'PlaceOrderInput', unpaid))).toEqual([['order.created #D2 received']]);
});

test('order.created comes when an order arrives through POST /orders, also to the creating key, once however often it is sent [W-D-2]', async () => {
  const host = await openHost([{ surface: commerce }], out);
  const creator = await out.listen();
  const { createConnection: { apiKey, connection } } = await out.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }',
    { input: { kind: 'COMMERCE', name: 'Creator', webhookUrl: creator.url, scopes: ['orders:read', 'orders:write'] } });
  await out.activate(connection.id);
  const order = { ...newOrder('X-1'), number: '#D3' };
  const send = async (): Promise<number> => (await fetch(`${host.base}/api/commerce/v1/orders`, { method: 'POST', headers: { authorization: `Bearer ${String(apiKey)}` }, body: JSON.stringify(order) })).status;
  expect([await send(), await send()]).toEqual([201, 200]);
  await out.settle();
  expect([creator.words(), erp.words()]).toEqual([['order.created #D3 in_fulfillment'], ['order.created #D3 in_fulfillment']]);
  await host.close();
  await out.pause(connection.id);
});

test('order.created comes when the merchant creates a replacement order [W-D-11]', async () => {
  await told(place('#D20', 2), at('/orders/D20/accept'), at('/orders/D20/picked', picked(2)), at('/orders/D20/shipments'));
  const { order } = await out.asStaff('query L($reference: ID!) { order(reference: $reference) { lines { id } } }', { reference: 'D20' });
  expect(await told(change('replaceOrder', 'ReplaceOrderInput', { reference: 'D20', number: '#D21', lines: [{ lineId: order.lines[0].id, quantity: 1 }] }))).toEqual([['order.created #D21 in_fulfillment']]);
});

test('order.status_changed comes when the public status changes; internal steps with the same public status send nothing [W-D-3] [W-D-4]', async () => {
  expect(await told(
    place('#D4', 2), change('holdOrder', 'HoldOrderInput', { reference: 'D4', reason: 'fraud' }), change('releaseOrder', 'ReleaseOrderInput', { reference: 'D4' }),
    at('/orders/D4/accept'), at('/orders/D4/picked', picked(2)),
  )).toEqual([
    ['order.created #D4 in_fulfillment'], ['order.status_changed #D4 on_hold in_fulfillment'], ['order.status_changed #D4 in_fulfillment on_hold'], [], [],
  ]);
  expect(await told(at('/orders/D4/shipments'), track('D4', 'IN_TRANSIT'), track('D4', 'OUT_FOR_DELIVERY'), track('D4', 'DELIVERED'))).toEqual([
    ['order.status_changed #D4 shipped in_fulfillment', 'shipment.shipped #D4'], [], [], ['order.status_changed #D4 delivered shipped'],
  ]);
  expect(await told(place('#D5'), () => out.cancel('D5'))).toEqual([['order.created #D5 in_fulfillment'], ['order.status_changed #D5 cancelled in_fulfillment']]);
  expect(await told(place('#D6'), at('/orders/D6/accept'), () => out.cancel('D6'), at('/orders/D6/cancel'))).toEqual([
    ['order.created #D6 in_fulfillment'], [], ['order.status_changed #D6 cancellation_requested in_fulfillment'], ['order.status_changed #D6 cancelled cancellation_requested'],
  ]);
  expect(await told(place('#D7'), () => out.cancel('D7'))).toHaveLength(2);
});

test('edits, payments, refunds, new routes and what the warehouse refuses send nothing while the public status stays [W-D-4]', async () => {
  const part = async (reference: string) => (await out.asStaff('query P($reference: ID!) { order(reference: $reference) { fulfillmentOrders { id } lines { id } } }', { reference })).order;
  await told(place('#D30', 2));
  const { fulfillmentOrders: [{ id: fulfillmentOrderId }], lines: [{ id: lineId }] } = await part('D30');
  expect(await told(
    change('editOrder', 'EditOrderInput', { reference: 'D30', notes: 'Call before delivery', lines: [{ lineId, quantity: 1 }] }),
    change('setPaymentStatus', 'SetPaymentStatusInput', { reference: 'D30', paymentStatus: 'PAID' }),
    change('recordRefund', 'RecordRefundInput', { reference: 'D30', lines: [{ lineId, quantity: 1 }] }),
    change('rerouteFulfillmentOrder', 'RerouteFulfillmentOrderInput', { fulfillmentOrderId, locationCode: 'LY1' }),
    () => out.post('/orders/D30/reject', '{"reason_code":"address","message":"No such street"}', { at: 'LY1' }),
    change('fixOrder', 'FixOrderInput', { reference: 'D30', notes: 'The street is right' }),
  )).toEqual([[], [], [], [], [], []]);
});

test('shipment.shipped comes once for each shipment, also of several parcels [W-D-5]', async () => {
  await told(place('#D8', 3), at('/orders/D8/accept'), at('/orders/D8/picked', picked(3)));
  const parcel = (quantity: number) => ({ tracking_number: `T${String(quantity)}`, lines: [{ sku: 'MUG', quantity }] });
  await at('/orders/D8/shipments', JSON.stringify({ lines: [{ sku: 'MUG', quantity: 2 }], parcels: [{ tracking_number: 'T1' }, { tracking_number: 'T2' }] }))();
  await out.settle();
  const [first] = await shipmentsOf('D8');
  expect(erp.told()).toEqual([['shipment.shipped', { order_id: await orderId('D8'), order_number: '#D8', shipment_id: first?.id }]]);
  await at('/orders/D8/shipments', JSON.stringify({ parcels: [parcel(1)] }))();
  await out.settle();
  const second = (await shipmentsOf('D8')).find(({ id }) => id !== first?.id);
  expect(erp.told().sort()).toEqual([
    ['order.status_changed', { order_id: await orderId('D8'), order_number: '#D8', status: 'shipped', previous_status: 'in_fulfillment' }],
    ['shipment.shipped', { order_id: await orderId('D8'), order_number: '#D8', shipment_id: second?.id }],
  ]);
});

test('return.created comes when a return is opened, return.status_changed with each of its public statuses [W-D-6] [W-D-8]', async () => {
  await told(place('#D9', 2), at('/orders/D9/accept'), at('/orders/D9/picked', picked(2)), at('/orders/D9/shipments'));
  await change('announceReturn', 'AnnounceReturnInput', { orderReference: 'D9', lines: [{ sku: 'MUG', quantity: 1 }], expected: false })();
  await out.settle();
  const { id } = await (await out.send('/returns/R1001')).json() as { id: string };
  const data = { return_id: id, return_number: 'R1001', order_id: await orderId('D9'), order_number: '#D9' };
  expect(erp.told()).toEqual([['return.created', { ...data, status: 'requested' }]]);
  await change('expectReturn', 'ReturnReferenceInput', { reference: 'R1001' })();
  await out.settle();
  expect(erp.told()).toEqual([['return.status_changed', { ...data, status: 'awaiting_receipt', previous_status: 'requested' }]]);
  expect(await told(
    at('/returns/R1001/accept'), at('/returns/R1001/receive', '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}'), change('closeReturn', 'ReturnReferenceInput', { reference: 'R1001' }),
    change('announceReturn', 'AnnounceReturnInput', { orderReference: 'D9', lines: [{ sku: 'MUG', quantity: 1 }] }), change('cancelReturn', 'CancelReturnInput', { reference: 'R1002' }),
  )).toEqual([
    [], ['return.status_changed R1001 compliant received', 'return.status_changed R1001 in_transit awaiting_receipt', 'return.status_changed R1001 received in_transit'], ['return.status_changed R1001 closed compliant'],
    ['return.created R1002 requested', 'return.status_changed R1002 awaiting_receipt requested'], ['return.status_changed R1002 cancelled awaiting_receipt'],
  ]);
});

test('return.created comes when the warehouse receives a return nobody announced, of no order known too [W-D-7]', async () => {
  const [[created, ...changed]] = await told(at('/returns', '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}')) as [string[]];
  expect([created, changed]).toEqual(['return.created R1003 received', ['return.status_changed R1003 not_compliant received']]);
});

test('a key is sent the events its scopes allow, of its own company only [W-D-9] [W-D-10]', async () => {
  const [orders, returns, stock, other] = [await out.listen(), await out.listen(), await out.listen(), await out.listen()];
  await out.activate(await out.integration('Orders', { url: orders.url, scopes: ['orders:read'] }));
  await out.activate(await out.integration('Returns', { url: returns.url, scopes: ['returns:read'] }));
  await out.activate(await out.integration('Stock', { url: stock.url, scopes: ['inventory:read', 'locations:read'] }));
  await out.integrationOfAnotherCompany(other.url);
  await told(place('#D10'), at('/orders/D10/accept'), at('/orders/D10/picked', picked(1)), at('/orders/D10/shipments'), change('announceReturn', 'AnnounceReturnInput', { orderReference: 'D10', lines: [{ sku: 'MUG', quantity: 1 }] }));
  expect(orders.words().sort()).toEqual(['order.created #D10 in_fulfillment', 'order.status_changed #D10 shipped in_fulfillment', 'shipment.shipped #D10']);
  expect(returns.words().sort()).toEqual(['return.created R1004 requested', 'return.status_changed R1004 awaiting_receipt requested']);
  expect([stock.words(), other.words()]).toEqual([[], []]);
});

test('the events of a whole life are published in this order, each change once [W-D-1] [W-D-3] [W-D-4] [W-D-5] [W-D-6] [W-D-8]', async () => {
  const number = 'D40';
  const steps = [place('#D40', 2), at('/orders/D40/accept'), at('/orders/D40/picked', picked(2)), at('/orders/D40/shipments', JSON.stringify({ lines: [{ sku: 'MUG', quantity: 1 }], parcels: [{ tracking_number: 'T1' }] })),
    at('/orders/D40/shipments', JSON.stringify({ parcels: [{ tracking_number: 'T2' }] }))];
  const all = await told(...steps);
  for (const { id } of await shipmentsOf(number)) {
    for (const status of ['IN_TRANSIT', 'DELIVERED', 'DELIVERED']) all.push(...await told(change('recordShipmentStatus', 'RecordShipmentStatusInput', { shipmentId: id, status })));
  }
  const { announceReturn } = await out.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: number, lines: [{ sku: 'MUG', quantity: 1 }] } });
  const reference = String(announceReturn.number);
  const goods = '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}';
  all.push(...await told(() => Promise.resolve(), at(`/returns/${reference}/receive`, goods), change('closeReturn', 'ReturnReferenceInput', { reference })));
  expect(all.filter((step) => step.length > 0)).toEqual([
    ['order.created #D40 in_fulfillment'],
    ['shipment.shipped #D40'],
    ['order.status_changed #D40 shipped in_fulfillment', 'shipment.shipped #D40'],
    ['order.status_changed #D40 delivered shipped'],
    [`return.created ${reference} requested`, `return.status_changed ${reference} awaiting_receipt requested`],
    [`return.status_changed ${reference} compliant received`, `return.status_changed ${reference} in_transit awaiting_receipt`, `return.status_changed ${reference} received in_transit`],
    [`return.status_changed ${reference} closed compliant`],
  ]);
});
