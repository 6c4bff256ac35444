// On the embedded database only: it watches the statements of its driver.
import { simulate } from './simulate.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => { world = await openWorld(); });
afterAll(() => world.close());

const SEEDS = 12;

test('statements fail, answers are lost, writes are repeated and the process dies: every order, unit, refund, return and event is there once', async () => {
  const found: string[] = [];
  const traces: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const outcome = await simulate(world, seed);
    found.push(...outcome.found.map((one) => `seed ${String(seed)}: ${one}`));
    traces.push(...outcome.trace);
  }
  expect(found).toEqual([]);
  for (const kind of [/^SQLITE_FULL before/, /^SQLITE_BUSY before/, /^SQLITE_IOERR_WRITE after COMMIT/, /^SQLITE_IOERR_WRITE after SELECT/, /^killed/]) expect(traces.some((line) => kind.test(line))).toBe(true);
});

test('a seed does the same again', async () => {
  const [first, again] = [await simulate(world, 7), await simulate(world, 7)];
  expect(again.trace.length).toBeGreaterThan(100);
  expect(again.trace).toEqual(first.trace);
});

/** What a fault would leave behind, and the finding that reports it. */
const PLANTED: readonly (readonly [sql: string, words: RegExp])[] = [
  ['UPDATE stock_position SET reserved = reserved + 1 WHERE company_id = ?', /^reserved is what open orders hold/],
  ['UPDATE stock_level SET quantity = quantity + 1 WHERE company_id = ?', /^stock is /],
  ["DELETE FROM outbox WHERE company_id = ? AND type = 'order.placed'", /^order #\d+ is /],
  ["UPDATE orders SET status = 'ON_HOLD' WHERE company_id = ?", /^order #\d+ is /],
  ['UPDATE fulfillment_line SET shipped = shipped + 1, picked = picked + 1 WHERE company_id = ?', /^what left is in shipments/],
  ['UPDATE outbox SET id = id || 1 WHERE company_id = ?', /^an event came before/],
];

test.each(PLANTED)('%s is noticed', async (...[sql, words]) => {
  let steps = 0;
  const { found } = await simulate(world, 3, async ({ company: { id }, orders }) => {
    if (orders.length > 0 && (steps += 1) === 2) await world.damage(sql, id);
  });
  expect(found.some((one) => words.test(one))).toBe(true);
});
