import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const accepted = async (lines: Parameters<Shop['place']>[0]): Promise<string> => {
  const number = await shop.place(lines);
  await shop.report('acceptFulfillmentOrder', { reference: number });
  return number;
};
const pick = (reference: string, more: object) => shop.report('reportPicking', { reference, ...more });
const ship = (reference: string, more: object = {}) => shop.report('reportShipment', { reference, ...more });
const shipments = async (reference: string) => (await shop.read(reference)).shipments;

test('a parcel packed at picking leaves with one shipment, not with the next as well', async () => {
  const number = await accepted([['TEE', 1], ['MUG', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1 }], parcels: [{ reference: 'P-1', trackingNumber: 'T-1' }, { reference: 'P-2', trackingNumber: 'T-2' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
  shop.orders.clock.turn(1000);
  await ship(number, { trackingNumber: 'T-3' });
  const parcel = (number: number, reference: string | null, trackingNumber: string) => ({ number, reference, trackingNumber, pieces: [] });
  expect((await shipments(number)).map(({ parcels }: { parcels: unknown }) => parcels)).toEqual([[parcel(1, 'P-1', 'T-1'), parcel(2, 'P-2', 'T-2')], [parcel(1, null, 'T-3')]]);
});

test('a reported parcel takes the packed one of its reference along and leaves the others', async () => {
  const number = await accepted([['TEE', 1], ['MUG', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1 }], parcels: [{ reference: 'P-1' }, { reference: 'P-2' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1 }], parcels: [{ reference: 'P-2', trackingNumber: 'T-2' }] });
  shop.orders.clock.turn(1000);
  await ship(number);
  expect((await shipments(number)).map(({ parcels }: { parcels: { reference: string }[] }) => parcels.map(({ reference }) => reference))).toEqual([['P-2'], ['P-1']]);
});

test('pieces leave with the lot, expiry and serial number they were picked with', async () => {
  const number = await accepted([['TEE', 3]]);
  const lot = { lotNumber: 'L1', lotExpiration: '2027-01-31' };
  await pick(number, { lines: [{ sku: 'TEE', quantity: 2, ...lot }, { sku: 'TEE', quantity: 1, serialNumber: 'S-9' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
  shop.orders.clock.turn(1000);
  await ship(number, { parcels: [{ lines: [{ sku: 'TEE', quantity: 1 }] }, {}] });
  const [first, second] = await shipments(number);
  expect(first.pieces).toEqual([{ lineId: expect.any(String), quantity: 1, ...lot, serialNumber: null }]);
  expect(second.pieces).toEqual([
    { lineId: expect.any(String), quantity: 1, ...lot, serialNumber: null },
    { lineId: expect.any(String), quantity: 1, lotNumber: null, lotExpiration: null, serialNumber: 'S-9' },
  ]);
  expect(second.parcels.map(({ pieces }: { pieces: unknown }) => pieces)).toEqual([[{ quantity: 1, lotNumber: 'L1' }], []]);
});

test('pieces that name their lot leave with it, and what is left keeps the other', async () => {
  const number = await accepted([['TEE', 2]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1, lotNumber: 'L1' }, { sku: 'TEE', quantity: 1, lotNumber: 'L2' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1, lotNumber: 'L2' }] });
  shop.orders.clock.turn(1000);
  await ship(number);
  expect((await shipments(number)).map(({ pieces }: { pieces: { lotNumber: string }[] }) => pieces.map(({ lotNumber }) => lotNumber))).toEqual([['L2'], ['L1']]);
});

test('every shipment is a record of its own', async () => {
  const number = await accepted([['TEE', 2], ['MUG', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 2 }, { sku: 'MUG', quantity: 1 }] });
  for (const [sku, trackingNumber] of [['TEE', 'A'], ['TEE', 'B'], ['MUG', 'C']]) {
    await ship(number, { trackingNumber, lines: [{ sku, quantity: 1 }] });
    shop.orders.clock.turn(1000);
  }
  expect((await shipments(number)).map(({ trackingNumbers, pieces }: { trackingNumbers: string[]; pieces: unknown[] }) => [...trackingNumbers, pieces.length])).toEqual([['A', 1], ['B', 1], ['C', 1]]);
  expect((await shop.history(number)).filter((type) => type === 'shipment.shipped')).toHaveLength(3);
});

test('a merchant who cancels an order nothing is left of asks no warehouse', async () => {
  const number = await accepted([['TEE', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 0 }] });
  expect(await shop.change('cancelOrder', { reference: number, reason: 'gone' })).toMatchObject({ status: 'CANCELLED' });
  expect((await shop.read(number)).fulfillmentOrders).toMatchObject([{ status: 'CLOSED', lines: [{ quantityUnfulfillable: 1, quantityCancelled: 0, quantityOpen: 0 }] }]);
  expect(await shop.history(number)).toEqual(expect.arrayContaining(['order.cancelled', 'fulfillment.closed']));
  expect(await shop.history(number)).not.toContain('fulfillment.cancelled');
});

test('an order its warehouse gave up can be cancelled, one that left cannot', async () => {
  const number = await accepted([['TEE', 1]]);
  await shop.report('giveUpFulfillmentOrder', { reference: number });
  expect(await shop.change('cancelOrder', { reference: number, reason: 'gone' })).toMatchObject({ status: 'CANCELLED' });
  const other = await accepted([['TEE', 1]]);
  await pick(other, { lines: [{ sku: 'TEE', quantity: 1 }] });
  await ship(other);
  await expect(shop.change('cancelOrder', { reference: other, reason: 'gone' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'shipped' } });
});

test('a level counted in the future is refused, a clock a little ahead is not', async () => {
  await expect(shop.stock('TEE', 5, { asOf: '2026-03-10T09:00:00.000Z' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'items.0.as_of': ['must not be more than 5 minutes ahead'] } });
  const near = new Date(shop.orders.clock.now().getTime() + 299_000).toISOString();
  expect(await shop.stock('TEE', 5, { asOf: near })).toEqual({ updated: 1, unchanged: 0, stale: 0 });
});

test('goods that came back leave stock as its warehouse reports it', async () => {
  await shop.stock('MUG', 4);
  const input = { lines: [{ sku: 'MUG', quantity: 2, classification: 'SELLABLE' }] };
  await shop.report('registerWarehouseReturn', input);
  const { availability } = await shop.orders.run('query Stock { availability(sku: "MUG") { onHand location { code } } }', {});
  expect(availability).toEqual([{ onHand: 4, location: { code: 'MI1' } }]);
});
