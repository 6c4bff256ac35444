import { createLog } from '#kernel/log.js';
import { createRelay, type Relay } from '../../../gateway/relay/relay.js';
import { freedVariants } from '../../../gateway/relay/freed-stock.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { testOrders, type TestOrders } from '../../kit/orders.js';
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

test('a stock report takes the orders that wait for its items up', async () => {
  await world.stock('MI1', { TEE: 0, MUG: 0 });
  const [tee, mug] = [await world.place({ TEE: 1 }), await world.place({ MUG: 1 })];
  await relay.drain();
  expect([await world.read(tee.number), await world.read(mug.number)]).toMatchObject([{ parts: [] }, { parts: [] }]);
  await world.stock('LY1', { TEE: 1 });
  await relay.drain();
  expect([await world.read(tee.number), await world.read(mug.number)]).toMatchObject([{ parts: ['LY1 TO_FULFILL: TEE 1'] }, { parts: [] }]);
});

test('a cancelled order gives its pieces to the one that waits longest', async () => {
  await world.stock('RM1', { MUG: 1 });
  await relay.drain();
  const last = await world.place({ MUG: 1 });
  const { orders } = await world.run('{ orders(filter: { status: IN_FULFILLMENT }) { nodes { number lines { sku } } } }');
  const holder = (orders.nodes as { number: string; lines: { sku: string }[] }[]).find(({ lines }) => lines[0]?.sku === 'MUG');
  await world.change('cancelOrder', 'CancelOrderInput', { reference: holder?.number, reason: 'customer' });
  await relay.drain();
  expect(await world.read(last.number)).toMatchObject({ parts: ['RM1 TO_FULFILL: MUG 1'] });
});

test('only what can leave more stock is looked into, and only for its items where they are known', () => {
  const event = (type: string, payload: unknown = {}) => ({ companyId: 7, id: 'e', type, stamp: '', place: 0, payload });
  expect(freedVariants([event('order.placed'), event('fulfillment.accepted')])).toBeUndefined();
  expect(freedVariants([event('stock.changed', { variantIds: ['a', 'b'] }), event('stock.changed', { variantIds: ['b', 'c'] })])).toEqual(['a', 'b', 'c']);
  expect(freedVariants([event('stock.changed', { variantIds: ['a'] }), event('order.cancelled')])).toBeNull();
});
