import { catalogEvents, testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

const TUESDAY = '2026-11-24T08:30:00.000Z'; // 09:30 in Rome

let orders: TestOrders;
let world: RoutedOrders;

beforeAll(async () => {
  orders = await testOrders(TUESDAY);
});

beforeEach(async () => {
  orders.clock.set(TUESDAY);
  world = await routedOrders(orders);
  await transit([
    { shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 3 }, { shippingType: 'EXPRESS', countryCode: 'IT', minDays: 1, maxDays: 1 },
    { shippingType: 'STANDARD', countryCode: 'FR', minDays: 2, maxDays: 4 }, { shippingType: 'STANDARD', countryCode: 'FR', postcodePrefix: '20', minDays: 5, maxDays: 9 },
  ]);
});

afterAll(() => orders.subgraph.close());

interface Option {
  readonly method: string;
  readonly status: string;
  readonly availableFrom: string | null;
  readonly orderBy: string | null;
  readonly shipsOn: string | null;
  readonly deliveryFrom: string | null;
  readonly deliveryTo: string | null;
}

const transit = (transitTimes: readonly object[]) => world.run('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes } });
const settings = (input: object) => world.run('mutation S($input: SavePromiseSettingsInput!) { savePromiseSettings(input: $input) { cacheSeconds } }', { input });
const calendar = (location: string, input: object) => world.run('mutation C($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { code } }', { input: { location, ...input } });
const policies = (...given: object[]) => world.run('mutation P($input: SaveServicePoliciesInput!) { saveServicePolicies(input: $input) { name } }', { input: { policies: given.map((policy, index) => ({ name: `policy ${String(index)}`, priority: index, extraDays: 0, bufferDays: 0, ...policy })) } });
const expected = (code: string, expectedAt: string, levels: Readonly<Record<string, number>>) => world.run('mutation E($input: SetIncomingStockInput!) { setIncomingStock(input: $input) }', {
  input: { locationCode: code, items: Object.entries(levels).map(([sku, quantity]) => ({ sku, arrivals: [{ quantity, expectedAt }] })) },
});

const linesOf = (lines: Readonly<Record<string, number>>) => Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity }));
const FIELDS = 'computedAt countryCode items { sku quantity known } options { method status availableFrom orderBy shipsOn deliveryFrom deliveryTo } pickup { locationCode name city address readyAt }';
const ask = async (lines: Readonly<Record<string, number>>, more: object = {}) =>
  (await world.run(`query P($input: DeliveryPromiseInput!) { deliveryPromise(input: $input) { ${FIELDS} } }`, { input: { countryCode: 'it', lines: linesOf(lines), ...more } })).deliveryPromise;
/** `METHOD STATUS: leaving -> first - last day`, with the day of arrival in brackets. */
const options = async (lines: Readonly<Record<string, number>>, more: object = {}) => ((await ask(lines, more)).options as Option[]).map(({ method, status, availableFrom, shipsOn, deliveryFrom, deliveryTo }) =>
  `${method} ${status}${shipsOn === null ? '' : `: ${shipsOn} -> ${String(deliveryFrom)} - ${String(deliveryTo)}`}${availableFrom === null ? '' : ` (${availableFrom})`}`);
const explain = async (lines: Readonly<Record<string, number>>, more: object = {}) => (await world.run(
  'query E($input: DeliveryPromiseInput!) { explainPromise(input: $input) { options { option { method status } because rule policy carrier arrivesOn parts { location { code } units { sku quantity available } processedOn shipsOn steps } steps } because } }',
  { input: { countryCode: 'IT', lines: linesOf(lines), ...more } })).explainPromise;

