import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { warehouse } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeEach(async () => { shop = await openShop(); });
afterEach(() => shop.orders.subgraph.close());

const AT_ONCE = 8;
const atOnce = (operation: string, input: object) => Promise.all(Array.from({ length: AT_ONCE }, () => shop.orders.run(operation, { input }, { principal: warehouse(shop.milan) })));
const exporting = 'mutation E($input: ExportWaitingOrdersInput!) { exportWaitingOrders(input: $input) { number exportedAt } }';
const polling = 'mutation P($input: PollWarehouseOrdersInput!) { pollWarehouseOrders(input: $input) { number status } }';
const told = async (type: string): Promise<number> => {
  const { deps } = shop.orders.subgraph.context({ principal: warehouse(shop.milan), requestId: 'r-1', via: 'test' }) as OrdersContext;
  return (await deps.database.query('SELECT id FROM outbox WHERE company_id = 7 AND type = ?', [type])).length;
};
const position = async (): Promise<unknown> => (await shop.orders.run('{ availability(sku: "TEE") { onHand reserved available } }', {})).availability;

test('orders that several polls read at once are exported once', async () => {
  for (let placed = 0; placed < 5; placed += 1) await shop.place([['TEE', 1]]);
  const answers = await atOnce(exporting, { first: 500 });
  expect([answers.map(({ exportWaitingOrders }) => exportWaitingOrders.length), await told('fulfillment.exported')]).toEqual([Array.from({ length: AT_ONCE }, () => 5), 5]);
});

test('orders that several polls read at once are accepted once, and their units are no longer reserved', async () => {
  await shop.stock('TEE', 10);
  for (let placed = 0; placed < 4; placed += 1) await shop.place([['TEE', 2]]);
  expect(await position()).toEqual([{ onHand: 10, reserved: 8, available: 2 }]);
  shop.orders.clock.turn(10_000);
  const answers = await atOnce(polling, { statuses: ['TO_FULFILL', 'ACCEPTED', 'PROCESSED'], first: 500 });
  expect([answers.map(({ pollWarehouseOrders }) => pollWarehouseOrders.length), await told('fulfillment.accepted')]).toEqual([Array.from({ length: AT_ONCE }, () => 4), 4]);
  expect(await position()).toEqual([{ onHand: 10, reserved: 0, available: 10 }]);
});

test('a poll for one order accepts no other of its window, however small its page is', async () => {
  const [, number] = [await shop.place([['TEE', 1]]), await shop.place([['TEE', 1]])];
  shop.orders.clock.turn(10_000);
  const read = (input: object) => shop.orders.run(polling, { input: { statuses: ['TO_FULFILL', 'ACCEPTED'], first: 1, ...input } }, { principal: warehouse(shop.milan) });
  expect([(await read({ number })).pollWarehouseOrders, await told('fulfillment.accepted')]).toEqual([[{ number, status: 'ACCEPTED' }], 1]);
  expect((await read({ number: '#999' })).pollWarehouseOrders).toEqual([]);
});

test('an order is found by its public integer, with no other number beside it than its own, and not by a text that contains the integer', async () => {
  const [number] = [await shop.place([['TEE', 1]]), await shop.place([['TEE', 1]])];
  await shop.report('acceptFulfillmentOrder', { reference: number });
  const ship = (named: object, at = shop.milan) => shop.report('reportShipment', { ...named, mode: 'PICK_AND_SHIP' }, at);
  for (const reference of ['##1', '#1', '1', '']) await expect(ship({ reference })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND', details: { reference } });
  await expect(ship({ sequence: 1 }, shop.lyon)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND', details: { sequence: 1 } });
  await expect(ship({ sequence: 1, reference: '#1002' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { reference: ['is not the order of sequence 1'] } });
  expect(await ship({ sequence: 1, reference: '1001' })).toMatchObject({ number, status: 'SHIPPED' });
});
