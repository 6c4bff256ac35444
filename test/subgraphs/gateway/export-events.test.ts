import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#kernel/config.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { portico, startProcess, type Ended, type Settings } from '../../kit/portico-process.js';
import { storeEvents } from '../../kit/stored-events.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const [EVENTS, EVERY, OWNER_ONLY, PERMISSION_BITS] = [700, 3_600_000, 0o600, 0o777] as const;
const [folder, data] = [temporaryFolder(), temporaryFolder()];
let settings: Settings;
beforeAll(async () => {
  settings = { PORTICO_DATA: data, PORT: String(await freePorts()), ...databaseSettings() };
  await storeEvents(readConfig(settings).databases.catalog, { companyId: 1, count: EVENTS, every: EVERY });
  await portico(settings, 'company', 'create', '--name', 'Lume');
  await portico(settings, 'company', 'create', '--name', 'Nord');
});

const path = join(folder, 'events.csv');
const run = (...words: readonly string[]): Promise<Ended> => portico(settings, 'export-events', ...words);
const NOVEMBER = ['--from', '2026-11-01', '--to', '2026-11-30'] as const;

test('the command exports the events of some days, both included [I-EXPORT-1]', async () => {
  expect(await run(path, '--from', '2026-11-02', '--to', '2026-11-03')).toEqual({ status: 0, stdout: `${path}: events of Lume, days of Europe/Rome\nevents  48\nfile    ${path}\n`, stderr: '' });
  expect(readFileSync(path, 'utf8')).toMatch(/^\uFEFFuid,kind,.*\nevent-24,page_view,2026-11-02T00:00:00.000Z,2026-11-02,visitor-0000000024,,shop,,,,false,\/pages\/24,"Page ""24"",\nwith two lines",/);
  expect(statSync(path).mode & PERMISSION_BITS).toBe(OWNER_ONLY);
});

test('it exports some kinds alone, and a sales channel [I-EXPORT-1]', async () => {
  expect((await run(path, ...NOVEMBER, '--kinds', 'search, purchase')).stdout).toContain('events  0\n');
  expect((await run(path, ...NOVEMBER, '--kinds', 'page_view,search', '--channel', 'shop')).stdout).toContain('events  700\n');
  expect((await run(path, ...NOVEMBER, '--channel', 'web-pixel')).stdout).toContain('events  0\n');
});

test('each company has its own, and one that is not there has none [I-EXPORT-1] [I-TENANT-1]', async () => {
  expect((await run(path, '--from', '2026-11-01', '--to', '2026-11-20', '--company', '2')).stdout).toBe(`${path}: events of Nord, days of Europe/Rome\nevents  0\nfile    ${path}\n`);
  expect(await run(path, ...NOVEMBER, '--company', '9')).toMatchObject({ status: 1, stderr: 'This company does not exist\n' });
});

test('a channel that nothing was reported of is refused with those that are known, and days to come are said [I-EXPORT-1]', async () => {
  expect(await run(path, '--from', '2026-11-01', '--to', '2026-11-20', '--channel', 'shopp')).toMatchObject({ status: 2, stderr: '--channel is one that reported on these days: web-pixel; shopp is none\n' });
  expect((await run(path, '--from', '2026-11-01', '--to', '2027-11-30')).stdout).toMatch(/\n--to is in the future: the file has the events until now, \d{4}-\d\d-\d\d, and not those that are yet to come\nevents {2}700\n/);
});

test.each<[(string | undefined)[], string, number?]>([
  [[undefined, ...NOVEMBER], 'FILE is missing'], [['events.csv'], '--from is missing'], [['events.csv', '--from', '2026-11-01'], '--to is missing'], [['events.pdf', ...NOVEMBER], 'Events are exported to a file that ends in .csv or .ndjson'],
  [['events.csv', '--from', '2026-02-30', '--to', '2026-11-30'], '--from is a day, such as 2026-11-01'], [['events.csv', '--from', '2026-11-02', '--to', '2026-11-01'], '--to is before --from'],
  [['events.csv', ...NOVEMBER, '--kinds', 'search,view'], '--kinds has some of page_view, product_view, search, add_to_cart, remove_from_cart, checkout_start, purchase; view is none'],
  [['events.csv', ...NOVEMBER, '--kinds', ','], '--kinds has some of page_view, product_view, search, add_to_cart, remove_from_cart, checkout_start, purchase'],
  [['events.csv', '--from', '2020-11-01', '--to', '2026-11-01'], 'The filter is not valid: to must be at most 1096 days with the first', 1],
])('%j is refused, and leaves nothing [I-EXPORT-3]', async ([file, ...options]: readonly (string | undefined)[], stderr: string, status = 2) => {
  const before = readdirSync(folder);
  expect(await run(...file === undefined ? [] : [join(folder, file)], ...options.map(String))).toMatchObject({ status, stderr: `${stderr}\n` });
  expect(readdirSync(folder)).toEqual(before);
});

test('it says what it does and what its options are, and is among the commands [I-EXPORT-1]', async () => {
  expect((await run('--help')).stdout).toMatch(/^Usage: npm run portico -- export-events FILE --from DAY --to DAY \[--kinds LIST\] \[--channel CHANNEL\]\n/);
  expect((await portico(settings, '--help')).stdout).toContain('  export-events FILE --from DAY --to DAY');
});

test('it goes through the server that runs, with the same bytes [I-EXPORT-1]', async () => {
  await run(path, ...NOVEMBER);
  const alone = readFileSync(path, 'utf8');
  rmSync(path);
  const server = await startProcess(settings);
  try {
    expect((await run(path, ...NOVEMBER)).stdout).toContain('events  700\n');
  } finally {
    await server.stop();
  }
  expect(readFileSync(path, 'utf8')).toBe(alone);
  expect(existsSync(`${path}.part.json`)).toBe(false);
});
