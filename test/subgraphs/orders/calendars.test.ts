import { staffOf } from '../../kit/company.js';
import { openGraph } from '../../kit/open-graph.js';
import { manualClock } from '../../kit/manual-clock.js';

let graph: Awaited<ReturnType<typeof openGraph>>;
let ids: Readonly<Record<string, string>>;
let companies = 100;
let company: number;
beforeAll(async () => { graph = await openGraph(manualClock('2026-03-10T08:00:00.000Z'), { subgraphs: ['orders'] }); });
afterAll(() => graph.close());

const run = (operation: string, variables: object = {}, as = staffOf(company)): ReturnType<typeof graph.run> => graph.run(operation, variables, as);

beforeEach(async () => {
  company = companies++;
  const made: [string, string][] = [];
  for (const [code, countryCode] of [['MI1', 'IT'], ['LY1', 'FR']] as const) {
    made.push([code, (await run('mutation C($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code, name: code, kind: 'STORE', countryCode, timeZone: 'Europe/Rome' } })).createLocation.id]);
  }
  ids = Object.fromEntries(made);
});

const CALENDAR = 'calendar { isUsual workingDays holidays { countryCode region } closures { from to reason } preparationDays methods { method cutoff dailyCapacity } openingHours { weekday opens closes } pickupMinutes }';
const SAVE = `mutation Save($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { code ${CALENDAR} } }`;
const save = async (input: object): Promise<any> => (await run(SAVE, { input: { location: 'MI1', ...input } })).saveLocationCalendar.calendar; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
const read = async (code = 'MI1'): Promise<any> => (await run(`query L($code: String!) { location(code: $code) { ${CALENDAR} } }`, { code })).location.calendar; // eslint-disable-line @typescript-eslint/no-explicit-any -- as above
const refused = (details: object): object => ({ code: 'BAD_INPUT', details });
const version = async (): Promise<unknown> => (await graph.database('orders').query<{ version: number }>('SELECT version FROM logistics_version WHERE company_id = ?', [company]))[0]?.version;
const eventTypes = async (): Promise<string[]> => (await graph.database('orders').query<{ type: string }>('SELECT type FROM outbox WHERE company_id = ? ORDER BY id', [company])).map(({ type }) => type).filter((type) => type !== 'location.created');

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const USUAL = {
  isUsual: true, workingDays: WEEK, holidays: { countryCode: 'IT', region: null }, closures: [], preparationDays: 0,
  methods: [{ method: 'STANDARD', cutoff: '12:00', dailyCapacity: null }, { method: 'EXPRESS', cutoff: '12:00', dailyCapacity: null }],
  openingHours: [...WEEK, 'SATURDAY'].map((weekday) => ({ weekday, opens: '10:00', closes: '19:00' })), pickupMinutes: 120,
};

describe('a location', () => {
  test('has the usual calendar of its country until one is saved', async () => {
    expect(await read()).toEqual(USUAL);
    expect((await read('LY1')).holidays).toEqual({ countryCode: 'FR', region: null });
  });

  test('keeps of the usual calendar, and later of its own, what is left out', async () => {
    expect(await save({ preparationDays: 2, methods: [{ method: 'EXPRESS', cutoff: '16:30' }] })).toEqual({
      ...USUAL, isUsual: false, preparationDays: 2, methods: [USUAL.methods[0], { method: 'EXPRESS', cutoff: '16:30', dailyCapacity: null }],
    });
    await save({ methods: [{ method: 'EXPRESS', dailyCapacity: 40 }], workingDays: ['SATURDAY', 'MONDAY'], pickupMinutes: 0 });
    expect(await read()).toEqual({
      ...USUAL, isUsual: false, preparationDays: 2, workingDays: ['MONDAY', 'SATURDAY'], pickupMinutes: 0,
      methods: [USUAL.methods[0], { method: 'EXPRESS', cutoff: '16:30', dailyCapacity: 40 }],
    });
    expect((await read('LY1')).isUsual).toBe(true);
  });

  test('has no cutoff, any capacity and no holidays where they are null', async () => {
    await save({ methods: [{ method: 'STANDARD', cutoff: '09:00', dailyCapacity: 5 }] });
    const { holidays, methods } = await save({ holidays: null, methods: [{ method: 'STANDARD', cutoff: null, dailyCapacity: null }] });
    expect([holidays, methods[0]]).toEqual([null, { method: 'STANDARD', cutoff: null, dailyCapacity: null }]);
  });

  test('has its closures by day and its opening hours by weekday and time, with the holidays of a region', async () => {
    const monday = (opens: string, closes: string) => ({ weekday: 'MONDAY', opens, closes });
    const { closures, openingHours, holidays } = await save({
      holidays: { countryCode: 'de', region: 'BY' },
      closures: [{ from: '2026-12-24', to: '2027-01-06', reason: ' Winter ' }, { from: '2026-08-10', to: '2026-08-10' }],
      openingHours: [{ weekday: 'SUNDAY', opens: '00:00', closes: '24:00' }, monday('15:00', '19:00'), monday('09:00', '15:00')],
    });
    expect(closures).toEqual([{ from: '2026-08-10', to: '2026-08-10', reason: null }, { from: '2026-12-24', to: '2027-01-06', reason: 'Winter' }]);
    expect(openingHours).toEqual([monday('09:00', '15:00'), monday('15:00', '19:00'), { weekday: 'SUNDAY', opens: '00:00', closes: '24:00' }]);
    expect(holidays).toEqual({ countryCode: 'DE', region: 'BY' });
  });

  test('is named by its id too, and one that nobody has is NOT_FOUND', async () => {
    expect(await save({ location: ids['LY1'], preparationDays: 3 })).toMatchObject({ preparationDays: 3 });
    expect((await read('LY1')).preparationDays).toBe(3);
    await expect(save({ location: 'XX1', preparationDays: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'No location has the id or code XX1' });
  });

  test('goes back to the usual calendar', async () => {
    await save({ preparationDays: 2 });
    const { removeLocationCalendar } = await run(`mutation { removeLocationCalendar(location: "MI1") { code ${CALENDAR} } }`);
    expect(removeLocationCalendar).toEqual({ code: 'MI1', calendar: USUAL });
    expect(await read()).toEqual(USUAL);
  });

  test('of another company is not found, and keeps its calendar', async () => {
    await save({ preparationDays: 2 });
    const own = company;
    company = 99;
    await expect(save({ location: ids['MI1'], preparationDays: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    company = own;
    expect((await read()).preparationDays).toBe(2);
  });
});

test('every problem of a calendar is answered at once, by its field', async () => {
  const time = 'must be a time of the location such as 14:30';
  await expect(save({
    workingDays: [], preparationDays: 61, pickupMinutes: 10_081, holidays: { countryCode: 'UK', region: 'x' },
    closures: [{ from: '2026-02-30', to: 'soon' }, { from: '2026-03-02', to: '2026-03-01' }, { from: '2026-01-01', to: '2027-01-02', reason: 'r'.repeat(201) }],
    methods: [{ method: 'EXPRESS', cutoff: '24:00', dailyCapacity: 0 }, { method: 'EXPRESS', dailyCapacity: 100_001 }],
    openingHours: [{ weekday: 'MONDAY', opens: '9:00', closes: '24:01' }, { weekday: 'MONDAY', opens: '18:00', closes: '18:00' }, { weekday: 'FRIDAY', opens: '09:00', closes: '12:00' }, { weekday: 'FRIDAY', opens: '11:59', closes: '14:00' }],
  })).rejects.toMatchObject(refused({
    'workingDays': ['must be at least one day'], 'preparationDays': ['must be a whole number from 0 to 60'], 'pickupMinutes': ['must be a whole number from 0 to 10080'],
    'holidays.countryCode': ['must be an ISO 3166-1 alpha-2 code: GB, not UK'],
    'closures.0.from': ['must be a day such as 2026-12-24'], 'closures.0.to': ['must be a day such as 2026-12-24'], 'closures.1.to': ['must not be before the first day'],
    'closures.2.to': ['must be at most 366 days with the first: make the location inactive where it closes for longer'], 'closures.2.reason': ['must be up to 200 characters'],
    'methods.0.cutoff': [time], 'methods.0.dailyCapacity': ['must be a whole number from 1 to 100000'], 'methods.1.method': ['appears twice'], 'methods.1.dailyCapacity': ['must be a whole number from 1 to 100000'],
    'openingHours.0.opens': [time], 'openingHours.0.closes': [`${time}, or 24:00`], 'openingHours.1.closes': ['must be after it opens: hours past midnight are two, one of each day'],
    'openingHours.3.closes': ['overlaps with 09:00 to 12:00 of the same day: give them as one'],
  }));
  expect(await read()).toEqual(USUAL);
});

test('a calendar has at most 200 closures, of at most 366 days each', async () => {
  const closures = (count: number) => Array.from({ length: count }, () => ({ from: '2026-01-01', to: '2027-01-01' }));
  expect((await save({ closures: closures(200) })).closures).toHaveLength(200);
  await expect(save({ closures: closures(201) })).rejects.toMatchObject(refused({ closures: ['must be at most 200'] }));
});

test('a dry run answers the calendar as it would be, and keeps the usual one', async () => {
  const { saveLocationCalendar } = await run('mutation { saveLocationCalendar(input: { location: "MI1", preparationDays: 2 }, dryRun: true) { code } }');
  expect(saveLocationCalendar).toEqual({ code: 'MI1' });
  expect([await read(), await version()]).toEqual([USUAL, 2]);
});

test('each change is counted, so that processes read calendars anew, and is published', async () => {
  const before = Number(await version());
  await save({ preparationDays: 2 });
  await run('mutation { removeLocationCalendar(location: "MI1") { code } }');
  expect(Number(await version()) - before).toBe(2);
  expect(await eventTypes()).toEqual(['location.calendar_saved', 'location.calendar_removed']);
});

test('who may not manage commerce changes no calendar', async () => {
  await expect(run(SAVE, { input: { location: 'MI1', preparationDays: 1 } }, staffOf(company, ['commerce.read', 'commerce.write']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the calendars of all locations are read in one statement', async () => {
  await save({ preparationDays: 2 });
  const database = graph.database('orders');
  const { query } = database;
  const asked: string[] = [];
  Object.assign(database, { query: (...given: Parameters<typeof query>) => { asked.push(given[0]); return query(...given); } });
  const { locations } = await run('{ locations { code calendar { preparationDays } } }');
  Object.assign(database, { query });
  expect(locations).toEqual([{ code: 'LY1', calendar: { preparationDays: 0 } }, { code: 'MI1', calendar: { preparationDays: 2 } }]);
  expect(asked.filter((sql) => sql.includes('location_calendar'))).toHaveLength(1);
});

const BROKEN: readonly (readonly [column: string, text: string])[] = [
  ['working_days', '{broken'], ['working_days', '[]'], ['holidays', '5'], ['closures', '{}'], ['closures', '[{"from":"soon","to":"2026-01-01"}]'], ['closures', '["x"]'], ['methods', '{}'], ['methods', '{"STANDARD":{"cutoff":"noon"},"EXPRESS":{}}'],
  ['methods', '{"STANDARD":null,"EXPRESS":null}'], ['methods', '{"STANDARD":1,"EXPRESS":{"cutoff":["12:00"]}}'], ['methods', '{"STANDARD":{"cutoff":["12:00"]},"EXPRESS":{}}'], ['methods', '{"STANDARD":{"dailyCapacity":"many"},"EXPRESS":{}}'],
  ['opening_hours', '[{"weekday":"MOON","opens":"10:00","closes":"19:00"}]'], ['opening_hours', '[{"weekday":"MONDAY","opens":"x","closes":"19:00"}]'],
];

test.each(BROKEN)('a location whose %s are damaged (%s) has the usual calendar, and the others their own', async (column, text) => {
  await save({ preparationDays: 2 });
  await save({ location: 'LY1', preparationDays: 4 });
  await graph.database('orders').inTransaction((transaction) => transaction.execute(`UPDATE location_calendar SET ${column} = ? WHERE company_id = ? AND location_id = ?`, [text, company, ids['MI1'] ?? '']));
  expect([await read(), (await read('LY1')).preparationDays]).toEqual([USUAL, 4]);
  expect(await save({ pickupMinutes: 60 })).toEqual({ ...USUAL, isUsual: false, pickupMinutes: 60 });
});

test('a location whose time zone is damaged is read in UTC until it is saved again', async () => {
  const zone = async (): Promise<unknown> => (await run('{ location(code: "MI1") { timeZone } }')).location.timeZone;
  await graph.database('orders').inTransaction((transaction) => transaction.execute('UPDATE location SET time_zone = ? WHERE company_id = ? AND id = ?', ['Mars/Base', company, ids['MI1'] ?? '']));
  expect(await zone()).toBe('UTC');
});
