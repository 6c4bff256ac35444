import { catalogEvents, testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';
import { FIELDS, linesOf, questions, TRANSIT_TIMES } from './questions.js';

const TUESDAY = '2026-11-24T08:30:00.000Z'; // 09:30 in Rome

let orders: TestOrders;
let world: RoutedOrders;
const { transit, settings, calendar, policies, expected, ask, explain } = questions(() => world);

beforeAll(async () => {
  orders = await testOrders(TUESDAY);
});

beforeEach(async () => {
  orders.clock.set(TUESDAY);
  world = await routedOrders(orders);
  await transit(TRANSIT_TIMES);
});

afterAll(() => orders.subgraph.close());

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
    expect(await explain({ TEE: 1 }, { countryCode: 'US' })).toEqual({ options: [], because: 'No transit time to US is saved: delivery there can be promised once a manager of commerce has saved how many working days a carrier takes' });
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
