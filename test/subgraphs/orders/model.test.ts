import type { Database } from '#subgraph-kit/database.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { companyFlaws } from '../../kit/company-flaws.js';
import { testDialect } from '../../kit/database.js';
import { callOf, isRefusal } from '../../kit/order-calls.js';
import { Act, everyAction, live, Place, type Living, type LivingLine, type LivingWorld } from '../../kit/order-lives.js';
import { after, type Action, type OrderModel } from '../../kit/order-model.js';
import { staff, warehouse } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';
import { storedOrders } from '../../kit/stored-orders.js';

const SEED = 20_261_121;
const RUNS = testDialect === 'mysql' ? 10 : 25;
const EXPIRES = '2099-01-01T00:00:00.000Z';

let shop: Shop;
let database: Database;
let places: Record<string, string>;
beforeAll(async () => {
  shop = await openShop();
  places = { MI1: shop.milan, LY1: shop.lyon };
  ({ deps: { database } } = shop.orders.subgraph.context({ principal: staff, requestId: 'r', via: 'test' }) as OrdersContext);
  for (const [sku, code] of [['TEE', 'MI1'], ['TEE', 'LY1'], ['MUG', 'MI1'], ['MUG', 'LY1']] as const) await shop.stock(sku, 5000, {}, code);
  await shop.orders.run('mutation Auto { setAutomaticRefunds(automatic: true) }', {});
});
afterAll(() => shop.orders.subgraph.close());

async function perform(order: OrderModel, action: Action, name: string): Promise<boolean> {
  const { operation, input } = callOf(order, action);
  const principal = 'at' in action ? warehouse(places[action.at] ?? '') : staff;
  try {
    await shop.orders.run(operation, { input }, { principal, command: { id: name, expiresAt: EXPIRES } });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

const select = <Row>(sql: string): Promise<Row[]> => database.query<Row>(sql);

/** The orders subgraph, called through its own schema. */
const LIVING: Living = {
  places: ['MI1', 'LY1'],
  every: everyAction(['MI1', 'LY1']),
  perform, after,
  isLenient: () => false,
  place: (lines) => shop.place(lines),
  count: (sku, quantity, at) => shop.stock(sku, quantity, {}, at === 'LY1' ? 'LY1' : 'MI1'),
  stored: async ({ number }) => (await storedOrders(select, { companyId: 7, places, number })).get(number),
  flaws: () => companyFlaws(select, 7),
  turn: (milliseconds) => { shop.orders.clock.turn(milliseconds); },
};

const FIRST: readonly LivingLine[] = [['TEE', 2, 'MI1'], ['MUG', 1, 'LY1']];

test('after any sequence of actions every order has the documented status, and stock, refunds and events add up', async () => {
  await live(LIVING, {
    first: FIRST,
    placed: [[['TEE', 2, 'MI1']], [['TEE', 1, 'MI1'], ['MUG', 3, 'MI1']], FIRST, [['MUG', 1, 'LY1']]],
    counted: ['TEE', 'MUG'].flatMap((sku) => LIVING.places.map((at) => [sku, at] as const)),
  }, { seed: SEED, runs: RUNS });
});

const PAIRS: readonly (readonly [name: string, before: readonly Action[], first: Action, second: Action])[] = [
  ['picking and a cancellation', [{ type: 'accept', at: 'MI1' }], { type: 'pick', at: 'MI1', short: 1 }, { type: 'cancel' }],
  ['two picking reports', [{ type: 'accept', at: 'MI1' }], { type: 'pick', at: 'MI1', short: 0 }, { type: 'pick', at: 'MI1', short: 1 }],
  ['two shipments', [{ type: 'accept', at: 'MI1' }, { type: 'pick', at: 'MI1', short: 0 }], { type: 'ship', at: 'MI1' }, { type: 'ship', at: 'MI1' }],
  ['a shipment and a cancellation', [{ type: 'accept', at: 'MI1' }, { type: 'pick', at: 'MI1', short: 0 }], { type: 'ship', at: 'MI1' }, { type: 'cancel' }],
  ['an acceptance and a hold', [], { type: 'accept', at: 'MI1' }, { type: 'hold' }],
  ['an acceptance and a refusal', [], { type: 'accept', at: 'MI1' }, { type: 'reject', at: 'MI1' }],
  ['a shipment and giving up', [{ type: 'accept', at: 'MI1' }, { type: 'pick', at: 'MI1', short: 1 }], { type: 'ship', at: 'MI1' }, { type: 'shortClose', at: 'MI1' }],
  ['a confirmation and a shipment after a cancellation', [{ type: 'accept', at: 'MI1' }, { type: 'cancel' }], { type: 'shortClose', at: 'MI1' }, { type: 'ship', at: 'MI1' }],
  ['a fix and a cancellation', [{ type: 'reject', at: 'MI1' }], { type: 'fix' }, { type: 'cancel' }],
  ['two polls', [], { type: 'poll', at: 'MI1' }, { type: 'poll', at: 'MI1' }],
  ['a poll and a cancellation', [], { type: 'poll', at: 'MI1' }, { type: 'cancel' }],
  ['a poll and an acceptance', [], { type: 'poll', at: 'MI1' }, { type: 'accept', at: 'MI1' }],
  ['a poll that reads a cancellation and a shipment', [{ type: 'accept', at: 'MI1' }, { type: 'cancel' }], { type: 'poll', at: 'MI1' }, { type: 'ship', at: 'MI1' }],
  ['two exports', [], { type: 'export', at: 'MI1' }, { type: 'export', at: 'MI1' }],
  ['an export and a hold', [], { type: 'export', at: 'MI1' }, { type: 'hold' }],
  ['a confirmation and a refusal of what was exported', [{ type: 'export', at: 'MI1' }], { type: 'confirm', at: 'MI1' }, { type: 'refuse', at: 'MI1' }],
  ['two warehouses that ship', [{ type: 'accept', at: 'MI1' }, { type: 'accept', at: 'LY1' }, { type: 'pick', at: 'MI1', short: 0 }, { type: 'pick', at: 'LY1', short: 0 }], { type: 'ship', at: 'MI1' }, { type: 'ship', at: 'LY1' }],
];

test.each(PAIRS)('%s at once end as if one had come after the other', async (...[, before, first, second]) => {
  for (let round = 0; round < 3; round += 1) {
    const world: LivingWorld = { orders: [] };
    await new Place(FIRST).run(world, LIVING);
    for (const one of before) await new Act(0, [one], 1).run(world, LIVING);
    await new Act(0, [first, second], 1).run(world, LIVING);
  }
});
