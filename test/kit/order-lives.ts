import * as fc from 'fast-check';
import { eitherOrder, leaving, placed, type Action, type OrderModel } from './order-model.js';
import { comparable } from './stored-orders.js';

/** What an order is placed of: an item, how many, and the warehouse that has it. */
export type LivingLine = readonly [sku: string, quantity: number, at: string];

/** The product under test, through any of its interfaces. */
export interface Living {
  /** The warehouses, in the order in which an order's fulfillment orders are listed. */
  readonly places: readonly string[];
  /** All possible actions; those that advance an order are listed more often. */
  readonly every: readonly Action[];
  /** Perform it, under a name that makes a repetition idempotent; `order` is the caller's view of it. Answers whether it was done or refused as documented. */
  perform(order: OrderModel, action: Action, name: string): Promise<boolean>;
  /** The order after an action; undefined where the documents refuse it. */
  after(order: OrderModel, action: Action): OrderModel | undefined;
  /** Whether what is refused may be answered as done because it happened before. */
  isLenient(action: Action): boolean;
  /** Place a paid order; answers its number. */
  place(lines: readonly LivingLine[]): Promise<string>;
  /** A warehouse counts an item. */
  count(sku: string, quantity: number, at: string): Promise<unknown>;
  /** An order as it is stored. */
  stored(order: OrderModel): Promise<OrderModel | undefined>;
  /** The violated invariants of the whole company. */
  flaws(): Promise<string[]>;
  /** Let so many milliseconds pass. */
  turn(milliseconds: number): void;
}

/** The orders of one sequence of commands. */
export interface LivingWorld { orders: OrderModel[] }

type LifeCommand = fc.AsyncCommand<LivingWorld, Living>;

const VISIBLE_AFTER = 10_000; // a change becomes visible to a polling warehouse some seconds later
const MOST_ORDERS = 4;

let names = 0;
const nextName = (): string => `life-${String(names += 1)}`;

/** Reading affects every order of a warehouse. */
export const readsAll = ({ type }: Action): boolean => type === 'poll' || type === 'export';

/** An action by number: of those that change something now, or of all. */
export interface Choice { readonly number: number; readonly any: boolean }

/** The action of a choice. */
export function choose(living: Pick<Living, 'every' | 'after'>, order: OrderModel, { number, any }: Choice): Action {
  const every = living.every.map((one) => oneUnit(order, one));
  const allowed = any ? [] : every.filter((one) => ![undefined, order].includes(living.after(order, one)));
  const from = allowed.length > 0 ? allowed : every;
  return from[number % from.length] ?? { type: 'hold' };
}

/** A shipment with explicit units takes one unit of the first item that can leave. */
function oneUnit(order: OrderModel, action: Action): Action {
  if (action.type !== 'ship' || !action.units) return action;
  const fulfillmentOrder = order.fulfillmentOrders.find(({ at }) => at === action.at);
  const sku = fulfillmentOrder?.lines[leaving(fulfillmentOrder).findIndex((units) => units > 0)]?.sku;
  return sku === undefined ? action : { ...action, units: [{ sku, quantity: 1 }] };
}

/** An action on one of the orders, with the outcome that the documents define. */
export class Act implements LifeCommand {
  #said = 'not run';

  constructor(private readonly which: number, private readonly choices: readonly (Choice | Action)[], private readonly times: number) {}

  check = ({ orders }: LivingWorld): boolean => orders.length > 0;

  async run(world: LivingWorld, living: Living): Promise<void> {
    living.turn(VISIBLE_AFTER);
    const index = this.which % world.orders.length;
    const before = world.orders[index];
    if (!before) return;
    const [first, second] = this.choices.map((choice) => ('type' in choice ? choice : choose(living, before, choice)));
    if (!first) return;
    this.#said = `${before.number}: ${[first, second].filter((one) => one !== undefined).map((one) => JSON.stringify(one)).join(' against ')}${this.times > 1 ? ` ${String(this.times)} times` : ''}`;
    world.orders[index] = second ? await race(living, before, [first, second]) : await alone(living, before, { action: first, times: this.times });
    await others(living, world, { index, readings: [first, second].filter((one) => one !== undefined).filter(readsAll) });
    expect(await living.flaws()).toEqual([]);
  }

  toString = (): string => this.#said;
}

/** Once, then again under the same name: one effect. All at once when it is repeated more often. */
async function alone(living: Living, before: OrderModel, { action, times }: { action: Action; times: number }): Promise<OrderModel> {
  const expected = living.after(before, action);
  const name = nextName();
  const done = await Promise.all(Array.from({ length: times }, () => living.perform(before, action, name)));
  if (expected || !living.isLenient(action)) expect(done).toEqual(done.map(() => expected !== undefined));
  if (expected) expect(await living.perform(before, action, name)).toBe(true);
  expect(await living.stored(before)).toEqual(comparable(expected ?? before));
  return expected ?? before;
}

/** A read of one order reads all of them; concurrent reads run one after the other. */
async function others(living: Living, world: LivingWorld, { index, readings }: { index: number; readings: readonly Action[] }): Promise<void> {
  if (readings.length === 0) return;
  for (const [place, order] of world.orders.entries()) {
    if (place === index) continue;
    const ends = [readings, readings.toReversed()].map((inTurn) => inTurn.reduce((read, reading) => living.after(read, reading) ?? read, order));
    const found = await living.stored(order);
    const end = ends.find((one) => JSON.stringify(comparable(one)) === JSON.stringify(found));
    if (!end) expect(found).toEqual(comparable(ends[0] ?? order));
    world.orders[place] = end ?? order;
  }
}

