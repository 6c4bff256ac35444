import { testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

// A company with more locations than are read for most promises: what is promised is the same as by all of them, which an explanation reads.

const FIELDS = 'items { sku known } options { method status availableFrom orderBy shipsOn deliveryFrom deliveryTo } pickup { locationCode readyAt }';
const MANY = Array.from({ length: 45 }, (_, index) => String(index + 10));

let orders: TestOrders;
let world: RoutedOrders;

beforeAll(async () => { orders = await testOrders('2026-11-24T08:30:00.000Z'); });
afterAll(() => orders.subgraph.close());
beforeEach(async () => {
  world = await routedOrders(orders);
  await world.run('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes: ['STANDARD', 'EXPRESS'].map((shippingType) => ({ shippingType, countryCode: 'IT', minDays: 1, maxDays: 2 })) } });
  await world.run('mutation P($input: SavePromiseSettingsInput!) { savePromiseSettings(input: $input) { cacheSeconds } }', { input: { cacheSeconds: 0 } });
});

/** Locations whose codes begin with a letter, by which they come before the others or after them. */
async function many(letter: string, more: object = {}): Promise<void> {
  for (const index of MANY) await world.run('mutation C($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: `${letter}${index}`, name: `${letter}${index}`, kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', ...more } });
}

const pickupAt = (code: string) => world.run('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code, offersPickup: true } });

const promised = async (...lines: readonly (readonly [sku: string, quantity: number])[]) => {
  const input = { countryCode: 'IT', lines: lines.map(([sku, quantity]) => ({ sku, quantity })) };
  const { deliveryPromise } = await world.run(`query P($input: DeliveryPromiseInput!) { deliveryPromise(input: $input) { ${FIELDS} } }`, { input });
  const { explainPromise } = await world.run(`query E($input: DeliveryPromiseInput!) { explainPromise(input: $input) { promise { ${FIELDS} } options { parts { location { code } } } } }`, { input });
  expect(deliveryPromise).toEqual(explainPromise.promise);
  const { options: [standard], pickup } = deliveryPromise;
  return { status: standard.status, from: explainPromise.options[0]?.parts.map(({ location: { code } }: { location: { code: string } }) => code), pickup: pickup.map(({ locationCode }: { locationCode: string }) => locationCode) };
};

test('what the first locations hold is promised from there', async () => {
  await many('Z');
  await world.stock('MI1', { TEE: 5, MUG: 5 });
  expect(await promised(['TEE', 2], ['MUG', 1])).toEqual({ status: 'IN_STOCK', from: ['MI1'], pickup: [] });
});

test('what only the last location holds is promised from there', async () => {
  await many('A');
  await world.stock('RM1', { TEE: 5 });
  expect(await promised(['TEE', 5])).toEqual({ status: 'IN_STOCK', from: ['RM1'], pickup: [] });
  expect(await promised(['TEE', 6])).toEqual({ status: 'UNAVAILABLE', from: [], pickup: [] });
});

test('what is divided between locations that are tried first and last is promised from both', async () => {
  await many('Z');
  await world.stock('MI1', { TEE: 5, MUG: 0 });
  await world.stock('RM1', { TEE: 0, MUG: 5 });
  expect(await promised(['TEE', 1], ['MUG', 1])).toEqual({ status: 'IN_STOCK', from: ['MI1', 'RM1'], pickup: [] });
});

test('an item whose stock nobody reports leaves from the first location', async () => {
  await many('A');
  expect(await promised(['TEE', 1])).toEqual({ status: 'IN_STOCK', from: ['A10'], pickup: [] });
});

test('a store that comes after many without the item is named', async () => {
  await many('B', { kind: 'STORE', offersPickup: true });
  await pickupAt('RM1');
  await world.stock('MI1', { TEE: 5 });
  await world.stock('RM1', { TEE: 5 });
  expect(await promised(['TEE', 1])).toEqual({ status: 'IN_STOCK', from: ['MI1'], pickup: ['RM1'] });
});
