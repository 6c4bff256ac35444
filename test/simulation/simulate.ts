import { isDeepStrictEqual } from 'node:util';
import { callOf } from '../kit/order-calls.js';
import { choose, everyAction, readsAll } from '../kit/order-lives.js';
import { after, eitherOrder, placed, type Action, type OrderModel } from '../kit/order-model.js';
import { comparable } from '../kit/stored-orders.js';
import { check, storedNow } from './check.js';
import { numbersOf, untilAnswered, type Answer, type Write } from './client.js';
import { beginRun, type Run, type Tracked } from './run.js';
import { PLACES, SKUS, type World } from './world.js';

/** What came of a seed. */
export interface Outcome {
  readonly found: readonly string[];
  readonly trace: readonly string[];
}

const STEPS = 25;
const MOST_ORDERS = 6;
const LONGEST_PAUSE = 20_000;
const [LEAST_COUNT, MOST_COUNT] = [5000, 9000];
const [KILLED, RACED, READ, PLACED, COUNTED, RETURNED] = [0.04, 0.25, 0.15, 0.4, 0.3, 0.5];
const EVERY = everyAction(PLACES);
const STATEMENTS = 80;
const NUMBERS = 10_000;

/** What a test does to the database after a step, so that it is noticed. */
export type Damage = (run: Run) => Promise<unknown>;

/** Simulate what happens to a company's orders, each call failing at whatever statement and on whatever way the seed says; the same seed does the same again. */
export async function simulate(world: World, seed: number, damage?: Damage): Promise<Outcome> {
  const { random } = Math;
  Math.random = () => 0; // what repeats a transaction does so at once: a pause would end before or after another call's work
  try {
    return await simulated(world, seed, damage);
  } finally {
    Math.random = random;
  }
}

async function simulated(world: World, seed: number, damage?: Damage): Promise<Outcome> {
  const run = await beginRun(world, seed);
  for (const place of PLACES) for (const sku of SKUS) await count(run, sku, place);
  for (let step = 1; step <= STEPS && run.found.size === 0; step += 1) {
    run.trace.push(`step ${String(step)}`);
    world.clock.turn(run.random.between(1, LONGEST_PAUSE));
    if (run.random.chance(KILLED)) world.faults.killWithin(STATEMENTS);
    await someActivity(run);
    await settled(run, async () => {
      await damage?.(run);
      await check(run);
    });
  }
  return { found: [...run.found], trace: run.trace };
}

/** Looks at what is stored, once the process is there again; a death that nobody came to is called off. */
async function settled<T>({ world }: Run, look: () => Promise<T>): Promise<T> {
  await world.restarted();
  world.faults.revive();
  return world.faults.calmly(look);
}

async function someActivity(run: Run): Promise<void> {
  const { random, orders } = run;
  const [first] = random.several(orders, 1);
  if (first && random.chance(RACED)) return race(run, first);
  if (random.chance(READ)) return readAll(run);
  const works = random.several(orders, random.between(1, 3)).map((order) => actOn(run, order));
  if (orders.length < MOST_ORDERS && random.chance(orders.length === 0 ? 1 : PLACED)) works.push(place(run));
  if (random.chance(COUNTED)) works.push(count(run, random.pick(SKUS), random.pick(PLACES)));
  await Promise.all(works);
}

/** A paid order of some units at one or two warehouses. */
async function place(run: Run): Promise<void> {
  const { random, company: { staff } } = run;
  const lines = random.several(PLACES, random.between(1, 2)).map((at) => ({ sku: random.pick(SKUS), ordered: random.between(1, 3), at }));
  const answer = await repeated(run, {
    operation: 'mutation M($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }', principal: staff, key: run.nextKey(),
    input: {
      channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shippingAddress: { city: 'Milano', countryCode: 'IT' }, shipping: { methodCode: 'standard' },
      lines: lines.map(({ sku, ordered, at }) => ({ sku, quantity: ordered, locationCode: at, unitPrice: { amount: '10.00', currency: 'EUR' } })),
    },
  });
  const [number] = numbersOf(answer);
  if (number === undefined) {
    run.found.add('an order was refused');
    return;
  }
  run.orders.push({ model: placed(number, lines, PLACES) });
}

/** A warehouse counts an item. */
async function count(run: Run, sku: string, at: string): Promise<void> {
  const quantity = run.random.between(LEAST_COUNT, MOST_COUNT);
  await repeated(run, {
    operation: 'mutation M($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated } }', principal: run.company.warehouse(at), key: run.nextKey(),
    input: { items: [{ sku, locationCode: at, quantity }] },
  });
  run.levels.set(`${sku} ${at}`, quantity);
}

