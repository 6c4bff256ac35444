import * as fc from 'fast-check';
import { Failure } from '#contract/failure.js';
import type { Database } from '#subgraph-kit/database.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { companyFlaws } from '../../kit/company-flaws.js';
import { testDialect } from '../../kit/database.js';
import { after, leaving, type Action, type OrderModel } from '../../kit/order-model.js';
import { staff } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';
import { comparable, storedOrders } from '../../kit/stored-orders.js';

const SEED = 20_261_121;
const RUNS = testDialect === 'mysql' ? 10 : 25;
const COMMANDS = 40;
const EXPIRES = '2099-01-01T00:00:00.000Z';

let shop: Shop;
let database: Database;
let places: Record<string, string>;
let commands = 0;
beforeAll(async () => {
  shop = await openShop();
  places = { MI1: shop.milan, LY1: shop.lyon };
  ({ deps: { database } } = shop.orders.subgraph.context({ principal: staff, requestId: 'r', via: 'test' }) as OrdersContext);
  for (const [sku, code] of [['TEE', 'MI1'], ['TEE', 'LY1'], ['MUG', 'MI1'], ['MUG', 'LY1']] as const) await shop.stock(sku, 5000, {}, code);
  await shop.orders.run('mutation Auto { setAutomaticRefunds(automatic: true) }', {});
});
afterAll(() => shop.orders.subgraph.close());

interface World { orders: OrderModel[] }

const nextCommand = () => ({ id: `model-${String(commands += 1)}`, expiresAt: EXPIRES });
type CommandId = ReturnType<typeof nextCommand>;

const MUTATIONS = {
  hold: 'holdOrder', release: 'releaseOrder', fix: 'fixOrder', cancel: 'cancelOrder', accept: 'acceptFulfillmentOrder', reject: 'rejectFulfillmentOrder',
  pick: 'reportPicking', ship: 'reportShipment', giveUp: 'giveUpFulfillmentOrder',
} as const satisfies Partial<Record<Action['type'], string>>;

/** What a warehouse says of many orders at once; reading concerns every order it has. */
const OF_MANY: Readonly<Record<'poll' | 'export' | 'confirm' | 'refuse', (reference: string) => readonly [operation: string, input: object]>> = {
  poll: () => ['mutation M($input: PollWarehouseOrdersInput!) { pollWarehouseOrders(input: $input) { number } }', { states: ['TO_FULFILL', 'CANCELLED'], first: 5000 }],
  export: () => ['mutation M($input: ExportWaitingOrdersInput!) { exportWaitingOrders(input: $input) { number } }', { first: 500 }],
  confirm: (reference) => ['mutation M($input: AnswerWaitingOrdersInput!) { answerWaitingOrders(input: $input) { number } }', { orders: [{ reference, takenOver: true }] }],
  refuse: (reference) => ['mutation M($input: AnswerWaitingOrdersInput!) { answerWaitingOrders(input: $input) { number } }', { orders: [{ reference, takenOver: false, reasonCode: 'MODEL' }] }],
};

const isOfMany = (type: Action['type']): type is keyof typeof OF_MANY => type in OF_MANY;
const readsAll = ({ type }: Action): boolean => type === 'poll' || type === 'export';
const TOLD_AFTER = 10_000; // what changed is told to a polling warehouse some seconds later

/** What is sent; `order` is as the sender knows it. */
function inputOf(order: OrderModel, action: Action): object {
  const lines = 'at' in action ? order.parts.find(({ at }) => at === action.at)?.lines ?? [] : [];
  switch (action.type) {
    case 'hold': case 'cancel': return { reason: 'model' };
    case 'reject': return { reasonCode: 'MODEL' };
    case 'pick': return { lines: lines.map(({ sku, ordered, cancelled }) => ({ sku, quantity: Math.max(0, ordered - cancelled - action.short) })) };
    case 'ship': return action.pieces ? { lines: action.pieces } : {};
    default: return {};
  }
}

