import { testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';
import { questions, TRANSIT_TIMES } from './questions.js';

const TUESDAY = '2026-11-24T08:30:00.000Z'; // 09:30 in Rome

let orders: TestOrders;
let world: RoutedOrders;
const { transit, settings, calendar, policies, expected, ask, options } = questions(() => world);

beforeAll(async () => {
  orders = await testOrders(TUESDAY);
});

beforeEach(async () => {
  orders.clock.set(TUESDAY);
  world = await routedOrders(orders);
  await transit(TRANSIT_TIMES);
});

afterAll(() => orders.subgraph.close());

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
