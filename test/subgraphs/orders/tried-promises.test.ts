import { testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let orders: TestOrders;
let world: RoutedOrders;

beforeAll(async () => { orders = await testOrders('2026-11-16T08:00:00.000Z'); });
beforeEach(async () => {
  orders.clock.set('2026-11-16T12:00:00.000Z'); // a Monday, 13:00 in Rome
  world = await routedOrders(orders);
  await world.run('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes: [{ shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 2 }] } });
  await world.stock('MI1', { TEE: 5 });
  await world.stock('LY1', { TEE: 500 });
});
afterAll(() => orders.subgraph.close());

const FIELDS = `promise { computedAt pickup { locationCode } } options { option { shipsOn deliveryFrom deliveryTo } policy parts { location { code } decisions { kind day days minDays cutoff name text } steps }
  decisions { kind day days minDays text } candidates { location { code } outcome stock { sku wanted available } shipsOn deliveryTo } }`;
const explain = async (more: { readonly quantity?: number; readonly at?: string; readonly change?: object } = {}): Promise<any> => {
  const { quantity = 1, ...tried } = more;
  const input = { countryCode: 'IT', lines: [{ sku: 'TEE', quantity }] };
  return (await world.run(`query E($input: DeliveryPromiseInput!, $at: DateTime, $change: PromiseChangeInput) { explainPromise(input: $input, at: $at, change: $change) { ${FIELDS} } }`, { input, ...tried })).explainPromise;
};
const dates = async (more: Parameters<typeof explain>[0] = {}): Promise<string> => {
  const { options: [{ option: { shipsOn, deliveryFrom, deliveryTo } }] } = await explain(more);
  return [shipsOn, deliveryFrom, deliveryTo].join(' ');
};

test('another moment of ordering moves the promise, three months back and a year ahead', async () => {
  expect(await dates()).toBe('2026-11-17 2026-11-18 2026-11-19');
  expect(await dates({ at: '2026-11-16T10:59:00.000Z' })).toBe('2026-11-16 2026-11-17 2026-11-18');
  expect((await explain({ at: '2026-12-07T12:00:00.000Z' })).promise.computedAt).toBe('2026-12-07T12:00:00.000Z');
  expect(await dates({ at: '2026-12-07T12:00:00.000Z' })).toBe('2026-12-09 2026-12-10 2026-12-11');
  await expect(explain({ at: '2026-08-01T00:00:00.000Z' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { at: ['must be from 92 days ago to 366 days from now'] } });
});

test('a calendar, transit times, policies and settings are tried without being saved', async () => {
  const tried = async (change: object): Promise<string> => dates({ change });
  expect(await tried({ calendar: { location: 'MI1', methods: [{ method: 'STANDARD', cutoff: '14:00' }] } })).toBe('2026-11-16 2026-11-17 2026-11-18');
  expect(await tried({ calendar: { location: 'LY1', methods: [{ method: 'STANDARD', cutoff: '14:00' }] } })).toBe('2026-11-17 2026-11-18 2026-11-19');
  expect(await tried({ transitTimes: [{ shippingType: 'STANDARD', countryCode: 'IT', minDays: 3, maxDays: 4 }] })).toBe('2026-11-17 2026-11-20 2026-11-23');
  const { options: [{ policy, option, parts: [part], decisions }] } = await explain({ change: { policies: [{ name: 'Slow', priority: 1, extraDays: 1, bufferDays: 1 }] } });
  expect([policy, option.shipsOn, option.deliveryTo]).toEqual(['Slow', '2026-11-18', '2026-11-23']);
  expect([part.decisions.map(({ kind }: { kind: string }) => kind), decisions.map(({ kind }: { kind: string }) => kind)]).toEqual([['CUTOFF_PASSED', 'EXTRA_DAYS'], ['TRANSIT', 'BUFFER_DAYS', 'DAY_OFF', 'DAY_OFF']]);
  expect((await explain({ change: { settings: { pickup: false } } })).promise.pickup).toBeNull();
  expect(await dates()).toBe('2026-11-17 2026-11-18 2026-11-19');
  await expect(explain({ change: { calendar: { location: 'MI1', methods: [{ method: 'STANDARD', cutoff: 'noon' }] } } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'methods.0.cutoff': [expect.stringContaining('14:30')] } });
  await expect(explain({ change: { policies: [{ name: '', priority: 1 }] } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(explain({ change: { settings: { cacheSeconds: -1 } } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(explain({ change: { calendar: { location: 'NO1' } } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('each decision is told field by field beside its sentence', async () => {
  const { options: [{ parts: [part], decisions }] } = await explain({ at: '2026-12-07T12:00:00.000Z' });
  expect(part.decisions).toEqual([
    { kind: 'CUTOFF_PASSED', day: '2026-12-07', days: null, minDays: null, cutoff: '12:00', name: null, text: '2026-12-07: the cutoff of 12:00 has passed' },
    { kind: 'HOLIDAY', day: '2026-12-08', days: null, minDays: null, cutoff: null, name: expect.any(String), text: expect.stringContaining('2026-12-08') },
  ]);
  expect(part.decisions.map(({ text }: { text: string }) => text)).toEqual(part.steps);
  expect(decisions).toEqual([{ kind: 'TRANSIT', day: null, days: 2, minDays: 1, text: '1 to 2 working days with the carrier' }]);
});

test('locations stand side by side: which is chosen, which comes later, and which has too little', async () => {
  const { options: [{ candidates }] } = await explain();
  expect(candidates.slice(0, 2)).toEqual([
    { location: { code: 'MI1' }, outcome: 'CHOSEN', stock: [{ sku: 'TEE', wanted: 1, available: 5 }], shipsOn: '2026-11-17', deliveryTo: '2026-11-19' },
    { location: { code: 'LY1' }, outcome: 'LATER', stock: [{ sku: 'TEE', wanted: 1, available: 500 }], shipsOn: '2026-11-17', deliveryTo: '2026-11-19' },
  ]);
  const { options: [more] } = await explain({ quantity: 6 });
  expect(more.candidates.slice(0, 2)).toMatchObject([{ location: { code: 'LY1' }, outcome: 'CHOSEN' }, { location: { code: 'MI1' }, outcome: 'TOO_LITTLE', shipsOn: null, deliveryTo: null }]);
  await world.run('mutation R($input: SaveRoutingRulesInput!) { saveRoutingRules(input: $input) { id } }', { input: { rules: [{ name: 'Lyon', priority: 1, locationCodes: ['LY1'], split: 'NONE' }] } });
  const { options: [ruled] } = await explain();
  expect(ruled.candidates.slice(0, 2)).toMatchObject([{ location: { code: 'LY1' }, outcome: 'CHOSEN' }, { location: { code: 'MI1' }, outcome: 'NOT_IN_RULE', shipsOn: '2026-11-17' }]);
});
