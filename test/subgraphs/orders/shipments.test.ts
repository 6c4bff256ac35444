import { createHash } from 'node:crypto';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff, warehouse } from '../../kit/orders.js';
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

test('a shipment without parcels uses the next packed one, the last shipment all remaining ones', async () => {
  const number = await accepted([['TEE', 1], ['MUG', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1 }], parcels: [{ reference: 'P-1', trackingNumber: 'T-1' }, { reference: 'P-2', trackingNumber: 'T-2' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
  shop.orders.clock.turn(1000);
  await ship(number);
  const parcel = (reference: string, trackingNumber: string) => ({ number: 1, reference, trackingNumber, pieces: [] });
  expect((await shipments(number)).map(({ parcels }: { parcels: unknown }) => parcels)).toEqual([[parcel('P-1', 'T-1')], [parcel('P-2', 'T-2')]]);
});

test('a shipment without parcels uses the packed one with its tracking number, and none with another', async () => {
  const number = await accepted([['TEE', 3]]);
  const one = (trackingNumber: string) => ship(number, { trackingNumber, lines: [{ sku: 'TEE', quantity: 1 }] }).then(() => { shop.orders.clock.turn(1000); });
  await pick(number, { lines: [{ sku: 'TEE', quantity: 3 }], parcels: [{ reference: 'P-1', trackingNumber: 'T-1' }, { reference: 'P-2', trackingNumber: 'T-2' }] });
  await one('T-2');
  await one('T-9');
  await ship(number);
  expect((await shipments(number)).map(({ parcels, trackingNumbers }: { parcels: { reference: string | null }[]; trackingNumbers: string[] }) => [parcels.map(({ reference }) => reference), trackingNumbers]))
    .toEqual([[['P-2'], ['T-2']], [[null], ['T-9']], [['P-1'], ['T-1']]]);
});

test('a shipment of all remaining lines includes every packed parcel', async () => {
  const number = await accepted([['TEE', 2]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 2 }], parcels: [{ reference: 'P-1' }, { reference: 'P-2' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 2 }] });
  expect((await shipments(number)).map(({ parcels }: { parcels: { reference: string }[] }) => parcels.map(({ reference }) => reference))).toEqual([['P-1', 'P-2']]);
});

test('the number of a shipment is kept beside those of its parcels, each once', async () => {
  const number = await accepted([['TEE', 4]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 4 }] });
  const some = (more: object) => ship(number, { lines: [{ sku: 'TEE', quantity: 1 }], ...more }).then(() => { shop.orders.clock.turn(1000); });
  await some({ trackingNumber: 'W-1', parcels: [{ trackingNumber: 'T-1' }, { trackingNumber: 'T-2' }] });
  await some({ trackingNumber: 'W-2', parcels: [{ trackingNumber: 'W-2' }, {}] });
  await some({ trackingNumber: 'W-3' });
  await some({});
  expect((await shipments(number)).map(({ trackingNumbers }: { trackingNumbers: string[] }) => trackingNumbers)).toEqual([['T-1', 'T-2', 'W-1'], ['W-2'], ['W-3'], []]);
});

test.each([
  ['BRT', { carrierCode: 'brt', carrierName: 'Bartolini' }], ['brt', { carrierCode: 'brt', carrierName: 'Bartolini' }], ['bartolini', { carrierCode: 'brt', carrierName: 'Bartolini' }], ['Corriere Rossi', { carrierCode: null, carrierName: 'Corriere Rossi' }],
])('a courier with the code or name of a carrier is that carrier: %s', async (carrierName, carrier) => {
  await shop.orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'brt', name: 'Bartolini', trackingPrefix: 'BR' } });
  const number = await accepted([['TEE', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
  await ship(number, { carrierName });
  const { order } = await shop.orders.run('query O($number: ID!) { order(reference: $number) { shipments { carrierCode carrierName } } }', { number });
  expect(order.shipments).toEqual([carrier]);
});

test('a carrier the warehouse reports replaces the order\'s, and drops the order\'s service', async () => {
  await shop.orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'gls', name: 'GLS', trackingPrefix: 'GL' } });
  const carriers = async (more: object): Promise<unknown> => {
    const number = await shop.place([['TEE', 1]], { shipping: { carrierCode: 'brt', serviceCode: '24H' } });
    await shop.report('acceptFulfillmentOrder', { reference: number });
    await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
    await ship(number, more);
    return (await shop.orders.run('query O($number: ID!) { order(reference: $number) { shipments { carrierCode carrierName serviceCode } } }', { number })).order.shipments[0];
  };
  expect([await carriers({}), await carriers({ carrierName: 'GLS' }), await carriers({ carrierCode: 'GLS' }), await carriers({ carrierName: 'Bartolini Milano' })]).toEqual([
    { carrierCode: 'brt', carrierName: 'Bartolini', serviceCode: '24H' }, { carrierCode: 'gls', carrierName: 'GLS', serviceCode: null },
    { carrierCode: 'gls', carrierName: 'GLS', serviceCode: null }, { carrierCode: 'brt', carrierName: 'Bartolini Milano', serviceCode: '24H' },
  ]);
});

