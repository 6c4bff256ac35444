import { createLog } from '#kernel/log.js';
import { createRelay, type Relay } from '../../../gateway/relay/relay.js';
import { freedVariants } from '../../../gateway/relay/freed-stock.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { system, testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

let subgraph: TestOrders;
let world: RoutedOrders;
let relay: Relay;

beforeAll(async () => {
  subgraph = await testOrders();
  world = await routedOrders(subgraph);
  relay = createRelay({ call: subgraph.call, clock: subgraph.clock, log: createLog('silent'), routes: ROUTES.filter(({ source }) => source === 'orders') });
});

afterAll(() => subgraph.subgraph.close());

test('a stock report allocates the orders that wait for its items', async () => {
  await world.stock('MI1', { TEE: 0, MUG: 0 });
  const [tee, mug] = [await world.place({ TEE: 1 }), await world.place({ MUG: 1 })];
  await relay.drain();
  expect([await world.read(tee.number), await world.read(mug.number)]).toMatchObject([{ parts: [] }, { parts: [] }]);
  await world.stock('LY1', { TEE: 1 });
  await relay.drain();
  expect([await world.read(tee.number), await world.read(mug.number)]).toMatchObject([{ parts: ['LY1 TO_FULFILL: TEE 1'] }, { parts: [] }]);
});

test('the units of a cancelled order go to the order that waits longest', async () => {
  await world.stock('RM1', { MUG: 1 });
  await relay.drain();
  const last = await world.place({ MUG: 1 });
  const { orders } = await world.run('{ orders(filter: { status: IN_FULFILLMENT }) { nodes { number lines { sku } } } }');
  const holder = (orders.nodes as { number: string; lines: { sku: string }[] }[]).find(({ lines }) => lines[0]?.sku === 'MUG');
  await world.change('cancelOrder', 'CancelOrderInput', { reference: holder?.number, reason: 'customer' });
  await relay.drain();
  expect(await world.read(last.number)).toMatchObject({ parts: ['RM1 TO_FULFILL: MUG 1'] });
});

test('a waiting order that fails delays no other', async () => {
  const own = await routedOrders(subgraph);
  const { deps: { database } } = subgraph.subgraph.context({ principal: system, requestId: 'r-1', via: 'test' }) as OrdersContext;
  await own.stock('MI1', { TEE: 0 });
  const orders = [await own.place({ TEE: 1 }), await own.place({ TEE: 1 }), await own.place({ TEE: 1 })];
  await relay.drain();
  await database.inTransaction((transaction) => transaction.execute("UPDATE orders SET tags = '[' WHERE id = ?", [orders[0]!.id]));
  await own.stock('MI1', { TEE: 2 });
  await relay.drain();
  expect([await own.read(orders[1]!.number), await own.read(orders[2]!.number)]).toMatchObject([{ parts: ['MI1 TO_FULFILL: TEE 1'] }, { parts: ['MI1 TO_FULFILL: TEE 1'] }]);
  await database.inTransaction((transaction) => transaction.execute("UPDATE orders SET tags = '[]' WHERE id = ?", [orders[0]!.id]));
  await own.stock('MI1', { TEE: 3 });
  await relay.drain();
  expect(await own.read(orders[0]!.number)).toMatchObject({ parts: ['MI1 TO_FULFILL: TEE 1'] });
});

test('an error that all waiting orders meet is a failure, and retried', async () => {
  const own = await routedOrders(subgraph);
  const { deps: { database } } = subgraph.subgraph.context({ principal: system, requestId: 'r-1', via: 'test' }) as OrdersContext;
  await own.stock('MI1', { TEE: 0 });
  const orders = [await own.place({ TEE: 1 }), await own.place({ TEE: 1 })];
  await relay.drain();
  const rename = (from: string, to: string) => database.inTransaction((transaction) => transaction.execute(`ALTER TABLE ${from} RENAME TO ${to}`));
  await rename('routing_rule', 'routing_rule_away');
  await own.stock('MI1', { TEE: 2 });
  await relay.drain();
  await rename('routing_rule_away', 'routing_rule');
  subgraph.clock.turn(1000);
  await relay.drain();
  expect([await own.read(orders[0]!.number), await own.read(orders[1]!.number)]).toMatchObject([{ parts: ['MI1 TO_FULFILL: TEE 1'] }, { parts: ['MI1 TO_FULFILL: TEE 1'] }]);
});

test('the stock of a location that fulfills online orders again goes to waiting orders', async () => {
  const shop = await routedOrders(subgraph);
  const change = (fulfilsOnline: boolean) => shop.run('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'LY1', fulfilsOnline } });
  await change(false);
  await shop.stock('LY1', { TEE: 1 });
  const waiting = await shop.place({ TEE: 1 });
  await relay.drain();
  expect(await shop.read(waiting.number)).toMatchObject({ unallocated: true, parts: [] });
  await change(true);
  await relay.drain();
  expect(await shop.read(waiting.number)).toMatchObject({ unallocated: false, parts: ['LY1 TO_FULFILL: TEE 1'] });
});

test('only events that can leave more stock cause an allocation, and only for their items where they are known', () => {
  const event = (type: string, payload: unknown = {}) => ({ companyId: 7, id: 'e', type, sequence: '', index: 0, payload });
  expect(freedVariants([event('order.placed'), event('fulfillment.accepted')])).toBeUndefined();
  expect(freedVariants([event('stock.changed', { variantIds: ['a', 'b'] }), event('stock.changed', { variantIds: ['b', 'c'] })])).toEqual(['a', 'b', 'c']);
  expect(freedVariants([event('stock.changed', { variantIds: ['a'] }), event('order.cancelled')])).toBeNull();
});
