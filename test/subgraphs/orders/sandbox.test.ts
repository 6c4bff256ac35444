import { sandboxKnownDemos } from '../../../subgraphs/identity/companies/company.table.js';
import { openCompany, staffOf } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, type OpenGraph } from '../../kit/open-graph.js';
import { warehouse } from '../../kit/orders.js';
import { parsed } from '../../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const START = '2026-11-21T08:00:00.000Z';
let graph: OpenGraph;
let sandbox: Awaited<ReturnType<typeof openCompany>>;
let real: typeof sandbox;
let milan = '';

beforeAll(async () => {
  graph = await openGraph(manualClock(START), { subgraphs: ['identity', 'orders'] });
  sandbox = await openCompany(graph, 'Sandbox', true);
  real = await openCompany(graph, 'Real');
  for (const company of [sandbox, real]) {
    const id = await company.warehouse('MI1');
    if (company === sandbox) milan = id;
    await company.publishItems();
  }
});
afterAll(() => graph.close());

const KINDS = { simulateOrders: 'SimulateOrdersInput', simulateCancellation: 'SimulateCancellationInput', simulateShipment: 'SimulateShipmentInput', simulateReturn: 'SimulateReturnInput', simulateStock: 'SimulateStockInput', simulateCarrierEvent: 'SimulateCarrierEventInput' } as const;
const simulate = (name: keyof typeof KINDS, input: object, selection = '{ __typename }'): Promise<any> => simulateIn(sandbox, { name, input, selection });
const simulateIn = async (company: typeof sandbox, { name, input, selection = '{ __typename }' }: { name: keyof typeof KINDS; input: object; selection?: string }): Promise<any> =>
  (await company.asStaff(`mutation S($input: ${KINDS[name]}!) { ${name}(input: $input) ${selection} }`, { input }))[name];
const ORDER = '{ number channel status paymentStatus lines { quantity } shipments { trackingNumbers } fulfillmentOrders { status location { code } } timeline { type } }';

test('a company says whether it is a sandbox, and is one from its creation on', async () => {
  expect([await sandbox.asStaff('{ company { name sandbox } }'), await real.asStaff('{ company { name sandbox } }')]).toEqual([{ company: { name: 'Sandbox', sandbox: true } }, { company: { name: 'Real', sandbox: false } }]);
});

test.each([
  ['simulateOrders', {}], ['simulateCancellation', { reference: '#1' }], ['simulateShipment', { reference: '#1' }], ['simulateReturn', { orderReference: '#1' }], ['simulateStock', { locationCode: 'MI1' }], ['simulateCarrierEvent', { trackingNumber: 'T-1', status: 'DELIVERED' }],
] as const)('%s is refused in a company that is no sandbox', async (name, input) => {
  await expect(simulateIn(real, { name, input })).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it' });
});

test('orders cannot be simulated before there is stock, and no orders more than there is stock for', async () => {
  await expect(simulate('simulateOrders', { locationCode: 'MI1' })).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'The location MI1 has not enough units of items with a barcode in stock for 1 orders: report its stock first, or simulate it', details: { possible: 0 } });
  expect(await simulate('simulateStock', { locationCode: 'MI1', quantity: 1, skus: ['MUG'] }, '{ received updated }')).toEqual({ received: 1, updated: 1 });
  await expect(simulate('simulateOrders', { count: 3 })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { possible: 1 } });
  for (const quantity of [-1, 10_000_001]) await expect(simulate('simulateStock', { locationCode: 'MI1', quantity })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { quantity: ['must be 0 to 10000000'] } });
  expect(await simulate('simulateStock', { locationCode: 'MI1' }, '{ received updated }')).toEqual({ received: 2, updated: 2 });
});