/** Do it; true when it was done, false when it was refused as the documents refuse things. */
async function perform(order: OrderModel, action: Action, command: CommandId): Promise<boolean> {
  const input = { reference: order.number, ...inputOf(order, action) };
  const principal = 'at' in action ? { kind: 'connection' as const, companyId: 7, actor: 'WMS', connectionId: 'c', warehouseId: places[action.at] ?? '', scopes: ['fulfillment:read' as const, 'fulfillment:write' as const] } : staff;
  try {
    if (isOfMany(action.type)) {
      const [operation, ofMany] = OF_MANY[action.type](order.number);
      await shop.orders.run(operation, { input: ofMany }, { principal, command });
    } else await shop.change(MUTATIONS[action.type], input, { principal, command });
    return true;
  } catch (error) {
    if (error instanceof Failure && REFUSALS.has(error.code)) return false;
    throw error;
  }
}

const REFUSALS = new Set(['INVALID_STATE', 'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_ALREADY_ACCEPTED', 'ORDER_ALREADY_SHIPPED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED', 'ORDER_NOT_FOUND', 'BAD_INPUT']);

const select = <Row>(sql: string): Promise<Row[]> => database.query<Row>(sql);

/** An order as it is stored, in the words of the model. */
const stored = async ({ number }: OrderModel): Promise<OrderModel | undefined> => (await storedOrders(select, { companyId: 7, places, number })).get(number);

/** What holds of the whole company at any time. */
async function checkCompany(): Promise<void> {
  expect(await companyFlaws(select, 7)).toEqual([]);
}

/** Every action there is; what leads on stands more often. */
const EVERY: readonly Action[] = [
  { type: 'hold' }, { type: 'release' }, { type: 'release' }, { type: 'fix' }, { type: 'fix' }, { type: 'fix' }, { type: 'cancel' },
  ...['MI1', 'LY1'].flatMap((at): Action[] => [
    { type: 'accept', at }, { type: 'poll', at }, { type: 'export', at }, { type: 'confirm', at }, { type: 'reject', at }, { type: 'refuse', at }, { type: 'giveUp', at },
    { type: 'pick', at, short: 0 }, { type: 'pick', at, short: 0 }, { type: 'pick', at, short: 1 }, { type: 'pick', at, short: 2 },
    { type: 'ship', at, pieces: [] }, { type: 'ship', at, pieces: [] }, { type: 'ship', at, pieces: [] }, { type: 'ship', at },
  ]),
];

/** An action by number: of those the documents allow now, or of all. */
interface Choice { readonly number: number; readonly any: boolean }

function choose(order: OrderModel, { number, any }: Choice): Action {
  const every = EVERY.map((one) => onePiece(order, one));
  const allowed = any ? [] : every.filter((one) => after(order, one) !== undefined);
  const from = allowed.length > 0 ? allowed : every;
  return from[number % from.length] ?? { type: 'hold' };
}

/** A shipment of pieces of its own takes one piece of the first item that can leave. */
function onePiece(order: OrderModel, action: Action): Action {
  if (action.type !== 'ship' || !action.pieces) return action;
  const part = order.parts.find(({ at }) => at === action.at);
  const sku = part?.lines[leaving(part).findIndex((pieces) => pieces > 0)]?.sku;
  return sku === undefined ? action : { ...action, pieces: [{ sku, quantity: 1 }] };
}

/** Something done to one of the orders, with what the documents say of it. */
class Act implements fc.AsyncCommand<World, Shop> {
  #said = 'not run';

  constructor(private readonly which: number, private readonly choices: readonly (Choice | Action)[], private readonly times: number) {}

  check = ({ orders }: World): boolean => orders.length > 0;

