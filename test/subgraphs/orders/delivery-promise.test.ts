import { testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

let orders: TestOrders;
let world: RoutedOrders;

beforeAll(async () => {
  orders = await testOrders('2026-11-24T08:30:00.000Z'); // a Tuesday, 09:30 in Rome
});

beforeEach(async () => {
  orders.clock.set('2026-11-24T08:30:00.000Z');
  world = await routedOrders(orders);
  await world.run('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes: [
    { shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 3 }, { shippingType: 'EXPRESS', countryCode: 'IT', minDays: 1, maxDays: 1 }, { shippingType: 'STANDARD', countryCode: 'FR', minDays: 2, maxDays: 4 },
  ] } });
});

afterAll(() => orders.subgraph.close());

const ASKED = 'countryCode items { sku quantity known } options { method status availableFrom orderBy shipsOn deliveryFrom deliveryTo } pickup { locationCode readyAt }';
const ask = async (lines: Readonly<Record<string, number>>, more: object = {}) =>
  (await world.run(`query P($input: DeliveryPromiseInput!) { deliveryPromise(input: $input) { ${ASKED} } }`, { input: { countryCode: 'it', lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })), ...more } })).deliveryPromise;
const settings = (input: object) => world.run('mutation S($input: SavePromiseSettingsInput!) { savePromiseSettings(input: $input) { cacheSeconds } }', { input });
const calendar = (location: string, input: object) => world.run('mutation C($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { code } }', { input: { location, ...input } });

describe('what is in stock', () => {
  test('leaves today before the cutoff and arrives within the transit time', async () => {
    await world.stock('MI1', { TEE: 5 });
    expect(await ask({ TEE: 1 })).toEqual({
      countryCode: 'IT', items: [{ sku: 'TEE', quantity: 1, known: true }],
      options: [
        { method: 'STANDARD', status: 'IN_STOCK', availableFrom: null, orderBy: '2026-11-24T11:00:00.000Z', shipsOn: '2026-11-24', deliveryFrom: '2026-11-25', deliveryTo: '2026-11-27' },
        { method: 'EXPRESS', status: 'IN_STOCK', availableFrom: null, orderBy: '2026-11-24T11:00:00.000Z', shipsOn: '2026-11-24', deliveryFrom: '2026-11-25', deliveryTo: '2026-11-25' },
      ],
      pickup: [],
    });
  });
});
