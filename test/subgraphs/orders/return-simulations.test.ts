import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff } from '../../kit/orders.js';
import { crowd, readStatements, stepsOf } from '../../kit/read-statements.js';
import { openReturnedOrders, type ReturnedOrders } from '../../kit/returned-orders.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let world: ReturnedOrders;
const numbers: string[] = [];
beforeAll(async () => {
  world = await openReturnedOrders();
  await world.policy({ fee: '4.90' });
  const sold = await world.delivered([{ sku: 'TEE', quantity: 2 }, { sku: 'MUG', quantity: 1, discount: '5.00' }]);
  await world.delivered([{ sku: 'MUG', quantity: 1, discount: '4.00' }]);
  const yen = await world.delivered([{ sku: 'TEE', quantity: 1, price: '1000' }], { currency: 'JPY' });
  world.days(10);
  numbers.push((await world.opens(sold, [[0, 1]])).number);
  world.days(10);
  world.orders.clock.turn(-1);
  numbers.push((await world.opens(sold, [[0, 1, 'changed_mind'], [1, 1]])).number);
  numbers.push((await world.opens(yen, [[0, 1]], { resolution: 'STORE_CREDIT' })).number);
  world.orders.clock.turn(1);
});
afterAll(() => world.orders.subgraph.close());

const FIELDS = `from to isWhole orders returnableBefore returnableAfter blockedOrders { reason before after examples }
  returns refusedBefore refusedAfter refusedReturns { reason before after examples } fees { before { amount currency } after { amount currency } }`;
const simulate = async (change: object, more: object = {}): Promise<any> => (await world.run(`query S($input: SimulateReturnPolicyInput!) { simulateReturnPolicy(input: $input) { ${FIELDS} } }`, { input: { change, ...more } })).simulateReturnPolicy;
const eur = (amount: string) => ({ amount, currency: 'EUR' });

test('a simulation of no change finds what is', async () => {
  expect(await simulate({})).toEqual({
    from: '2026-02-28T08:00:00.000Z', to: '2026-03-30T08:00:00.000Z', isWhole: true, orders: 3, returnableBefore: 3, returnableAfter: 3, blockedOrders: [], returns: 3, refusedBefore: 0, refusedAfter: 0, refusedReturns: [],
    fees: { before: [eur('9.80'), { amount: '0', currency: 'JPY' }], after: [eur('9.80'), { amount: '0', currency: 'JPY' }] },
  });
});

test('a shorter window refuses the returns that were opened after it, and their fees are gone with them', async () => {
  expect(await simulate({ windowDays: 14, fees: [{ reasonCode: 'too_small', fee: '2.50' }] })).toMatchObject({
    orders: 3, returnableBefore: 3, returnableAfter: 3, returns: 3, refusedBefore: 0, refusedAfter: 2, refusedReturns: [{ reason: 'WINDOW_CLOSED', before: 0, after: 2, examples: [numbers[1], numbers[2]] }],
    fees: { before: [eur('9.80'), { amount: '0', currency: 'JPY' }], after: [eur('2.50'), { amount: '0', currency: 'JPY' }] },
  });
});

test('exclusions and final sale block orders from the start, and returns of which a line is', async () => {
  expect(await simulate({ finalSale: { discountPercent: 40 } })).toMatchObject({
    returnableBefore: 3, returnableAfter: 2, blockedOrders: [{ reason: 'FINAL_SALE', before: 0, after: 1, examples: [expect.any(String)] }],
    refusedAfter: 1, refusedReturns: [{ reason: 'FINAL_SALE', before: 0, after: 1, examples: [numbers[1]] }],
  });
  expect(await simulate({ excludedSkus: ['TEE'] })).toMatchObject({ returnableAfter: 2, refusedAfter: 3, refusedReturns: [{ reason: 'EXCLUDED_SKU', before: 0, after: 3, examples: numbers }] });
});

test('a limit refuses the returns beyond it, counted at the moment of each', async () => {
  expect(await simulate({ limit: { returns: 1, periodDays: 30 } })).toMatchObject({ returnableAfter: 3, refusedAfter: 2, refusedReturns: [{ reason: 'LIMIT_REACHED', before: 0, after: 2, examples: [numbers[1], numbers[2]] }] });
  expect(await simulate({ limit: { returns: 1, periodDays: 5 } })).toMatchObject({ refusedAfter: 0 });
});

test('the time is the thirty days before unless given, at most 92, and only what happened in it counts', async () => {
  expect(await simulate({}, { from: '2026-03-15T00:00:00.000Z' })).toMatchObject({ from: '2026-03-15T00:00:00.000Z', orders: 0, returns: 3 });
  expect(await simulate({}, { to: '2026-03-20T08:00:00.000Z' })).toMatchObject({ from: '2026-02-18T08:00:00.000Z', orders: 3, returns: 0 });
  await expect(simulate({}, { from: '2025-12-27T08:00:00.000Z' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { from: ['must be at most 92 days before to'] } });
  await expect(simulate({}, { from: '2026-04-27T08:00:00.000Z' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { from: ['must be before to'] } });
});

test('a change that could not be saved is refused alike, and none is saved', async () => {
  const { returnPolicy: before } = await world.run('{ returnPolicy { version windowDays } }');
  await expect(simulate({ windowDays: -1 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { windowDays: ['must be a whole number from 0 to 3650'] } });
  await simulate({ windowDays: 5 });
  expect((await world.run('{ returnPolicy { version windowDays } }')).returnPolicy).toEqual(before);
});

test('a simulation reads a handful of statements, however many orders and returns there are', async () => {
  const { deps: { database } } = world.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
  const change = { excludedTags: ['x'], limit: { returns: 9, periodDays: 90 } };
  const count = async (): Promise<number> => (await readStatements(database, () => simulate(change))).length;
  const few = await count();
  for (let at = 0; at < 3; at += 1) await world.opens(await world.delivered([{ sku: 'TEE', quantity: 1 }]), [[0, 1]]);
  world.orders.clock.turn(1);
  expect([few, await count(), (await simulate(change)).orders]).toEqual([18, 18, 6]);
});

test('what it looks for is found through indexes by time', async () => {
  const { deps: { database } } = world.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
  await crowd(database, 7, { tables: ['shipment', 'returns'], companies: 40 });
  const statements = await readStatements(database, () => simulate({}));
  const plan = async (begins: RegExp): Promise<string> => {
    const found = statements.find(({ sql }) => begins.test(sql));
    return found ? (await stepsOf(database, found.sql, found.parameters)).join() : '';
  };
  const plans = [await plan(/^SELECT DISTINCT order_id FROM shipment/), await plan(/FROM returns WHERE company_id = \? AND created_at/)];
  if (database.dialect === 'sqlite') expect(plans).toEqual([expect.stringContaining('shipment_status'), expect.stringContaining('returns_created')]);
  else expect(plans).toEqual([expect.stringMatching(/^(?:ref|range) shipment /), expect.stringMatching(/^(?:ref|range) returns /)]); // which index it takes depends on how many there are
});