  async run(world: World, real: Shop): Promise<void> {
    real.orders.clock.turn(TOLD_AFTER);
    const index = this.which % world.orders.length;
    const before = world.orders[index];
    if (!before) return;
    const [first, second] = this.choices.map((choice) => ('type' in choice ? choice : choose(before, choice)));
    if (!first) return;
    this.#said = `${before.number}: ${[first, second].filter((one) => one !== undefined).map((one) => JSON.stringify(one)).join(' against ')}${this.times > 1 ? ` ${String(this.times)} times` : ''}`;
    world.orders[index] = second ? await this.race(before, first, second) : await this.alone(before, first);
    for (const reading of [first, second].filter((one) => one !== undefined).filter(readsAll)) await this.others(world, index, reading);
    await checkCompany();
  }

  /** Once, then again with the same command: one effect. All at once when it is repeated more often. */
  private async alone(before: OrderModel, action: Action): Promise<OrderModel> {
    const expected = after(before, action);
    const command = nextCommand();
    const done = await Promise.all(Array.from({ length: this.times }, () => perform(before, action, command)));
    expect(done).toEqual(done.map(() => expected !== undefined));
    if (expected) expect(await perform(before, action, command)).toBe(true);
    expect(await stored(before)).toEqual(comparable(expected ?? before));
    return expected ?? before;
  }

  /** Who reads one order reads all of them. */
  private async others(world: World, index: number, reading: Action): Promise<void> {
    for (const [place, order] of world.orders.entries()) {
      if (place === index) continue;
      const expected = after(order, reading) ?? order;
      expect(await stored(order)).toEqual(comparable(expected));
      world.orders[place] = expected;
    }
  }

  /** Two at once: as if one had come after the other. */
  private async race(before: OrderModel, first: Action, second: Action): Promise<OrderModel> {
    const done = await Promise.all([perform(before, first, nextCommand()), perform(before, second, nextCommand())]);
    const found = await stored(before);
    const inOrder = (one: Action, other: Action): { done: [boolean, boolean]; end: OrderModel } => {
      const middle = after(before, one);
      const end = after(middle ?? before, other);
      return { done: [middle !== undefined, end !== undefined], end: end ?? middle ?? before };
    };
    const [straight, reverse] = [inOrder(first, second), inOrder(second, first)];
    const orders = [straight, { ...reverse, done: reverse.done.toReversed() }];
    const match = orders.find((order) => JSON.stringify([order.done, comparable(order.end)]) === JSON.stringify([done, found]));
    if (!match) expect({ done, end: found }).toEqual(orders.map((order) => ({ ...order, end: comparable(order.end) })));
    return match?.end ?? before;
  }

  toString = (): string => this.#said;
}

/** A paid order of some pieces at one or two warehouses. */
class Place implements fc.AsyncCommand<World, Shop> {
  constructor(private readonly lines: readonly (readonly [sku: string, quantity: number, at: string])[]) {}

  check = ({ orders }: World): boolean => orders.length < 4;

  async run(world: World, real: Shop): Promise<void> {
    const number = await real.place(this.lines);
    const at = [...new Set(this.lines.map(([, , place]) => place))].sort((one, other) => Object.keys(places).indexOf(one) - Object.keys(places).indexOf(other));
    const order: OrderModel = {
      number, status: 'IN_FULFILLMENT', events: ['order.placed', ...at.map(() => 'fulfillment.ready')],
      parts: at.map((place) => ({ at: place, status: 'TO_FULFILL', accepted: false, exported: false, lines: this.lines.filter((line) => line[2] === place).map(([sku, ordered]) => ({ sku, ordered, picked: 0, unfulfillable: 0, shipped: 0, cancelled: 0 })) })),
    };
    expect(await stored(order)).toEqual(comparable(order));
    world.orders.push(order);
    await checkCompany();
  }

  toString = (): string => `place ${JSON.stringify(this.lines)}`;
}

/** A warehouse counts an item: enough that every order finds its pieces, whatever was sold before. */
class Count implements fc.AsyncCommand<World, Shop> {
  constructor(private readonly sku: string, private readonly quantity: number, private readonly at: 'MI1' | 'LY1') {}