describe('what is in stock', () => {
  test('leaves today before the cutoff and arrives within the transit time [G-RULE-3]', async () => {
    await world.stock('MI1', { TEE: 5 });
    expect(await ask({ TEE: 1 })).toEqual({
      computedAt: TUESDAY, countryCode: 'IT', items: [{ sku: 'TEE', quantity: 1, known: true }],
      options: [
        { method: 'STANDARD', status: 'IN_STOCK', availableFrom: null, orderBy: '2026-11-24T11:00:00.000Z', shipsOn: '2026-11-24', deliveryFrom: '2026-11-25', deliveryTo: '2026-11-27' },
        { method: 'EXPRESS', status: 'IN_STOCK', availableFrom: null, orderBy: '2026-11-24T11:00:00.000Z', shipsOn: '2026-11-24', deliveryFrom: '2026-11-25', deliveryTo: '2026-11-25' },
      ],
      pickup: [],
    });
  });

  test('leaves on the next working day from the cutoff on, over the holidays of both countries [G-RULE-2]', async () => {
    await world.stock('MI1', { TEE: 5 });
    orders.clock.set('2026-12-07T11:00:00.000Z'); // a Monday, noon in Rome; Tuesday is a holiday there
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-12-09 -> 2026-12-10 - 2026-12-14', 'EXPRESS IN_STOCK: 2026-12-09 -> 2026-12-10 - 2026-12-10']);
    orders.clock.set('2026-12-07T10:59:59.999Z');
    expect(await options({ TEE: 2 })).toEqual(['STANDARD IN_STOCK: 2026-12-07 -> 2026-12-09 - 2026-12-11', 'EXPRESS IN_STOCK: 2026-12-07 -> 2026-12-09 - 2026-12-09']);
  });

  test('of several locations leaves when the last part does, and is to be ordered until the earliest cutoff', async () => {
    await world.stock('MI1', { TEE: 5, MUG: 0 });
    await world.stock('LY1', { MUG: 5, TEE: 0 });
    await calendar('LY1', { preparationDays: 1, methods: [{ method: 'STANDARD', cutoff: '10:00' }] });
    const { options: [standard] } = await ask({ TEE: 1, MUG: 1 });
    expect(standard).toEqual({ method: 'STANDARD', status: 'IN_STOCK', availableFrom: null, orderBy: '2026-11-24T09:00:00.000Z', shipsOn: '2026-11-25', deliveryFrom: '2026-11-26', deliveryTo: '2026-11-30' });
  });

  test('of several locations is to be ordered until it would leave later as a whole: the cutoff of a part that leaves before the others does not hurry', async () => {
    await world.stock('MI1', { TEE: 5, MUG: 0 });
    await world.stock('LY1', { MUG: 5, TEE: 0 });
    await calendar('MI1', { methods: [{ method: 'STANDARD', cutoff: '11:00' }] });
    await calendar('LY1', { preparationDays: 1 });
    const both = async (): Promise<unknown> => { const { options: [standard] } = await ask({ TEE: 1, MUG: 1 }); return [standard?.orderBy, standard?.shipsOn]; };
    expect(await both()).toEqual(['2026-11-24T11:00:00.000Z', '2026-11-25']);
    orders.clock.set('2026-11-24T10:30:00.000Z'); // MI1 sends its part a day later, with that of LY1
    expect(await both()).toEqual(['2026-11-24T11:00:00.000Z', '2026-11-25']);
    orders.clock.set('2026-11-24T11:00:00.000Z');
    expect(await both()).toEqual(['2026-11-25T11:00:00.000Z', '2026-11-26']);
    await calendar('LY1', { methods: [{ method: 'STANDARD', cutoff: null }] });
    orders.clock.set('2026-11-26T08:30:00.000Z');
    expect(await both()).toEqual(['2026-11-26T10:00:00.000Z', '2026-11-27']); // LY1 would leave on Monday from midnight on
  });

  test('goes where the routing rules of channel and method send it [G-RULE-1]', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.stock('LY1', { TEE: 5 });
    await calendar('LY1', { preparationDays: 2 });
    await world.run('mutation R($input: SaveRoutingRulesInput!) { saveRoutingRules(input: $input) { name } }', { input: { rules: [{ name: 'outlet', priority: 1, channels: ['outlet'], shippingType: 'STANDARD', locationCodes: ['LY1'], split: 'NONE' }] } });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-27', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
    expect(await options({ TEE: 1 }, { channel: 'outlet' })).toEqual(['STANDARD IN_STOCK: 2026-11-26 -> 2026-11-27 - 2026-12-01', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
    await settings({ defaultChannel: 'outlet', cacheSeconds: 0 });
    expect(await options({ TEE: 2 })).toEqual(['STANDARD IN_STOCK: 2026-11-26 -> 2026-11-27 - 2026-12-01', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
  });

  test('waits for a day with room where as many leave as can, counting the orders that are planned [G-RULE-2]', async () => {
    await world.stock('MI1', { TEE: 50 });
    await settings({ cacheSeconds: 0 });
    await calendar('MI1', { methods: [{ method: 'STANDARD', dailyCapacity: 1 }] });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-27', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
    const first = await world.place({ TEE: 1 });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-25 -> 2026-11-26 - 2026-11-30', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
    await world.place({ TEE: 1 });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-26 -> 2026-11-27 - 2026-12-01', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
    expect((await ask({ TEE: 1 })).options[0].orderBy).toBe('2026-11-26T11:00:00.000Z');
    await world.run('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { status } }', { input: { reference: first.number, reason: 'changed mind' } });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-27', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
  });

  test('gets the days of the first service policy that fits [G-RULE-2] [G-RULE-3]', async () => {
    await world.stock('MI1', { TEE: 50 });
    await policies({ countries: ['FR'], extraDays: 9 }, { postcodePrefixes: ['07'], bufferDays: 5 }, { channels: ['slow'], shippingType: 'STANDARD', extraDays: 1, bufferDays: 1 });
    expect(await options({ TEE: 1 }, { postcode: '07026' })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-12-04', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-12-02']);
    expect(await options({ TEE: 1 }, { channel: 'slow' })).toEqual(['STANDARD IN_STOCK: 2026-11-25 -> 2026-11-26 - 2026-12-01', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-27', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
  });

  test('of a location that is closed for a month leaves after it; of one that never works it cannot be promised', async () => {
    await world.stock('MI1', { TEE: 5 });
    await settings({ cacheSeconds: 0 });
    await calendar('MI1', { closures: [{ from: '2026-11-24', to: '2026-12-23', reason: 'moving' }] });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-12-24 -> 2026-12-28 - 2026-12-30', 'EXPRESS IN_STOCK: 2026-12-24 -> 2026-12-28 - 2026-12-28']);
    await calendar('MI1', { closures: [{ from: '2026-11-24', to: '2027-11-20' }, { from: '2027-11-21', to: '2028-06-01' }] });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD UNAVAILABLE', 'EXPRESS UNAVAILABLE']);
  });
});

describe('methods', () => {
  test('are those with a transit time to the country; both are unavailable where none goes there [G-METHODS-1]', async () => {
    await world.stock('MI1', { TEE: 5 });
    expect(await options({ TEE: 1 }, { countryCode: 'FR' })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-26 - 2026-11-30']);
    expect(await options({ TEE: 1 }, { countryCode: 'FR', postcode: '20 137' })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-12-01 - 2026-12-07']);
    expect(await options({ TEE: 1 }, { countryCode: 'JP' })).toEqual(['STANDARD UNAVAILABLE', 'EXPRESS UNAVAILABLE']);
  });

  test('take the time of the carrier that fulfilment would take before that of any', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.run('mutation C($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'bee', name: 'Bee', countries: ['IT'], trackingPrefix: 'BE' } });
    await transit([{ shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 3 }, { shippingType: 'STANDARD', countryCode: 'IT', carrierCode: 'bee', minDays: 4, maxDays: 4 }]);
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-30 - 2026-11-30']);
  });

  test('promise nothing while one SKU is unknown', async () => {
    await world.stock('MI1', { TEE: 5 });
    expect(await ask({ TEE: 1, HAT: 2 })).toEqual({ computedAt: TUESDAY, countryCode: 'IT', items: [{ sku: 'TEE', quantity: 1, known: true }, { sku: 'HAT', quantity: 2, known: false }], options: [], pickup: [] });
  });
});

describe('what a supplier is to deliver', () => {
  test('is promised from the day it arrives, up to 120 days ahead [G-RULE-4]', async () => {
    await world.stock('MI1', { TEE: 1 });
    await settings({ cacheSeconds: 0 });
    await expected('MI1', '2026-12-05T08:00:00.000Z', { TEE: 5 }); // a Saturday
    expect(await options({ TEE: 1 })).toEqual(['STANDARD IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-27', 'EXPRESS IN_STOCK: 2026-11-24 -> 2026-11-25 - 2026-11-25']);
    expect(await options({ TEE: 6 })).toEqual(['STANDARD INCOMING: 2026-12-07 -> 2026-12-09 - 2026-12-11 (2026-12-05)', 'EXPRESS INCOMING: 2026-12-07 -> 2026-12-09 - 2026-12-09 (2026-12-05)']);
    expect((await ask({ TEE: 6 })).options[0].orderBy).toBeNull();
    expect(await options({ TEE: 7 })).toEqual(['STANDARD UNAVAILABLE', 'EXPRESS UNAVAILABLE']);
    await expected('MI1', '2027-03-24T08:30:00.000Z', { TEE: 5 });
    expect(await options({ TEE: 2 })).toEqual(['STANDARD INCOMING: 2027-03-24 -> 2027-03-25 - 2027-03-30 (2027-03-24)', 'EXPRESS INCOMING: 2027-03-24 -> 2027-03-25 - 2027-03-25 (2027-03-24)']);
    await expected('MI1', '2027-03-24T08:30:00.001Z', { TEE: 5 });
    expect(await options({ TEE: 2 })).toEqual(['STANDARD UNAVAILABLE', 'EXPRESS UNAVAILABLE']);
  });

  test('is nobody\'s who asks while orders wait for it, and not promised once its day is over', async () => {
    await world.stock('MI1', { TEE: 0, MUG: 0 });
    await settings({ cacheSeconds: 0 });
    await expected('MI1', '2026-12-01T08:00:00.000Z', { TEE: 5 });
    await world.place({ TEE: 4 });
    expect(await options({ TEE: 1 })).toEqual(['STANDARD INCOMING: 2026-12-01 -> 2026-12-02 - 2026-12-04 (2026-12-01)', 'EXPRESS INCOMING: 2026-12-01 -> 2026-12-02 - 2026-12-02 (2026-12-01)']);
    expect(await options({ TEE: 2 })).toEqual(['STANDARD UNAVAILABLE', 'EXPRESS UNAVAILABLE']);
    orders.clock.set('2026-12-02T08:00:00.000Z');
    expect(await options({ TEE: 1 })).toEqual(['STANDARD UNAVAILABLE', 'EXPRESS UNAVAILABLE']);
  });
});

describe('stores', () => {
  const store = (code: string, postalCode: string, more: object = {}) => world.run('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', {
    input: { code, name: `Store ${code}`, kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome', offersPickup: true, address: { address1: 'Via Roma 1', city: 'Monza', postalCode, countryCode: 'IT' }, ...more },
  });

  test('are those of the country that have everything, at most three, the nearest by postcode first [G-RULE-6]', async () => {
    await settings({ cacheSeconds: 0 });
    for (const [code, postalCode] of [['S1', '00184'], ['S2', '20121'], ['S3', '20900'], ['S4', '10121']] as const) await store(code, postalCode);
    await store('S5', '75003', { countryCode: 'FR' });
    const named = async (lines: Readonly<Record<string, number>>, more = {}) => ((await ask(lines, more)).pickup as { locationCode: string }[]).map(({ locationCode }) => locationCode);
    expect(await named({ TEE: 1 })).toEqual(['S1', 'S2', 'S3']); // nobody reported stock: it is not tracked
    expect(await named({ TEE: 1 }, { postcode: '20 125' })).toEqual(['S2', 'S3', 'S1']);
    expect(await named({ TEE: 1 }, { countryCode: 'FR' })).toEqual(['S5']);
    await world.stock('MI1', { TEE: 5 });
    expect(await named({ TEE: 1 })).toEqual([]);
  });

  test('say when it can be collected, within their hours; none are named where the merchant turned pickup off [G-RULE-6]', async () => {
    await settings({ cacheSeconds: 0 });
    await store('S1', '00184');
    expect((await ask({ TEE: 1 })).pickup).toEqual([{ locationCode: 'S1', name: 'Store S1', city: 'Monza', address: 'Via Roma 1', readyAt: '2026-11-24T11:00:00.000Z' }]); // from 10:00, two hours
    orders.clock.set('2026-11-28T17:00:00.000Z'); // Saturday, an hour before closing
    expect((await ask({ TEE: 1 })).pickup[0].readyAt).toBe('2026-11-30T10:00:00.000Z');
    await settings({ pickup: false });
    expect((await ask({ TEE: 1 })).pickup).toBeNull();
  });
});

describe('a promise', () => {
  test('is kept for as long as the merchant chose, at most until its cutoff [G-CACHE-3]', async () => {
    await world.stock('MI1', { TEE: 5 });
    await settings({ cacheSeconds: 3600 });
    const { computedAt } = await ask({ TEE: 1 });
    orders.clock.set('2026-11-24T09:29:59.000Z');
    await world.stock('MI1', { TEE: 0 });
    expect(await ask({ TEE: 1 })).toMatchObject({ computedAt, options: [{ status: 'IN_STOCK' }, { status: 'IN_STOCK' }] });
    expect((await ask({ TEE: 2 })).options[0].status).toBe('UNAVAILABLE');
    orders.clock.set('2026-11-24T09:30:00.000Z');
    expect((await ask({ TEE: 1 })).options[0].status).toBe('UNAVAILABLE');
    await world.stock('MI1', { TEE: 5 });
    orders.clock.set('2026-11-24T10:40:00.000Z');
    expect((await ask({ TEE: 1 })).options[0].shipsOn).toBe('2026-11-24');
    orders.clock.set('2026-11-24T11:00:00.000Z');
    expect((await ask({ TEE: 1 })).options[0].shipsOn).toBe('2026-11-25');
  });

  test('is not kept beyond a change of settings or calendars, nor a quarter of an hour where no cutoff ends it', async () => {
    await world.stock('MI1', { TEE: 5 });
    await settings({ cacheSeconds: 3600 });
    expect((await ask({ TEE: 1 })).pickup).toEqual([]);
    await settings({ pickup: false });
    expect((await ask({ TEE: 1 })).pickup).toBeNull();
    await calendar('MI1', { methods: [{ method: 'STANDARD', cutoff: null }, { method: 'EXPRESS', cutoff: null }], preparationDays: 1 });
    expect((await ask({ TEE: 1 })).options[0]).toMatchObject({ orderBy: null, shipsOn: '2026-11-25' });
    await world.stock('MI1', { TEE: 0 });
    orders.clock.set('2026-11-24T08:44:59.999Z');
    expect((await ask({ TEE: 1 })).options[0].status).toBe('IN_STOCK');
    orders.clock.set('2026-11-24T08:45:00.000Z');
    expect((await ask({ TEE: 1 })).options[0].status).toBe('UNAVAILABLE');
  });

  test('knows the items of its company alone', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(3, [{ variantId: '018f0000-0000-7000-8000-000000000009', sku: 'THEIRS' }]), 'system');
    expect((await ask({ TEE: 1, THEIRS: 1 })).items).toEqual([{ sku: 'TEE', quantity: 1, known: true }, { sku: 'THEIRS', quantity: 1, known: false }]);
  });

  test('of each of many items is that of the item alone', async () => {
    await world.stock('MI1', { TEE: 5, MUG: 0 });
    await expected('MI1', '2026-12-01T08:00:00.000Z', { MUG: 5 });
    const { promises } = await world.run(`query P($input: PromisesInput!) { promises(input: $input) { ${FIELDS} } }`, { input: { countryCode: 'IT', items: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 2 }, { sku: 'HAT', quantity: 1 }] } });
    expect(promises).toEqual([await ask({ TEE: 1 }), await ask({ MUG: 2 }), await ask({ HAT: 1 })]);
  });

  test('is refused for what is not valid, with all of it at once', async () => {
    await expect(world.run('query P($input: DeliveryPromiseInput!) { deliveryPromise(input: $input) { countryCode } }', { input: { countryCode: 'XX', lines: [{ sku: '', quantity: 100 }] } })).rejects.toMatchObject({
      code: 'BAD_INPUT', details: { countryCode: ['must be an ISO 3166-1 alpha-2 code'], 'lines.0.sku': ['must be 1 to 255 characters'], 'lines.0.quantity': ['must be from 1 to 99'] },
    });
    await expect(world.run('query P($input: PromisesInput!) { promises(input: $input) { countryCode } }', { input: { countryCode: 'IT', items: [{ sku: 'TEE', quantity: 0 }] } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'items.0.quantity': ['must be from 1 to 99'] } });
    await expect(world.run('query P($input: PromisesInput!) { promises(input: $input) { countryCode } }', { input: { countryCode: 'IT', items: [] } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { items: ['must be 1 to 100'] } });
  });

  test('is explained by rule, stock, calendar, capacity, transit and policy [G-EXPLAIN-1]', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.run('mutation R($input: SaveRoutingRulesInput!) { saveRoutingRules(input: $input) { name } }', { input: { rules: [{ name: 'Italy', priority: 1, countries: ['IT'], locationCodes: ['MI1'], split: 'NONE' }] } });
    await calendar('MI1', { preparationDays: 1, closures: [{ from: '2026-11-25', to: '2026-11-25', reason: 'stocktaking' }], methods: [{ method: 'STANDARD', dailyCapacity: 1 }] });
    await policies({ bufferDays: 1, extraDays: 1 });
    await world.place({ TEE: 1 });
    orders.clock.set('2026-11-24T11:30:00.000Z');
    expect((await explain({ TEE: 2 })).options[0]).toEqual({
      option: { method: 'STANDARD', status: 'IN_STOCK' }, because: 'Routing rule Italy: MI1; all of it from one location', rule: 'Italy', policy: 'policy 0', carrier: null, arrivesOn: null,
      parts: [{ location: { code: 'MI1' }, units: [{ sku: 'TEE', quantity: 2, available: 4 }], processedOn: '2026-11-26', shipsOn: '2026-11-30', steps: [
        '2026-11-24: the cutoff of 12:00 has passed', '2026-11-25: closed (stocktaking)', '1 working day of preparation', '1 working day more by the service policy',
        '2026-11-28: nobody works on a Saturday', '2026-11-29: nobody works on a Sunday',
      ] }],
      steps: ['1 to 3 working days with the carrier', '1 working day of buffer by the service policy'],
    });
  });

  test('that there is none of is explained as well [G-EXPLAIN-1]', async () => {
    await world.stock('MI1', { TEE: 1, MUG: 4 });
    await world.stock('LY1', { MUG: 4 });
    const [standard] = (await explain({ TEE: 2, MUG: 1 })).options;
    expect(standard).toMatchObject({ option: { status: 'UNAVAILABLE' }, because: 'Default routing (warehouses before stores, those of IT first): MI1, LY1, RM1; each line from one location. Too little of TEE (2 wanted, 1 in stock there), and nothing that arrives within 120 days suffices', parts: [] });
    expect((await explain({ MUG: 8 })).options[0].because).toBe('Default routing (warehouses before stores, those of IT first): MI1, LY1, RM1; each line from one location. No location has what the division needs at one place');
    expect(await explain({ TEE: 1 }, { countryCode: 'US' })).toEqual({ options: [], because: 'No transit time to US is saved (saveTransitTimes)' });
    expect(await explain({ TEE: 1, HAT: 1, CAP: 2 })).toEqual({ options: [], because: 'The catalog has no item HAT, CAP' });
  });
});

test('an order of a year that no calendar can count is placed all the same', async () => {
  await world.stock('MI1', { TEE: 5 });
  const { parts } = await world.place({ TEE: 1 }, { placedAt: '0001-01-01T00:00:00.000Z' });
  expect(parts).toEqual(['MI1 TO_FULFILL: TEE 1']);
});

test('of many stores the three nearest are named, also for several items at once', async () => {
  for (const code of ['S1', 'S2', 'S3', 'S4']) {
    await world.run('mutation C($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code, name: code, kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome', offersPickup: true, address: { postalCode: `2012${code.slice(1)}` } } });
    await world.stock(code, { TEE: 5, MUG: 5 }).catch(() => undefined);
  }
  await calendar('S2', { openingHours: [] });
  const { promises } = await world.run('query P($input: PromisesInput!) { promises(input: $input) { pickup { locationCode readyAt } } }', { input: { countryCode: 'IT', postcode: '20124', items: linesOf({ TEE: 1, MUG: 1 }) } });
  const three = ['S4', 'S1', 'S3'].map((locationCode) => ({ locationCode, readyAt: '2026-11-24T11:00:00.000Z' }));
  expect(promises).toEqual([{ pickup: three }, { pickup: three }]);
});