test('a simulated order is placed, routed and published like any other', async () => {
  const orders = await simulate('simulateOrders', { count: 5 }, ORDER);
  expect(orders.map(({ number }: { number: string }) => number)).toEqual(['#1001', '#1002', '#1003', '#1004', '#1005']);
  for (const order of orders) expect(order).toMatchObject({ channel: 'sandbox', status: 'IN_FULFILLMENT', paymentStatus: 'PAID', lines: expect.arrayContaining([{ quantity: 2 }]), fulfillmentOrders: [{ status: 'TO_FULFILL', location: { code: 'MI1' } }] });
  const published = await graph.database('orders').query<{ type: string }>('SELECT type FROM outbox WHERE company_id = ? AND type IN (?, ?) ORDER BY stamp, place', [sandbox.company, 'order.placed', 'fulfillment.ready']);
  expect(published.map(({ type }) => type)).toEqual([...Array<string>(5).fill('order.placed'), ...Array<string>(5).fill('fulfillment.ready')]);
});

test('the merchant cancels: an order in the queue at once, an accepted one is asked to stop', async () => {
  expect(await simulate('simulateCancellation', { reference: '#1001' }, ORDER)).toMatchObject({ status: 'CANCELLED', fulfillmentOrders: [{ status: 'CANCELLED' }] });
  await graph.run('mutation A { acceptFulfillmentOrder(input: { reference: "#1002" }) { id } }', {}, warehouse(milan, sandbox.company));
  expect(await simulate('simulateCancellation', { reference: '#1002' }, ORDER)).toMatchObject({ status: 'CANCELLATION_REQUESTED', fulfillmentOrders: [{ status: 'CANCEL_REQUESTED' }] });
});

test('the locations of an order ship it, with a number that is given or made up, and shipping again changes nothing', async () => {
  const shipped = await simulate('simulateShipment', { reference: '#1003', trackingNumber: 'T-1', carrierCode: 'brt' }, ORDER);
  expect(shipped).toMatchObject({ status: 'SHIPPED', shipments: [{ trackingNumbers: ['T-1'] }], fulfillmentOrders: [{ status: 'SHIPPED' }] });
  expect(await simulate('simulateShipment', { reference: '#1003', trackingNumber: 'T-2' }, ORDER)).toEqual(shipped);
  const { shipments: [{ trackingNumbers: [number] }] } = await simulate('simulateShipment', { reference: '#1004' }, ORDER);
  expect(number).toMatch(/^SBX[\dA-F]{12}$/);
  await expect(simulate('simulateShipment', { reference: '#1001' })).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'No location has units of #1001 to ship: it is cancelled' });
  await expect(simulate('simulateShipment', { reference: '#9' })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('a carrier reports a parcel: its shipment and order move, as by an event that was sent to the intake', async () => {
  const report = (input: object): Promise<any> => simulate('simulateCarrierEvent', { trackingNumber: 'T-1', ...input }, '{ applied duplicates unmatched order { number status shipments { status deliveredAt trackingEvents { status description location occurredAt } } } }');
  const onItsWay = { status: 'IN_TRANSIT', description: 'Sorted', location: 'Bologna, IT', occurredAt: '2026-11-21T07:30:00.000Z' };
  expect(await report(onItsWay)).toEqual({ applied: 1, duplicates: 0, unmatched: 0, order: { number: '#1003', status: 'SHIPPED', shipments: [{ status: 'IN_TRANSIT', deliveredAt: null, trackingEvents: [onItsWay] }] } });
  expect(await report(onItsWay)).toMatchObject({ applied: 0, duplicates: 1 });
  expect(await report({ status: 'DELIVERED' })).toMatchObject({ applied: 1, order: { status: 'DELIVERED', shipments: [{ status: 'DELIVERED', deliveredAt: START, trackingEvents: [{ status: 'DELIVERED', description: '', location: '', occurredAt: START }, onItsWay] }] } });
  const published = await graph.database('orders').query<{ type: string }>('SELECT type FROM outbox WHERE company_id = ? AND type = ?', [sandbox.company, 'shipment.tracking_updated']);
  expect(published).toHaveLength(2);
});

test('an event of a number that no parcel has is kept for the one that gets it', async () => {
  expect(await simulate('simulateCarrierEvent', { trackingNumber: ' T-9 ', status: 'IN_TRANSIT' }, '{ applied unmatched order { number } }')).toEqual({ applied: 0, unmatched: 1, order: null });
  const { simulateOrders: [{ number }] } = await sandbox.asStaff('mutation { simulateOrders(input: {}) { number } }');
  expect(await simulate('simulateShipment', { reference: number, trackingNumber: 'T-9' }, '{ shipments { status } }')).toEqual({ shipments: [{ status: 'IN_TRANSIT' }] });
  await expect(simulate('simulateCarrierEvent', { trackingNumber: ' ', status: 'IN_TRANSIT' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { trackingNumber: ['must be 1 to 120 characters'] } });
});

test('a customer sends units back that were shipped, and no others', async () => {
  expect(await simulate('simulateReturn', { orderReference: '#1003' }, '{ number status announced lines { quantityExpected reasonCode } }')).toEqual({ number: 'R1001', status: 'AWAITING_RECEIPT', announced: true, lines: [{ quantityExpected: 1, reasonCode: 'SIZE' }] });
  await expect(simulate('simulateReturn', { orderReference: '#1005' })).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'More than was shipped cannot be returned' });
});

