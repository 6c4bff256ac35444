import { catalogEvents, testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

const SKUS = ['TEE', 'MUG', 'CAP', 'BAG', 'PEN', 'HAT'] as const;
const START = '2026-11-24T08:30:00.000Z';

let orders: TestOrders;
let world: RoutedOrders;

beforeAll(async () => {
  orders = await testOrders(START);
  world = await routedOrders(orders);
  await world.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }',
    catalogEvents(world.companyId, SKUS.slice(2).map((sku, index) => ({ variantId: `018f0000-0000-7000-8000-00000000000${String(index + 3)}`, sku, barcode: null })), '2026-03-02T00:00:00.000Z'), 'system');
  await world.run('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes: ['IT', 'FR'].flatMap((countryCode) => ['STANDARD', 'EXPRESS'].map((shippingType) => ({ shippingType, countryCode, minDays: 1, maxDays: 2 }))) } });
  await world.run('mutation R($input: SaveRoutingRulesInput!) { saveRoutingRules(input: $input) { name } }', { input: { rules: [
    { name: 'express', priority: 1, shippingType: 'EXPRESS', locationCodes: ['LY1', 'MI1'], split: 'QUANTITY' },
    { name: 'outlet', priority: 2, channels: ['outlet'], locationCodes: ['RM1', 'LY1'], split: 'NONE' },
    { name: 'France', priority: 3, countries: ['FR'], locationCodes: ['LY1', 'MI1', 'RM1'], split: 'LINE' },
  ] } });
  for (const [location, preparationDays, dailyCapacity] of [['MI1', 0, 3], ['LY1', 1, 2], ['RM1', 2, null]] as const) {
    await world.run('mutation C($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { code } }', { input: { location, preparationDays, methods: [{ method: 'STANDARD', dailyCapacity }, { method: 'EXPRESS', dailyCapacity }] } });
  }
  await world.run('mutation P($input: SaveServicePoliciesInput!) { saveServicePolicies(input: $input) { name } }', { input: { policies: [{ name: 'slow France', priority: 1, countries: ['FR'], extraDays: 1, bufferDays: 0 }] } });
});

afterAll(() => orders.subgraph.close());

/** The same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

interface Part {
  readonly location: { readonly code: string };
  readonly units: readonly { readonly sku: string; readonly quantity: number }[];
}

interface Explained {
  readonly option: { readonly method: string; readonly status: string; readonly shipsOn: string | null };
  readonly parts: readonly Part[];
}

const EXPLAIN = 'query E($input: DeliveryPromiseInput!) { explainPromise(input: $input) { options { option { method status shipsOn } parts { location { code } units { sku quantity } } } } }';
const PLACE = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { unallocated fulfillmentOrders { shipsOn location { code } lines { sku quantityOrdered } } } }`;

test('each of 1,000 random carts that is placed directly after its promise is allocated where and planned for when the promise said [G-RULE-1]', async () => {
  const below = numbers(20_261_124);
  const counts: Record<string, number> = {};
  for (let cart = 0; cart < 1000; cart += 1) {
    if (cart % 10 === 0) {
      const code = ['MI1', 'LY1', 'RM1'][below(3)] ?? '';
      await world.stock(code, Object.fromEntries(SKUS.map((sku) => [sku, Math.floor(cart * 0.28) + below(12)])));
    }
    if (cart % 25 === 0) orders.clock.set(new Date(Date.parse(START) + cart * 1_800_000).toISOString());
    const lines = Array.from({ length: 1 + below(4) }, () => ({ sku: SKUS[below(SKUS.length)] ?? 'TEE', quantity: 1 + below(4) }));
    const [countryCode, channel, method] = [['IT', 'FR'][below(2)] ?? 'IT', ['shop', 'outlet'][below(2)] ?? 'shop', ['STANDARD', 'EXPRESS'][below(2)] ?? 'STANDARD'];
    const { explainPromise } = await world.run(EXPLAIN, { input: { countryCode, channel, lines } });
    const promised = (explainPromise.options as Explained[]).find(({ option }) => option.method === method);
    const { placeOrder: placed } = await world.run(PLACE, { input: {
      channel, currency: 'EUR', shippingAddress: { countryCode }, shipping: { methodCode: method.toLowerCase(), type: method }, lines: lines.map((line) => ({ ...line, unitPrice: { amount: '10.00', currency: 'EUR' } })),
    } });
    const status = promised?.option.status ?? '';
    counts[status] = (counts[status] ?? 0) + 1;
    const where = (placed.fulfillmentOrders as { location: { code: string }; lines: { sku: string; quantityOrdered: number }[] }[]).map(({ location, lines: own }) => `${location.code}: ${own.map(({ sku, quantityOrdered }) => `${sku} ${String(quantityOrdered)}`).toSorted().join()}`).toSorted();
    const said = (promised?.parts ?? []).map(({ location, units }) => `${location.code}: ${units.map(({ sku, quantity }) => `${sku} ${String(quantity)}`).toSorted().join()}`).toSorted();
    const leaves = (placed.fulfillmentOrders as { shipsOn: string }[]).map(({ shipsOn }) => shipsOn).toSorted().at(-1) ?? null;
    expect({ cart, where, leaves, unallocated: placed.unallocated }).toEqual(status === 'IN_STOCK' ? { cart, where: said, leaves: promised?.option.shipsOn, unallocated: false } : { cart, where: [], leaves: null, unallocated: true });
  }
  expect(counts['IN_STOCK']).toBeGreaterThan(200);
  expect(counts['UNAVAILABLE']).toBeGreaterThan(100);
});
