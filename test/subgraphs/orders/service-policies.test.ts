import { staffOf } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph } from '../../kit/open-graph.js';

let graph: Awaited<ReturnType<typeof openGraph>>;
let company = 100;
beforeAll(async () => { graph = await openGraph(manualClock('2026-03-10T08:00:00.000Z'), { subgraphs: ['orders'] }); });
afterAll(() => graph.close());
beforeEach(() => { company += 1; });

const run = (operation: string, variables: object = {}, as = staffOf(company)): ReturnType<typeof graph.run> => graph.run(operation, variables, as);
const refused = (details: object): object => ({ code: 'BAD_INPUT', details });
const version = async (): Promise<number> => (await graph.database('orders').query<{ version: number }>('SELECT version FROM logistics_version WHERE company_id = ?', [company]))[0]?.version ?? 0;
const eventTypes = async (): Promise<string[]> => (await graph.database('orders').query<{ type: string }>('SELECT type FROM outbox WHERE company_id = ? ORDER BY id', [company])).map(({ type }) => type);

const TIME = 'carrierCode shippingType countryCode postcodePrefix minDays maxDays';
const saveTimes = async (...transitTimes: object[]): Promise<object[]> => (await run(`mutation S($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { ${TIME} } }`, { input: { transitTimes } })).saveTransitTimes;
const readTimes = async (): Promise<object[]> => (await run(`{ transitTimes { ${TIME} } }`)).transitTimes;
const POLICY = 'name priority countries postcodePrefixes channels tags shippingType extraDays bufferDays';
const savePolicies = async (...policies: object[]): Promise<object[]> => (await run(`mutation S($input: SaveServicePoliciesInput!) { saveServicePolicies(input: $input) { ${POLICY} } }`, { input: { policies } })).saveServicePolicies;
const readPolicies = async (): Promise<object[]> => (await run(`{ servicePolicies { ${POLICY} } }`)).servicePolicies;

const ITALY = { shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 2 };
const ANY = { carrierCode: null, postcodePrefix: null };
const EVERY = { countries: null, postcodePrefixes: null, channels: null, tags: null, shippingType: null, extraDays: 0, bufferDays: 0 };

describe('transit times', () => {
  test('replace each other, and are listed by country, method, carrier and postcode', async () => {
    await run('mutation { saveCarrier(input: { code: "swift", name: "Swift", trackingPrefix: "SW" }) { id } }');
    await saveTimes({ ...ITALY, countryCode: 'FR' });
    const saved = await saveTimes({ ...ITALY, shippingType: 'EXPRESS' }, { ...ITALY, postcodePrefix: ' 0 9x' }, { ...ITALY, carrierCode: 'swift', maxDays: 1 }, ITALY, { ...ITALY, countryCode: 'de', maxDays: 60, minDays: 0 });
    expect(saved).toEqual([
      { ...ANY, ...ITALY, countryCode: 'DE', minDays: 0, maxDays: 60 }, { ...ANY, ...ITALY }, { ...ANY, ...ITALY, postcodePrefix: '09X' },
      { ...ANY, ...ITALY, carrierCode: 'swift', maxDays: 1 }, { ...ANY, ...ITALY, shippingType: 'EXPRESS' },
    ]);
    expect(await readTimes()).toEqual(saved);
    expect(await saveTimes()).toEqual([]);
  });

  test('are refused with every problem by its field', async () => {
    await expect(saveTimes(ITALY, { ...ITALY, carrierCode: 'none' }, { ...ITALY, countryCode: 'EU' }, { ...ITALY, countryCode: 'it', postcodePrefix: ' ' }, { ...ITALY, countryCode: 'AT', minDays: -1, maxDays: 61 }, { ...ITALY, countryCode: 'BE', minDays: 3 }, { ...ITALY, postcodePrefix: '0123456789012' })).rejects.toMatchObject(refused({
      'transitTimes.1.carrierCode': ['no carrier has the code none: save the carrier first, or leave it out for any carrier'],
      'transitTimes.2.countryCode': ['must be an ISO 3166-1 alpha-2 code'],
      'transitTimes.3': ['is for the same carrier, method, country and postcodes as transitTimes.0: leave one of them out'],
      'transitTimes.4.minDays': ['must be a whole number from 0 to 60'], 'transitTimes.4.maxDays': ['must be a whole number from 0 to 60'],
      'transitTimes.5.maxDays': ['must not be fewer than minDays'],
      'transitTimes.6.postcodePrefix': ['must be the beginning of a postcode: 1 to 12 letters, digits or hyphens'],
    }));
    expect(await readTimes()).toEqual([]);
  });

  test('are 1,000 at most', async () => {
    const times = (count: number) => Array.from({ length: count }, (_, index) => ({ ...ITALY, postcodePrefix: String(index) }));
    expect(await saveTimes(...times(1000))).toHaveLength(1000);
    await expect(saveTimes(...times(1001))).rejects.toMatchObject(refused({ transitTimes: ['must be at most 1000'] }));
  });
});

