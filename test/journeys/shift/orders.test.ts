import { openShift, type Shift } from './open-shift.js';

let shift: Shift;
let milan: ReturnType<Shift['caller']>;
beforeAll(async () => {
  shift = await openShift();
  milan = shift.caller('/api/fulfillment/v1', shift.apiKey);
});
afterAll(() => shift.close());

test('a late order is found with its reason, noted and released', async () => {
  await shift.place('#2001', [['MUG', 1]], { placedAt: '2026-11-17T08:00:00.000Z' });
  await shift.change('holdOrder', { reference: '2001', reason: 'fraud check' });
  await shift.place('#2002', [['MUG', 1]]);
  const { run, done } = shift.task('Late order');
  const late = await run('LateOrders');
  expect(late).toEqual({
    orderCounts: { total: 1, waiting: expect.arrayContaining([{ reason: 'HOLD', count: 1 }]) },
    orders: { nodes: [{
      number: '#2001', status: 'ON_HOLD', placedAt: '2026-11-17T08:00:00.000Z', onHold: true, holdReason: 'fraud check', waitingFor: ['hold'],
      customer: { name: 'Bo Verdi', email: 'bo@example.test' }, fulfillmentOrders: [{ status: 'NOT_READY', location: { code: 'MI1' } }],
    }] },
  });
  expect(await run('ReleaseLateOrder', { reference: late.orders.nodes[0].number, text: 'Checked by phone' })).toEqual({
    addNote: { author: 'ada@example.test', text: 'Checked by phone' },
    releaseOrder: { number: '#2001', status: 'IN_FULFILLMENT', onHold: false, fulfillmentOrders: [{ status: 'TO_FULFILL' }] },
  });
  expect((await run('LateOrders')).orders.nodes).toMatchObject([{ number: '#2001', onHold: false, waitingFor: [], fulfillmentOrders: [{ status: 'TO_FULFILL' }] }]);
  expect(done()).toEqual({ heading: 'Late order: 3 calls', calls: 3, unused: [] });
});

test('some units of an order go to another location', async () => {
  await shift.place('#2011', [['TEE', 5]], { customer: { name: 'Cleo Bianchi', email: 'cleo@example.test' } });
  const { run, done } = shift.task('Split');
  const { orders: { nodes: [order] } } = await run('OrderToSplit', { search: 'bianchi tee' });
  expect(order).toMatchObject({ number: '#2011', fulfillmentOrders: [{ status: 'TO_FULFILL', location: { code: 'MI1' }, lines: [{ sku: 'TEE', quantityOpen: 5 }] }] });
  expect(order.lines[0].stock.find(({ location }: { location: { code: string } }) => location.code === 'ROMA')).toEqual({ available: 20, location: { code: 'ROMA' } });
  const [{ id, lines: [{ lineId }] }] = order.fulfillmentOrders;
  const { splitFulfillmentOrder } = await run('Split', { input: { fulfillmentOrderId: id, locationCode: 'ROMA', lines: [{ lineId, quantity: 2 }] } });
  expect(splitFulfillmentOrder).toEqual({ number: '#2011', fulfillmentOrders: [
    { status: 'TO_FULFILL', location: { code: 'MI1' }, lines: [{ sku: 'TEE', quantityOpen: 3 }] },
    { status: 'TO_FULFILL', location: { code: 'ROMA' }, lines: [{ sku: 'TEE', quantityOpen: 2 }] },
  ] });
  expect(await (await milan('GET', '/orders/2011')).json()).toMatchObject({ lines: [{ sku: 'TEE', quantity_open: 3 }] });
  expect(done()).toEqual({ heading: 'Split: 2 calls', calls: 2, unused: [] });
});

test('what a warehouse rejected goes to another location, and its alert is over', async () => {
  await shift.place('#2021', [['LAMP', 1]]);
  expect((await milan('POST', '/orders/2021/reject', { reason_code: 'out_of_stock', message: 'Broken lamp' })).status).toBe(200);
  const { run, done } = shift.task('Reroute');
  const { alerts: { nodes: [alert] } } = await run('RejectedOrders');
  expect(alert).toMatchObject({ type: 'ORDER_REJECTED', about: { number: '#2021', fulfillmentOrders: [{ status: 'REJECTED', rejection: { reasonCode: 'out_of_stock', message: 'Broken lamp' }, lines: [{ sku: 'LAMP' }] }] } });
  expect(alert.about.lines[0].stock.map(({ location }: { location: { code: string } }) => location.code).sort()).toEqual(['LY1', 'MI1', 'ROMA']);
  const { rerouteFulfillmentOrder } = await run('Reroute', { input: { fulfillmentOrderId: alert.about.fulfillmentOrders[0].id, locationCode: 'LY1' } });
  expect(rerouteFulfillmentOrder).toEqual({ number: '#2021', status: 'IN_FULFILLMENT', fulfillmentOrders: [{ status: 'CANCELLED', location: { code: 'MI1' } }, { status: 'TO_FULFILL', location: { code: 'LY1' } }] });
  expect((await run('RejectedOrders')).alerts.nodes).toEqual([]);
  expect(done()).toEqual({ heading: 'Reroute: 3 calls', calls: 3, unused: [] });
});

test('a wrong address is corrected after acceptance, and the warehouse sees it', async () => {
  await shift.place('#2031', [['MUG', 2]], { customer: { name: 'Dora Neri', email: 'dora@example.test' } });
  expect((await milan('POST', '/orders/2031/accept')).status).toBe(200);
  const { run, done } = shift.task('Wrong address');
  const { orders: { nodes: [order] } } = await run('OrderOfCustomer', { search: 'dora@example.test' });
  expect(order).toMatchObject({ number: '#2031', shippingAddress: { address1: 'Via Roma 1' }, fulfillmentOrders: [{ status: 'ACCEPTED' }] });
  expect(await run('CorrectAddress', { reference: order.number, address: { address1: 'Via Dante 7', postalCode: '20123' } })).toEqual({
    editOrder: { number: '#2031', shippingAddress: { firstName: 'Bo', lastName: 'Verdi', address1: 'Via Dante 7', postalCode: '20123', city: 'Milano', countryCode: 'IT' } },
  });
  expect(await (await milan('GET', '/orders/2031')).json()).toMatchObject({ shipping_address: { address1: 'Via Dante 7', postal_code: '20123', city: 'Milano' } });
  expect(done()).toEqual({ heading: 'Wrong address: 2 calls', calls: 2, unused: [] });
});
