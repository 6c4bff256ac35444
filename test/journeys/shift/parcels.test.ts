import { openShift, type Shift } from './open-shift.js';

let shift: Shift;
let milan: ReturnType<Shift['caller']>;
beforeAll(async () => {
  shift = await openShift();
  milan = shift.caller('/api/fulfillment/v1', shift.apiKey);
});
afterAll(() => shift.close());

/** The warehouse accepts, picks and ships an order. */
async function ship(number: string, lines: readonly { sku: string; quantity: number }[], tracking: string): Promise<void> {
  for (const [call, body] of [['accept', undefined], ['picked', { lines }], ['shipments', { tracking_number: tracking }]] as const) {
    expect([call, (await milan('POST', `/orders/${number}/${call}`, body)).status]).toEqual([call, 200]);
  }
}

test('one unit of one line is refunded', async () => {
  await shift.place('#3001', [['MUG', 2], ['TEE', 1]]);
  await ship('3001', [{ sku: 'MUG', quantity: 2 }, { sku: 'TEE', quantity: 1 }], 'BRTREFUND1');
  const { run, done } = shift.task('Partial refund');
  const { orders: { nodes: [order] } } = await run('OrderToRefund', { search: 'BRTREFUND1' });
  expect(order).toMatchObject({ number: '#3001', paymentStatus: 'PAID', totals: { total: { minorUnits: 6480 }, refunded: { minorUnits: 0 } } });
  const { lineId } = order.lines.find(({ sku }: { sku: string }) => sku === 'MUG');
  expect(await run('RefundUnits', { input: { reference: order.number, lines: [{ lineId, quantity: 1 }] } })).toEqual({ recordRefund: { total: { minorUnits: 1990, currency: 'EUR' }, lines: [{ sku: 'MUG', quantity: 1 }] } });
  expect(await run('RefundedOrder', { reference: order.number })).toEqual({
    order: { paymentStatus: 'PARTIALLY_REFUNDED', totals: { refunded: { minorUnits: 1990 }, currentTotal: { minorUnits: 4490 } }, refunds: [{ total: { minorUnits: 1990 } }] },
  });
  expect(done()).toEqual({ heading: 'Partial refund: 3 calls', calls: 3, unused: [] });
});

test('a lost parcel is marked, and its units are sent again', async () => {
  await shift.place('#3011', [['TEE', 2]]);
  await ship('3011', [{ sku: 'TEE', quantity: 2 }], 'BRTLOST001');
  const { run, done } = shift.task('Lost parcel');
  const { orders: { nodes: [order] } } = await run('LostParcel', { search: 'BRTLOST001' });
  expect(order).toMatchObject({ number: '#3011', status: 'SHIPPED', lines: [{ sku: 'TEE', quantityShipped: 2 }], shipments: [{ trackingNumbers: ['BRTLOST001'] }] });
  const [{ id, lines }] = order.shipments;
  expect(await run('ReplaceLostParcel', { reference: order.number, shipmentId: id, lines, text: 'BRT says it is lost' })).toEqual({
    recordShipmentStatus: { status: 'EXCEPTION' }, addNote: { text: 'BRT says it is lost' },
    replaceOrder: { number: expect.stringMatching(/^#\d+$/), replaces: { number: order.number }, status: 'IN_FULFILLMENT', totals: { total: { minorUnits: 0 } }, lines: [{ sku: 'TEE', quantity: 2 }], fulfillmentOrders: [{ status: 'TO_FULFILL', location: { code: 'LY1' } }] },
  });
  expect(done()).toEqual({ heading: 'Lost parcel: 2 calls', calls: 2, unused: [] });
});

test('a parcel nobody announced is matched by hand, refunded and closed', async () => {
  await shift.place('#3021', [['MUG', 1]], { customer: { name: 'Emil Gallo', email: 'emil@example.test' } });
  await ship('3021', [{ sku: 'MUG', quantity: 1 }], 'BRTBACK001');
  const parcel = { order_number: '9999', tracking_number: 'BRTRET777', lines: [{ sku: 'MUG', quantity: 1, classification: 'sellable' }] };
  expect((await milan('POST', '/returns', parcel)).status).toBe(201);
  const { run, done } = shift.task('Unknown return');
  const { alerts: { nodes: [alert] } } = await run('UnannouncedReturns');
  expect(alert).toMatchObject({ type: 'RETURN_UNANNOUNCED', about: { orderNumber: '#9999', trackingNumbers: ['BRTRET777'], lines: [{ sku: 'MUG', quantityReceived: 1, classification: 'SELLABLE' }], order: null } });
  const { orders: { nodes: [order] } } = await run('OrderOfParcel', { search: 'gallo mug' });
  expect(order).toMatchObject({ number: '#3021', lines: [{ sku: 'MUG', quantityShipped: 1 }] });
  const settled = { return: alert.about.number, order: order.number, lines: [{ lineId: order.lines[0].lineId, quantity: 1 }] };
  expect(await run('SettleUnknownReturn', settled)).toEqual({
    matchReturn: { orderNumber: '#3021', order: { number: '#3021' } }, recordRefund: { total: { minorUnits: 1990 }, order: { number: '#3021' }, return: { number: alert.about.number } },
    closeReturn: { number: alert.about.number, status: 'CLOSED' },
  });
  expect((await run('UnannouncedReturns')).alerts.nodes).toEqual([]);
  expect(done()).toEqual({ heading: 'Unknown return: 4 calls', calls: 4, unused: [] });
});

test('a count below what is reserved is read and settled', async () => {
  await shift.place('#3031', [['LAMP', 2]]);
  await shift.place('#3032', [['LAMP', 2]]);
  expect((await milan('PUT', '/stock', { items: [{ sku: 'LAMP', location_code: 'MI1-MAIN', quantity: 3 }] })).status).toBe(200);
  const { run, done } = shift.task('Stock difference');
  const lampAtMilan = ({ sku, location }: { sku: string; location: { code: string } }): boolean => sku === 'LAMP' && location.code === 'MI1';
  const before = (await run('StockDifferences')).stockReconciliation.nodes.find(lampAtMilan);
  expect(before).toEqual({
    sku: 'LAMP', location: { code: 'MI1' }, reported: 3, reserved: 4, published: 0, reservingOrders: [{ number: '#3031', units: 2 }, { number: '#3032', units: 2 }],
    differences: [{ code: 'RESERVED', units: -4 }, { code: 'OVERSOLD', units: 1 }],
  });
  expect(await run('MoveOversold', { references: [before.reservingOrders[1].number], to: 'ROMA' })).toEqual({ rerouteOrders: { changed: 1, refused: 0, orders: [{ refusal: null }] } });
  expect((await run('StockDifferences')).stockReconciliation.nodes).toEqual([]);
  expect(done()).toEqual({ heading: 'Stock difference: 3 calls', calls: 3, unused: [] });
});