describe('service policies', () => {
  test('replace each other, and are listed by priority', async () => {
    await savePolicies({ name: 'old', priority: 1 });
    const saved = await savePolicies({ name: ' last ', priority: 9 }, { name: 'islands', priority: 1, countries: ['it', 'IT'], postcodePrefixes: ['07', ' ec1 a'], channels: ['webshop'], tags: [], shippingType: 'EXPRESS', extraDays: 1, bufferDays: 60 });
    expect(saved).toEqual([
      { ...EVERY, name: 'islands', priority: 1, countries: ['IT'], postcodePrefixes: ['07', 'EC1A'], channels: ['webshop'], shippingType: 'EXPRESS', extraDays: 1, bufferDays: 60 },
      { ...EVERY, name: 'last', priority: 9 },
    ]);
    expect(await readPolicies()).toEqual(saved);
  });

  test('are refused with every problem by its field', async () => {
    await expect(savePolicies({ name: 'a', priority: 1, countries: ['IT', 'UK'], postcodePrefixes: ['07', ' '] }, { name: ' a', priority: 2, extraDays: 61, bufferDays: -1 }, { name: ' ', priority: 3 })).rejects.toMatchObject(refused({
      'policies.0.countries': ['must be an ISO 3166-1 alpha-2 code: GB, not UK'], 'policies.0.postcodePrefixes': ['must be the beginning of a postcode: 1 to 12 letters, digits or hyphens'],
      'policies.1.name': ['is the name of another policy'], 'policies.1.extraDays': ['must be a whole number from 0 to 60'], 'policies.1.bufferDays': ['must be a whole number from 0 to 60'],
      'policies.2.name': ['must be 1 to 120 characters'],
    }));
    await expect(savePolicies({ name: 'a', priority: 1, channels: ['c'.repeat(61)], tags: Array.from({ length: 1001 }, () => 't') })).rejects.toMatchObject(refused({ 'policies.0.channels': ['each must be up to 60 characters'], 'policies.0.tags': ['must be at most 1000'] }));
    await expect(savePolicies(...Array.from({ length: 101 }, (_, index) => ({ name: String(index), priority: 1 })))).rejects.toMatchObject(refused({ policies: ['must be at most 100'] }));
    expect(await readPolicies()).toEqual([]);
  });

  test.each(['countries', 'postcode_prefixes', 'channels', 'tags'])('whose %s are damaged are left out, and the others are there', async (column) => {
    await savePolicies({ name: 'bad', priority: 1 }, { name: 'good', priority: 2 });
    await graph.database('orders').inTransaction((transaction) => transaction.execute(`UPDATE service_policy SET ${column} = '{broken' WHERE company_id = ? AND name = 'bad'`, [company]));
    expect(await readPolicies()).toEqual([{ ...EVERY, name: 'good', priority: 2 }]);
  });
});

describe('promise settings', () => {
  const save = async (input: object): Promise<object> => (await run('mutation S($input: SavePromiseSettingsInput!) { savePromiseSettings(input: $input) { defaultChannel pickup cacheSeconds } }', { input })).savePromiseSettings;
  const read = async (): Promise<object> => (await run('{ promiseSettings { defaultChannel pickup cacheSeconds } }')).promiseSettings;

  test('are the usual ones until they are changed, and keep what is left out', async () => {
    expect(await read()).toEqual({ defaultChannel: 'webshop', pickup: true, cacheSeconds: 60 });
    await save({ pickup: false });
    expect(await save({ defaultChannel: ' app ', cacheSeconds: 0 })).toEqual({ defaultChannel: 'app', pickup: false, cacheSeconds: 0 });
    expect(await read()).toEqual({ defaultChannel: 'app', pickup: false, cacheSeconds: 0 });
  });

  test('are refused with every problem by its field', async () => {
    await expect(save({ defaultChannel: ' ', cacheSeconds: 3601 })).rejects.toMatchObject(refused({ defaultChannel: ['must be 1 to 60 characters'], cacheSeconds: ['must be from 0 to 3600'] }));
    await expect(save({ cacheSeconds: -1 })).rejects.toMatchObject(refused({ cacheSeconds: ['must be from 0 to 3600'] }));
  });
});

test('each change is counted, so that processes read them anew, and is published', async () => {
  await saveTimes(ITALY);
  expect(await version()).toBe(1);
  await savePolicies({ name: 'a', priority: 1 });
  expect(await version()).toBe(2);
  await run('mutation { savePromiseSettings(input: { pickup: false }) { pickup } }');
  expect([await version(), await eventTypes()]).toEqual([3, ['transit_times.saved', 'service_policies.saved', 'promise_settings.saved']]);
});

test('nothing of another company is shown or replaced', async () => {
  await saveTimes(ITALY);
  await savePolicies({ name: 'a', priority: 1 });
  company += 1;
  expect([await readTimes(), await readPolicies(), await saveTimes(), await savePolicies()]).toEqual([[], [], [], []]);
  company -= 1;
  expect([(await readTimes()).length, (await readPolicies()).length]).toEqual([1, 1]);
});