/** The next thing that happens to an order, alone; of what left, some comes back. */
async function actOn(run: Run, order: Tracked): Promise<void> {
  if (order.back ? !order.back.isReceived : order.model.status === 'SHIPPED' && run.random.chance(RETURNED)) return comeBack(run, order);
  const action = chosen(run, order.model);
  const expected = after(order.model, action);
  const answer = await repeated(run, writeOf(run, order.model, action));
  if (answer.done !== (expected !== undefined)) run.found.add(`${JSON.stringify(action)} of ${order.model.number} was ${answer.done ? 'done' : 'refused'}`);
  order.model = expected ?? order.model;
}

/** One unit of the order is announced, then received. */
async function comeBack(run: Run, order: Tracked): Promise<void> {
  const { company: { staff, warehouse } } = run;
  if (order.back) {
    const { number, at } = order.back;
    await repeated(run, { operation: 'mutation M($input: ReceiveWarehouseReturnInput!) { receiveWarehouseReturn(input: $input) { number } }', principal: warehouse(at), key: run.nextKey(), input: { reference: number, lines: [{ sku: skuOf(order.model, at), quantity: 1, classification: 'SELLABLE' }] } });
    order.back.isReceived = true;
    return;
  }
  const at = order.model.fulfillmentOrders.find(({ lines }) => lines.some(({ shipped }) => shipped > 0))?.at ?? '';
  const answer = await repeated(run, { operation: 'mutation M($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', principal: staff, key: run.nextKey(), input: { orderReference: order.model.number, locationCode: at, expected: true, lines: [{ sku: skuOf(order.model, at), quantity: 1 }] } });
  const [number] = numbersOf(answer);
  if (number === undefined) run.found.add(`a return of ${order.model.number} was refused`); else order.back = { number, at, isReceived: false };
}

const skuOf = ({ fulfillmentOrders }: OrderModel, place: string): string | undefined => fulfillmentOrders.find(({ at }) => at === place)?.lines[0]?.sku;

/** Two things happen to an order at once: it ends as if one had come after the other. */
async function race(run: Run, order: Tracked): Promise<void> {
  const before = order.model;
  const [first, second] = [chosen(run, before), chosen(run, before)];
  const done = (await Promise.all([first, second].map((action) => untilAnswered(run, writeOf(run, before, action))))).map((answer) => answer.done);
  const ends = eitherOrder(after, before, [first, second]);
  const found = await settled(run, () => storedNow(run));
  const match = ends.find((one) => isDeepStrictEqual(one.done, done) && isDeepStrictEqual(comparable(one.end), found.get(before.number)));
  if (!match) run.found.add(`${JSON.stringify([first, second])} of ${before.number} at once were ${JSON.stringify(done)}, and it is ${JSON.stringify(found.get(before.number))}`);
  order.model = match?.end ?? before;
}

/** A warehouse reads all its orders. What could not be kept as read is left for the next time, and not in the answer. */
async function readAll(run: Run): Promise<void> {
  const action = run.random.pick(EVERY.filter(readsAll));
  run.world.clock.turn(LONGEST_PAUSE); // a change becomes visible to a polling warehouse some seconds later
  const [order] = run.orders;
  if (!order) return;
  const read = new Set(numbersOf(await untilAnswered(run, writeOf(run, order.model, action))));
  const stored = await settled(run, () => storedNow(run));
  for (const one of run.orders) {
    const next = after(one.model, action) ?? one.model;
    const isLeft = isDeepStrictEqual(stored.get(one.model.number), comparable(one.model));
    if (isLeft && next !== one.model && read.has(one.model.number)) run.found.add(`${one.model.number} was read, and nothing of it was kept`);
    if (!isLeft) one.model = next;
  }
}

/** The same write once, or several times at once, as a sender does whose patience ends: all get the same answer. */
async function repeated(run: Run, write: Write): Promise<Answer> {
  const [first, ...others] = await Promise.all(Array.from({ length: run.random.pick([1, 1, 1, 3]) }, () => untilAnswered(run, write)));
  if (!first) throw new Error('Nothing was sent');
  if (others.some((answer) => !isDeepStrictEqual(answer, first))) run.found.add(`${write.key} got different answers: ${JSON.stringify([first, ...others])}`);
  return first;
}

const chosen = ({ random }: Run, order: OrderModel): Action => choose({ every: EVERY.filter((action) => !readsAll(action)), after }, order, { number: random.between(0, NUMBERS), any: random.chance(RACED) });

function writeOf(run: Run, order: OrderModel, action: Action): Write {
  run.trace.push(`${order.number} ${JSON.stringify(action)}`);
  return { ...callOf(order, action), principal: 'at' in action ? run.company.warehouse(action.at) : run.company.staff, key: run.nextKey() };
}
