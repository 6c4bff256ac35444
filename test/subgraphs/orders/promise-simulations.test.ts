import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { system, testOrders, type TestOrders } from '../../kit/orders.js';
import { readStatements } from '../../kit/read-statements.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let orders: TestOrders;
let world: RoutedOrders;

const at = (text: string): void => { orders.clock.set(text); };
const TIMES = [{ shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 2 }, { shippingType: 'EXPRESS', countryCode: 'IT', minDays: 1, maxDays: 1 }];

beforeAll(async () => { orders = await testOrders('2026-11-16T08:00:00.000Z'); });
beforeEach(async () => {
  at('2026-11-16T08:00:00.000Z'); // a Monday, 09:00 in Rome
  world = await routedOrders(orders);
  await world.run('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes: TIMES } });
  await world.stock('MI1', { TEE: 500 });
  await world.stock('LY1', { MUG: 500 });
});
afterAll(() => orders.subgraph.close());

const place = async (when: string, lines: Readonly<Record<string, number>> = { TEE: 1 }, more: object = {}): Promise<string> => {
  at(when);
  return (await world.place(lines, { placedAt: when, ...more })).number;
};
async function deliver(reference: string, when: string): Promise<void> {
  const report = (name: string, type: string, more: object = {}) => world.run(`mutation W($input: ${type}!) { ${name}(input: $input) { id } }`, { input: { reference, ...more } }, 'MI1');
  await report('acceptFulfillmentOrder', 'AcceptFulfillmentOrderInput');
  await report('reportPicking', 'ReportPickingInput', { lines: [{ sku: 'TEE', quantity: 1 }] });
  await report('reportShipment', 'ReportShipmentInput');
  at(when);
  const { order: { shipments: [{ id }] } } = await world.run('query S($r: ID!) { order(reference: $r) { shipments { id } } }', { r: reference });
  await world.run('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId: id, status: 'DELIVERED' } });
}
const FIELDS = 'orders cut sooner later same averageDaysBefore averageDaysAfter delivered keptBefore keptAfter examples { order shipsOnBefore shipsOnAfter deliveryToBefore deliveryToAfter }';
const simulate = async (input: object = {}): Promise<any> => (await world.run(`query S($input: SimulatePromiseInput!) { simulatePromise(input: $input) { ${FIELDS} } }`, { input: { location: 'MI1', ...input } })).simulatePromise;
const example = (order: string, ...[shipsOnBefore, shipsOnAfter, deliveryToBefore, deliveryToAfter]: readonly (string | null)[]) => ({ order, shipsOnBefore, shipsOnAfter, deliveryToBefore, deliveryToAfter });
const cutoff = (time: string) => ({ methods: [{ method: 'STANDARD', cutoff: time }] });

test('a later cutoff lets leave sooner what came between the two, and no change changes nothing', async () => {
  const [, between] = [await place('2026-11-16T10:00:00.000Z'), await place('2026-11-16T12:00:00.000Z'), await place('2026-11-16T16:00:00.000Z'), await place('2026-11-17T12:00:00.000Z', { MUG: 1 })]; // 11, 13 and 17 o'clock; the last leaves Lyon
  at('2026-11-18T08:00:00.000Z');
  const none = { orders: 3, cut: false, sooner: 0, later: 0, same: 3, averageDaysBefore: 2.67, averageDaysAfter: 2.67, delivered: 0, keptBefore: 0, keptAfter: 0, examples: [] };
  expect([await simulate(), await simulate({ ...cutoff('12:00'), preparationDays: null, days: 2 })]).toEqual([none, none]);
  expect(await simulate(cutoff('14:00'))).toEqual({ ...none, sooner: 1, same: 2, averageDaysAfter: 2.33, examples: [example(between, '2026-11-17', '2026-11-16', '2026-11-19', '2026-11-18')] });
  expect(await simulate({ location: 'LY1', ...cutoff('14:00') })).toMatchObject({ orders: 1, sooner: 1 });
});

test('closures, days off and preparation make what is promised later, holidays that are worked on sooner', async () => {
  const first = await place('2026-11-16T10:00:00.000Z');
  const second = await place('2026-12-07T10:00:00.000Z'); // the day before a holiday of Italy
  const third = await place('2026-12-07T12:00:00.000Z');
  at('2026-12-10T08:00:00.000Z');
  expect(await simulate({ preparationDays: 1 })).toMatchObject({ sooner: 0, later: 3, examples: [
    example(third, '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14'), example(second, '2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11'), example(first, '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'),
  ] });
  expect(await simulate({ closures: [{ from: '2026-11-16', to: '2026-11-17' }] })).toMatchObject({ later: 1, same: 2, examples: [example(first, '2026-11-16', '2026-11-18', '2026-11-18', '2026-11-20')] });
  expect(await simulate({ workingDays: ['TUESDAY', 'WEDNESDAY'] })).toMatchObject({ later: 2, same: 1 });
  expect(await simulate({ holidays: null })).toMatchObject({ sooner: 1, later: 0, examples: [example(third, '2026-12-09', '2026-12-08', '2026-12-11', '2026-12-10')] });
  expect(await simulate({ holidays: { countryCode: 'DE', region: 'SN' } })).toMatchObject({ sooner: 1, later: 0 });
  expect(await simulate({ location: 'MI1', closures: [{ from: '2026-11-16', to: '2026-11-17' }], days: 7 })).toMatchObject({ orders: 2, same: 2 });
});

test('other transit times change the day of delivery alone, and a country without one has none', async () => {
  const standard = await place('2026-11-16T10:00:00.000Z');
  const express = await place('2026-11-16T10:00:01.000Z', { TEE: 1 }, { shipping: { methodCode: 'express', type: 'EXPRESS' } });
  at('2026-11-18T08:00:00.000Z');
  expect(await simulate({ transitTimes: [{ shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 4 }] })).toEqual({
    orders: 2, cut: false, sooner: 0, later: 2, same: 0, averageDaysBefore: 2, averageDaysAfter: 4, delivered: 0, keptBefore: 0, keptAfter: 0,
    examples: [example(express, '2026-11-16', '2026-11-16', '2026-11-17', null), example(standard, '2026-11-16', '2026-11-16', '2026-11-18', '2026-11-20')],
  });
});

test('the capacity of a day counts among the orders, each method by itself', async () => {
  const numbers = [];
  for (const minute of ['01', '02', '03', '04']) numbers.push(await place(`2026-11-16T09:${minute}:00.000Z`));
  await place('2026-11-16T09:05:00.000Z', { TEE: 1 }, { shipping: { methodCode: 'express', type: 'EXPRESS' } });
  at('2026-11-18T08:00:00.000Z');
  const { later, same, examples } = await simulate({ methods: [{ method: 'STANDARD', dailyCapacity: 1 }] });
  expect([later, same, examples.map(({ order, shipsOnAfter }: any) => [order, shipsOnAfter])]).toEqual([3, 2, [[numbers[3], '2026-11-19'], [numbers[2], '2026-11-18'], [numbers[1], '2026-11-17']]]);
});

test('of what was delivered it says how many promises would have been kept, by the local day of the destination', async () => {
  for (const [placed, delivered] of [['2026-11-16T10:00:00.000Z', '2026-11-18T22:59:59.999Z'], ['2026-11-16T10:01:00.000Z', '2026-11-18T23:00:00.000Z'], ['2026-11-16T10:02:00.000Z', '2026-11-20T10:00:00.000Z']] as const) await deliver(await place(placed), delivered);
  await place('2026-11-16T10:03:00.000Z');
  at('2026-11-21T08:00:00.000Z');
  expect([await simulate({ preparationDays: 1 }), await simulate({ methods: [{ method: 'STANDARD', cutoff: '10:00' }], preparationDays: 0 })]).toMatchObject([
    { orders: 4, delivered: 3, keptBefore: 1, keptAfter: 2 }, { orders: 4, delivered: 3, keptBefore: 1, keptAfter: 2 },
  ]);
});

test('an order of two locations leaves with its last part, cancelled and collected ones do not count', async () => {
  const split = await place('2026-11-16T10:00:00.000Z', { TEE: 1, MUG: 1 });
  await world.run('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', { input: { reference: await place('2026-11-16T10:01:00.000Z'), reason: 'r' } });
  await place('2026-11-16T10:02:00.000Z', { TEE: 1 }, { shipping: { methodCode: 'pickup' } });
  at('2026-11-18T08:00:00.000Z');
  expect(await simulate({ preparationDays: 2 })).toMatchObject({ orders: 1, later: 1, examples: [example(split, '2026-11-16', '2026-11-18', '2026-11-18', '2026-11-20')] });
  await world.run('mutation C($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { code } }', { input: { location: 'LY1', preparationDays: 4 } });
  expect(await simulate({ preparationDays: 2 })).toMatchObject({ orders: 1, same: 1, examples: [] });
});

test('a change that could not be saved is refused alike, and nothing is saved', async () => {
  await place('2026-11-16T10:00:00.000Z');
  for (const [input, details] of [
    [{ preparationDays: 61 }, { preparationDays: ['must be a whole number from 0 to 60'] }], [{ days: 93 }, { days: ['must be a whole number from 1 to 92'] }], [{ days: 0 }, { days: ['must be a whole number from 1 to 92'] }],
    [{ transitTimes: [{ shippingType: 'STANDARD', countryCode: 'IT', minDays: 3, maxDays: 2 }] }, { 'transitTimes.0.maxDays': ['must not be fewer than minDays'] }],
  ] as const) await expect(simulate(input)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
  await expect(simulate({ location: 'XX1' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { deps: { database } } = orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext;
  at('2026-11-17T08:00:00.000Z');
  const state = () => Promise.all(['location_calendar', 'transit_time', 'logistics_version', 'outbox'].map(async (table) => (await database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n));
  const before = await state();
  const count = async (): Promise<number> => (await readStatements(database, () => simulate({ preparationDays: 3, transitTimes: TIMES }))).length;
  const few = await count();
  for (const second of ['10', '20', '30']) await place(`2026-11-16T10:01:${second}.000Z`, { TEE: 1 });
  at('2026-11-17T08:00:00.000Z');
  expect([await count(), (await simulate()).orders]).toEqual([few, 4]);
  expect((await world.run('{ locations { code calendar { isUsual preparationDays } } }')).locations.filter(({ code }: any) => code === 'MI1')).toEqual([{ code: 'MI1', calendar: { isUsual: true, preparationDays: 0 } }]);
  expect((await state()).slice(0, 3)).toEqual(before.slice(0, 3));
});