test('a reported parcel is the packed one of its reference and leaves the others', async () => {
  const number = await accepted([['TEE', 1], ['MUG', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1 }], parcels: [{ reference: 'P-1' }, { reference: 'P-2' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1 }], parcels: [{ reference: 'P-2', trackingNumber: 'T-2' }] });
  shop.orders.clock.turn(1000);
  await ship(number);
  expect((await shipments(number)).map(({ parcels }: { parcels: { reference: string }[] }) => parcels.map(({ reference }) => reference))).toEqual([['P-2'], ['P-1']]);
});

test('units are shipped with the lot, expiry and serial number they were picked with', async () => {
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
  expect(second.parcels.map(({ pieces: units }: { pieces: unknown }) => units)).toEqual([[{ quantity: 1, lotNumber: 'L1' }], []]);
});

test('units with a given lot are shipped with it, and the rest keeps the other', async () => {
  const number = await accepted([['TEE', 2]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1, lotNumber: 'L1' }, { sku: 'TEE', quantity: 1, lotNumber: 'L2' }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1, lotNumber: 'L2' }] });
  shop.orders.clock.turn(1000);
  await ship(number);
  expect((await shipments(number)).map(({ pieces: units }: { pieces: { lotNumber: string }[] }) => units.map(({ lotNumber }) => lotNumber))).toEqual([['L2'], ['L1']]);
});

test('every shipment is a record of its own', async () => {
  const number = await accepted([['TEE', 2], ['MUG', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 2 }, { sku: 'MUG', quantity: 1 }] });
  for (const [sku, trackingNumber] of [['TEE', 'A'], ['TEE', 'B'], ['MUG', 'C']]) {
    await ship(number, { trackingNumber, lines: [{ sku, quantity: 1 }] });
    shop.orders.clock.turn(1000);
  }
  expect((await shipments(number)).map(({ trackingNumbers, pieces: units }: { trackingNumbers: string[]; pieces: unknown[] }) => [...trackingNumbers, units.length])).toEqual([['A', 1], ['B', 1], ['C', 1]]);
  expect((await shop.history(number)).filter((type) => type === 'shipment.shipped')).toHaveLength(3);
});

test('cancelling an order without open units asks no warehouse', async () => {
  const number = await accepted([['TEE', 1]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 0 }] });
  expect(await shop.change('cancelOrder', { reference: number, reason: 'gone' })).toMatchObject({ status: 'CANCELLED' });
  expect((await shop.read(number)).fulfillmentOrders).toMatchObject([{ status: 'CLOSED', lines: [{ quantityUnfulfillable: 1, quantityCancelled: 0, quantityOpen: 0 }] }]);
  expect(await shop.history(number)).toEqual(expect.arrayContaining(['order.cancelled', 'fulfillment.closed']));
  expect(await shop.history(number)).not.toContain('fulfillment.cancelled');
});