/** Two concurrent actions: the outcome is that of one after the other. */
async function race(living: Living, before: OrderModel, [first, second]: readonly [Action, Action]): Promise<OrderModel> {
  const done = await Promise.all([living.perform(before, first, nextName()), living.perform(before, second, nextName())]);
  const found = await living.stored(before);
  const ends = eitherOrder(living.after, before, [first, second]);
  const isAnswered = (expected: readonly boolean[]): boolean => [first, second].every((action, at) => done[at] === expected[at] || (expected[at] === false && living.isLenient(action)));
  const match = ends.find((order) => isAnswered(order.done) && JSON.stringify(comparable(order.end)) === JSON.stringify(found));
  if (!match) expect({ done, end: found }).toEqual(ends.map((order) => ({ ...order, end: comparable(order.end) })));
  return match?.end ?? before;
}

/** A paid order of some units at one or two warehouses. */
export class Place implements LifeCommand {
  constructor(private readonly lines: readonly LivingLine[]) {}

  check = ({ orders }: LivingWorld): boolean => orders.length < MOST_ORDERS;

  async run(world: LivingWorld, living: Living): Promise<void> {
    const number = await living.place(this.lines);
    const order = placed(number, this.lines.map(([sku, ordered, at]) => ({ sku, ordered, at })), living.places);
    expect(await living.stored(order)).toEqual(comparable(order));
    world.orders.push(order);
    expect(await living.flaws()).toEqual([]);
  }

  toString = (): string => `place ${JSON.stringify(this.lines)}`;
}

/** A warehouse counts an item: enough for every order, whatever was sold before. */
class Count implements LifeCommand {
  constructor(private readonly item: readonly [sku: string, at: string], private readonly quantity: number) {}

  check = (): boolean => true;

  async run(_world: LivingWorld, living: Living): Promise<void> {
    await living.count(this.item[0], this.quantity, this.item[1]);
    expect(await living.flaws()).toEqual([]);
  }

  toString = (): string => `count ${this.item.join(' at ')}: ${String(this.quantity)}`;
}

/** The orders placed at the start, those that may be placed later, and the stock counts. */
export interface Goods {
  readonly first: readonly LivingLine[];
  readonly placed: readonly (readonly LivingLine[])[];
  readonly counted: readonly (readonly [sku: string, at: string])[];
}

const which = fc.nat({ max: 5 });
const choice = fc.record({ number: fc.nat({ max: 9999 }), any: fc.constantFrom(false, false, false, true) });
const [LEAST, MOST, COMMANDS] = [5000, 9000, 40];

/** Runs `runs` random sequences of actions; after each, every order is in its documented state and the company's invariants hold. */
export async function live(living: Living, { first, placed, counted }: Goods, { seed, runs }: { seed: number; runs: number }): Promise<void> {
  const act = fc.tuple(which, choice, fc.constantFrom(1, 1, 1, 3)).map(([order, one, times]) => new Act(order, [one], times));
  const commands = [
    act, act, act, act, act,
    fc.tuple(which, choice, choice).map(([order, one, other]) => new Act(order, [one, other], 1)),
    fc.constantFrom(...placed).map((lines) => new Place(lines)),
    fc.tuple(fc.constantFrom(...counted), fc.integer({ min: LEAST, max: MOST })).map(([item, quantity]) => new Count(item, quantity)),
  ];
  await fc.assert(fc.asyncProperty(fc.commands(commands, { maxCommands: COMMANDS, size: 'max' }), async (sequence) => {
    const world: LivingWorld = { orders: [] };
    await new Place(first).run(world, living);
    await fc.asyncModelRun(() => ({ model: world, real: living }), sequence);
  }), { seed, numRuns: runs, endOnFailure: true });
}

/** Every action at some warehouses; those that advance an order are listed more often. */
export const everyAction = (places: readonly string[]): readonly Action[] => [
  { type: 'hold' }, { type: 'release' }, { type: 'release' }, { type: 'fix' }, { type: 'fix' }, { type: 'fix' }, { type: 'cancel' },
  ...places.flatMap((at): Action[] => [
    { type: 'accept', at }, { type: 'poll', at }, { type: 'export', at }, { type: 'confirm', at }, { type: 'reject', at }, { type: 'refuse', at }, { type: 'shortClose', at },
    { type: 'pick', at, short: 0 }, { type: 'pick', at, short: 0 }, { type: 'pick', at, short: 1 }, { type: 'pick', at, short: 2 },
    { type: 'ship', at, units: [] }, { type: 'ship', at, units: [] }, { type: 'ship', at, units: [] }, { type: 'ship', at },
  ]),
];

/** The documented result of a picking. */
export const pickedLines = (order: OrderModel, { at, short }: { at: string; short: number }): { sku: string; quantity: number }[] =>
  (order.fulfillmentOrders.find((fulfillmentOrder) => fulfillmentOrder.at === at)?.lines ?? []).map(({ sku, ordered, cancelled }) => ({ sku, quantity: Math.max(0, ordered - cancelled - short) }));
