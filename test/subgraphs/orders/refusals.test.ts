import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ connectionOf: () => null });
  await shop.stock('TEE', 50);
});
afterAll(() => shop.orders.subgraph.close());

const work = (name: 'acceptAtLocation' | 'pickAtLocation' | 'shipAtLocation', reference: string): Promise<any> =>
  shop.orders.run(`mutation W($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { status } }`, { input: { reference, evenIfConnected: true, ...(name === 'shipAtLocation' && { withoutTracking: true }) } });
const refund = (reference: string, shipping: object): Promise<any> => shop.orders.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference, lines: [], shipping } });

test('work at a location that comes too early is refused with the mutation that comes first', async () => {
  const reference = await shop.place([['TEE', 1, 'MI1']]);
  await expect(work('pickAtLocation', reference)).rejects.toMatchObject({ code: 'ORDER_NOT_ACCEPTED', message: 'An order that is to_fulfill cannot be picked: accept it first, with acceptAtLocation' });
  await expect(work('shipAtLocation', reference)).rejects.toMatchObject({ code: 'ORDER_NOT_ACCEPTED', message: 'An order that is to_fulfill cannot be shipped: accept it first, with acceptAtLocation, then pick it, with pickAtLocation', details: { status: 'to_fulfill' } });
  await work('acceptAtLocation', reference);
  await expect(work('shipAtLocation', reference)).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'An order that is accepted cannot be shipped: pick it first, with pickAtLocation' });
  await shop.change('cancelOrder', { reference, reason: 'r' });
  await expect(work('pickAtLocation', reference)).rejects.toMatchObject({ code: 'ORDER_CANCEL_REQUESTED', message: 'An order that is cancel_requested cannot be picked: shortCloseAtLocation confirms that it stops' });
});

test('a shipment is followed at a web address alone', async () => {
  const reference = await shop.place([['TEE', 1, 'MI1']]);
  await work('acceptAtLocation', reference);
  await work('pickAtLocation', reference);
  const ship = (trackingUrl: string): Promise<any> => shop.orders.run('mutation W($input: ShipAtLocationInput!) { shipAtLocation(input: $input) { status } }', { input: { reference, evenIfConnected: true, withoutTracking: true, trackingUrl } });
  for (const address of ['javascript:alert(1)', 'ms-word:ofe|u|https://evil.example/x', 'data:text/html,x', '//evil.example', 'track me']) await expect(ship(address)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { trackingUrl: ['must be an http or https address'] } });
  expect((await ship('https://carrier.example/1')).shipAtLocation).toMatchObject({ status: expect.stringMatching(/SHIPPED/) });
});

test('shipping that cannot be given back is refused with what is left of it, and another currency with that of the order', async () => {
  const reference = await shop.place([['TEE', 1]], { shipping: { methodCode: 'standard', price: { amount: '5.00', currency: 'EUR' } } });
  const left = { shipping: ['must be 0 to 5.00 EUR, which is what was paid for shipping and not given back'] };
  for (const amount of ['5.01', '-1.00', '1.005']) await expect(refund(reference, { amount, currency: 'EUR' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: left });
  await expect(refund(reference, { amount: '1.00', currency: 'USD' })).rejects.toMatchObject({ details: { shipping: ['must be in EUR, the currency of the order'] } });
});

test('a location whose code is typed in other capitals is refused with the one that is meant', async () => {
  const reference = await shop.place([['TEE', 1, 'MI1']]);
  const says = ['no active location has the code mi1: did you mean MI1?'];
  await expect(shop.orders.run('mutation R($input: RerouteFulfillmentOrderInput!) { rerouteFulfillmentOrder(input: $input) { number } }', { input: { fulfillmentOrderId: reference, locationCode: 'mi1' } })).rejects.toMatchObject({ details: { locationCode: says } });
  await expect(shop.place([['TEE', 1, 'mi1']])).rejects.toMatchObject({ details: { 'lines.0.locationCode': says } });
});

test('an order whose state does not let it be put on hold says so', async () => {
  const reference = await shop.place([['TEE', 1]]);
  await shop.change('cancelOrder', { reference, reason: 'r' });
  await expect(shop.change('holdOrder', { reference, reason: 'r' })).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'An order that is cancelled cannot be put on hold' });
});

test('what an order waits for is named as filters and counts name it', async () => {
  const reference = await shop.place([['TEE', 1]], { shipping: {}, paymentStatus: 'PENDING' });
  const { order } = await shop.orders.run('query O($r: ID!) { order(reference: $r) { waitingReasons waitingFor } }', { r: reference });
  expect(order).toEqual({ waitingReasons: ['PAYMENT', 'CARRIER'], waitingFor: ['payment', 'carrier'] });
});

test('returns are found by the payment of their order', async () => {
  const numbers: string[] = [];
  for (const paymentStatus of ['PAID', 'AUTHORIZED']) {
    const reference = await shop.place([['TEE', 1, 'MI1']], { paymentStatus });
    await shop.report('acceptFulfillmentOrder', { reference });
    await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 1 }], parcels: [{ trackingNumber: `T-${paymentStatus}` }] });
    await shop.report('reportShipment', { reference });
    const { announceReturn } = await shop.orders.run('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: reference, lines: [{ sku: 'TEE', quantity: 1 }] } });
    numbers.push(announceReturn.number);
  }
  const found = async (paymentStatus: string): Promise<string[]> => (await shop.orders.run('query R($filter: ReturnFilter) { returns(filter: $filter) { nodes { number } } }', { filter: { paymentStatus } })).returns.nodes.map(({ number }: any) => number);
  expect([await found('PAID'), await found('AUTHORIZED'), await found('VOIDED')]).toEqual([numbers.slice(0, 1), numbers.slice(1), []]);
});