  check = (): boolean => true;

  async run(_world: World, real: Shop): Promise<void> {
    await real.stock(this.sku, this.quantity, {}, this.at);
    await checkCompany();
  }

  toString = (): string => `count ${this.sku} ${String(this.quantity)} at ${this.at}`;
}

const place = fc.constantFrom<'MI1' | 'LY1'>('MI1', 'LY1');
const which = fc.nat({ max: 5 });
const lines = fc.constantFrom<readonly (readonly [string, number, string])[]>(
  [['TEE', 2, 'MI1']], [['TEE', 1, 'MI1'], ['MUG', 3, 'MI1']], [['TEE', 2, 'MI1'], ['MUG', 1, 'LY1']], [['MUG', 1, 'LY1']],
);
const choice = fc.record({ number: fc.nat({ max: 9999 }), any: fc.constantFrom(false, false, false, true) });
const act = fc.tuple(which, choice, fc.constantFrom(1, 1, 1, 3)).map(([order, one, times]) => new Act(order, [one], times));
const COMMAND = [
  act, act, act, act, act,
  fc.tuple(which, choice, choice).map(([order, one, other]) => new Act(order, [one, other], 1)),
  lines.map((given) => new Place(given)),
  fc.tuple(fc.constantFrom('TEE', 'MUG'), fc.integer({ min: 5000, max: 9000 }), place).map((given) => new Count(...given)),
];

test('whatever happens in whatever order, every order is where the documents say, and stock, refunds and events add up', async () => {
  await fc.assert(fc.asyncProperty(fc.commands(COMMAND, { maxCommands: COMMANDS, size: 'max' }), async (sequence) => {
    const world: World = { orders: [] };
    await new Place([['TEE', 2, 'MI1'], ['MUG', 1, 'LY1']]).run(world, shop);
    await fc.asyncModelRun(() => ({ model: world, real: shop }), sequence);
  }), { seed: SEED, numRuns: RUNS, endOnFailure: true });
});

const PAIRS: readonly (readonly [name: string, before: readonly Action[], first: Action, second: Action])[] = [
  ['picking and a cancellation', [{ type: 'accept', at: 'MI1' }], { type: 'pick', at: 'MI1', short: 1 }, { type: 'cancel' }],
  ['two picking reports', [{ type: 'accept', at: 'MI1' }], { type: 'pick', at: 'MI1', short: 0 }, { type: 'pick', at: 'MI1', short: 1 }],
  ['two shipments', [{ type: 'accept', at: 'MI1' }, { type: 'pick', at: 'MI1', short: 0 }], { type: 'ship', at: 'MI1' }, { type: 'ship', at: 'MI1' }],
  ['a shipment and a cancellation', [{ type: 'accept', at: 'MI1' }, { type: 'pick', at: 'MI1', short: 0 }], { type: 'ship', at: 'MI1' }, { type: 'cancel' }],
  ['an acceptance and a hold', [], { type: 'accept', at: 'MI1' }, { type: 'hold' }],
  ['an acceptance and a refusal', [], { type: 'accept', at: 'MI1' }, { type: 'reject', at: 'MI1' }],
  ['a shipment and giving up', [{ type: 'accept', at: 'MI1' }, { type: 'pick', at: 'MI1', short: 1 }], { type: 'ship', at: 'MI1' }, { type: 'giveUp', at: 'MI1' }],
  ['a confirmation and a shipment after a cancellation', [{ type: 'accept', at: 'MI1' }, { type: 'cancel' }], { type: 'giveUp', at: 'MI1' }, { type: 'ship', at: 'MI1' }],
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
    const world: World = { orders: [] };
    await new Place([['TEE', 2, 'MI1'], ['MUG', 1, 'LY1']]).run(world, shop);
    for (const one of before) await new Act(0, [one], 1).run(world, shop);
    await new Act(0, [first, second], 1).run(world, shop);
  }
});