test('an order its warehouse short-closed can be cancelled, a shipped one cannot', async () => {
  const number = await accepted([['TEE', 1]]);
  await shop.report('shortCloseFulfillmentOrder', { reference: number });
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

test('returned goods do not change the stock that the warehouse reports', async () => {
  await shop.stock('MUG', 4);
  const input = { lines: [{ sku: 'MUG', quantity: 2, classification: 'SELLABLE' }] };
  await shop.report('registerWarehouseReturn', input);
  const { availability } = await shop.orders.run('query Stock { availability(sku: "MUG") { onHand location { code } } }', {});
  expect(availability).toEqual([{ onHand: 4, location: { code: 'MI1' } }]);
});

const voidShipment = async (reference: string, index = 0): Promise<void> => {
  const { order } = await shop.orders.run('query O($reference: ID!) { order(reference: $reference) { shipments { id } } }', { reference });
  await shop.orders.run('mutation T($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: order.shipments[index].id, status: 'VOIDED' } });
};

test('the units of a voided shipment are picked again, can ship again with their lots, and the order is delivered with them', async () => {
  const number = await accepted([['TEE', 2]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 2, lotNumber: 'L1' }] });
  await ship(number, { trackingNumber: 'A', repeat: 'ANSWER' });
  await voidShipment(number);
  await voidShipment(number);
  expect(await shop.read(number)).toMatchObject({ status: 'SHIPPED', lines: [{ quantityShipped: 0 }], fulfillmentOrders: [{ status: 'PROCESSED', lines: [{ quantityPicked: 2, quantityShipped: 0, quantityOpen: 2 }] }] });
  await expect(shop.change('announceReturn', { orderReference: number, lines: [{ sku: 'TEE', quantity: 1 }] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  shop.orders.clock.turn(1000);
  await ship(number, { trackingNumber: 'A', repeat: 'ANSWER' });
  expect(await shop.read(number)).toMatchObject({ status: 'SHIPPED', lines: [{ quantityShipped: 2 }], fulfillmentOrders: [{ status: 'SHIPPED' }], shipments: [{}, { pieces: [{ quantity: 2, lotNumber: 'L1' }] }] });
});

test('a shipment report is a repeat of the same one that an earlier version stored', async () => {
  const number = await accepted([['TEE', 1]]);
  const report = () => ship(number, { trackingNumber: 'E', mode: 'PICK_AND_SHIP', repeat: 'ANSWER' });
  await report();
  const { deps } = shop.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
  const stored = await deps.database.query("SELECT report_print FROM shipment WHERE company_id = 7 AND tracking_number = 'E'", []);
  expect(stored).toEqual([{ report_print: createHash('sha256').update('{"trackingNumber":"E","unpicked":true}').digest('hex') }]);
  await report();
  expect(await shipments(number)).toHaveLength(1);
});

test('a voided shipment of a partly shipped order leaves the rest unchanged', async () => {
  const number = await accepted([['TEE', 3]]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 3 }] });
  await ship(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
  await voidShipment(number);
  expect(await shop.read(number)).toMatchObject({ status: 'IN_FULFILLMENT', lines: [{ quantityShipped: 0 }], fulfillmentOrders: [{ status: 'PROCESSED', lines: [{ quantityOpen: 3 }] }] });
});

test('the units of a voided shipment of a short-closed or cancelled order end like its others, or wait for the warehouse to stop', async () => {
  const partly = async (): Promise<string> => {
    const number = await accepted([['TEE', 2]]);
    await pick(number, { lines: [{ sku: 'TEE', quantity: 2 }] });
    await ship(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
    return number;
  };
  const fulfillmentOrderOf = async (number: string) => (await shop.read(number)).fulfillmentOrders[0];
  const givenUp = await partly();
  await shop.report('shortCloseFulfillmentOrder', { reference: givenUp });
  await voidShipment(givenUp);
  expect(await fulfillmentOrderOf(givenUp)).toMatchObject({ status: 'CLOSED', lines: [{ quantityShipped: 0, quantityUnfulfillable: 2, quantityOpen: 0 }] });
  const cancelled = await partly();
  await shop.change('cancelOrder', { reference: cancelled, reason: 'gone' });
  await ship(cancelled);
  await voidShipment(cancelled);
  expect(await fulfillmentOrderOf(cancelled)).toMatchObject({ status: 'CANCEL_REQUESTED', lines: [{ quantityShipped: 1, quantityOpen: 1 }] });
  await shop.report('shortCloseFulfillmentOrder', { reference: cancelled });
  expect(await fulfillmentOrderOf(cancelled)).toMatchObject({ status: 'CANCELLED', lines: [{ quantityShipped: 1, quantityCancelled: 1 }] });
});

test('a report names up to fifty parcels', async () => {
  const number = await accepted([['TEE', 2]]);
  const parcels = (count: number) => Array.from({ length: count }, (_, at) => ({ reference: `P-${String(at)}` }));
  const refused = { code: 'BAD_INPUT', details: { parcels: ['must be at most 50'] } };
  const lines = [{ sku: 'TEE', quantity: 2 }];
  await expect(pick(number, { lines, parcels: parcels(51) })).rejects.toMatchObject(refused);
  await pick(number, { lines, parcels: parcels(50) });
  await expect(ship(number, { parcels: parcels(51) })).rejects.toMatchObject(refused);
  await ship(number, { parcels: parcels(50) });
});

test('of two answers to one order in a call the second sees the effect of the first', async () => {
  const answer = (reference: string, takenOver: boolean) => ({ reference, takenOver, ...(!takenOver && { reasonCode: 'STOCK' }) });
  const say = async (...orders: object[]) => (await shop.orders.run('mutation M($input: AnswerWaitingOrdersInput!) { answerWaitingOrders(input: $input) { number status } }', { input: { orders } },
    { principal: warehouse(shop.milan) })).answerWaitingOrders;
  const number = await shop.place([['TEE', 1]]);
  await expect(say(answer(number, true), answer(number.slice(1), false))).rejects.toMatchObject({ code: expect.stringMatching(/^(?:INVALID_STATE|ORDER_ALREADY_ACCEPTED)$/) });
  expect(await say(answer(number, true), answer(number.slice(1), true))).toEqual([{ number, status: 'ACCEPTED' }, { number, status: 'ACCEPTED' }]);
});

test('a level below zero is refused', async () => {
  await expect(shop.stock('TEE', -1)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'items.0.quantity': ['must be at least 0'] } });
});

test.each([['staff', 'merchant'], ['system', 'platform'], ['shopper', 'channel'], ['anonymous', 'channel']] as const)('a warehouse reads of a cancellation by %s that %s asked for it', async (kind, requestedBy) => {
  const number = await accepted([['TEE', 1]]);
  await shop.change('cancelOrder', { reference: number, reason: 'late' }, { principal: { ...staff, kind } });
  const { fulfillmentOrders } = (await shop.orders.run('query C($reference: ID!) { order(reference: $reference) { fulfillmentOrders { cancellation { requestedBy } } } }', { reference: number })).order;
  expect(fulfillmentOrders).toEqual([{ cancellation: { requestedBy } }]);
});

test('shipments are listed by status and location, the one that left first at the front, page by page, each with its order', async () => {
  const LIST = 'query S($filter: ShipmentFilter!, $first: Int!, $after: String) { shipments(filter: $filter, first: $first, after: $after) { nodes { id status order { number } parcels { trackingNumber } } pageInfo { hasNextPage endCursor } } }';
  const list = async (filter: object, more: object = {}) => (await shop.orders.run(LIST, { filter, first: 50, ...more })).shipments;
  const lost: string[] = [];
  for (const tracking of ['L-1', 'L-2', 'L-3']) {
    shop.orders.clock.turn(1000);
    const number = await accepted([['TEE', 1, 'MI1']]);
    await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }], parcels: [{ trackingNumber: tracking }] });
    await ship(number);
    const { order } = await shop.orders.run('query I($reference: ID!) { order(reference: $reference) { shipments { id } } }', { reference: number });
    await shop.orders.run('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: order.shipments[0].id, status: tracking === 'L-2' ? 'READY_FOR_PICKUP' : 'EXCEPTION' } });
    if (tracking !== 'L-2') lost.push(number);
  }
  expect((await list({ status: 'EXCEPTION' })).nodes).toEqual(lost.map((number, index) => ({ id: expect.any(String), status: 'EXCEPTION', order: { number }, parcels: [{ trackingNumber: `L-${String(2 * index + 1)}` }] })));
  const first = await list({ status: 'EXCEPTION', locationCode: 'MI1' }, { first: 1 });
  expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([1, true]);
  const second = await list({ status: 'EXCEPTION', locationCode: 'MI1' }, { first: 1, after: first.pageInfo.endCursor });
  expect([second.nodes[0].order.number, second.pageInfo.hasNextPage]).toEqual([lost[1], false]);
  expect([(await list({ status: 'EXCEPTION', locationCode: 'LY1' })).nodes, (await list({ status: 'READY_FOR_PICKUP' })).nodes.length]).toEqual([[], 1]);
  await expect(list({ status: 'READY_FOR_PICKUP' }, { after: first.pageInfo.endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  expect((await shop.orders.run(LIST, { filter: { status: 'EXCEPTION' }, first: 5 }, { principal: { ...staff, companyId: 8 } })).shipments.nodes).toEqual([]);
});

test('an order that names no carrier goes with the merchant\'s that serves its country, which its warehouse is told, and so does a shipment that names none', async () => {
  for (const [code, countries] of [['alp', ['CH']], ['aps', ['IT']]] as const) await shop.orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code, name: code.toUpperCase(), trackingPrefix: code.toUpperCase(), countries, trackingUrlTemplate: `https://${code}.example/{tracking_number}` } });
  const number = await accepted([['TEE', 1]]);
  const read = async () => (await shop.orders.run('query O($number: ID!) { order(reference: $number) { fulfillmentOrders { shipping { carrierCode } } shipments { carrierCode carrierName trackingUrl } } }', { number })).order;
  expect((await read()).fulfillmentOrders).toEqual([{ shipping: { carrierCode: 'aps' } }]);
  await pick(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
  await ship(number, { trackingNumber: 'N1' });
  expect((await read()).shipments).toEqual([{ carrierCode: 'aps', carrierName: 'APS', trackingUrl: 'https://aps.example/N1' }]);
});