test('orders go where the carriers of the company go, so that none is on hold', async () => {
  await sandbox.carrier('brt', { countries: ['FR'] });
  const orders = await simulate('simulateOrders', { count: 3 }, '{ status shippingAddress { countryCode city } }');
  expect(orders).toEqual([1, 2, 3].map(() => ({ status: 'IN_FULFILLMENT', shippingAddress: { countryCode: 'FR', city: 'Lyon' } })));
});

test('a change of the company leaves it what it is', async () => {
  const set = (company: typeof sandbox) => company.asStaff('mutation { setCompanyTimeZone(input: { timeZone: "Europe/Paris" }) { sandbox } }');
  expect([await set(sandbox), await set(real)]).toEqual([{ setCompanyTimeZone: { sandbox: true } }, { setCompanyTimeZone: { sandbox: false } }]);
});

test('demo companies of before become sandboxes, and no others', async () => {
  const identity = graph.database('identity');
  await identity.inTransaction((transaction) => transaction.execute('UPDATE company SET is_demo = 1, is_sandbox = 0 WHERE id = ?', [sandbox.company]));
  await sandboxKnownDemos(595).up({ query: (sql: string) => identity.inTransaction((transaction) => transaction.execute(sql)) } as never);
  expect([await sandbox.asStaff('{ company { sandbox } }'), await real.asStaff('{ company { sandbox } }')]).toEqual([{ company: { sandbox: true } }, { company: { sandbox: false } }]);
});

test('a keyed call that is repeated answers what the first did', async () => {
  const keyed = () => graph.call<any, any>(parsed('mutation K($input: SimulateOrdersInput!) { simulateOrders(input: $input) { id number } }'), { input: { count: 1 } }, { principal: staffOf(sandbox.company), requestId: 'r-1', via: 'test', command: { id: 'k-1', expiresAt: '2999-01-01T00:00:00.000Z' } });
  expect((await keyed()).simulateOrders).toEqual((await keyed()).simulateOrders);
});

test('a person without commerce.write simulates nothing', async () => {
  for (const mutation of ['simulateOrders(input: {}) { id }', 'simulateCarrierEvent(input: { trackingNumber: "T-1", status: HELD }) { applied }']) await expect(graph.run(`mutation { ${mutation} }`, {}, staffOf(sandbox.company, ['commerce.read']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a warehouse simulates orders of its own, and changes no other\'s', async () => {
  const lyon = warehouse(await sandbox.warehouse('LY1'), sandbox.company);
  await graph.run('mutation U { updateWarehouseStock(input: { items: [{ sku: "TEE", quantity: 4 }] }) { updated } }', {}, lyon);
  const { simulateOrders: [order] } = await graph.run('mutation { simulateOrders(input: { locationCode: "MI1" }) { number fulfillmentOrders { location { code } } } }', {}, lyon);
  expect(order.fulfillmentOrders).toEqual([{ location: { code: 'LY1' } }]);
  for (const [change, name] of [['simulateCancellation', 'reference'], ['simulateReturn', 'orderReference']] as const) await expect(graph.run(`mutation { ${change}(input: { ${name}: "#1005" }) { id } }`, {}, lyon)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  await expect(graph.run('mutation { simulateShipment(input: { reference: "#1005" }) { id } }', {}, lyon)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
