import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, FIRST_NUMBER } from './bench-data.js';
import { COUNTED_TABLES, growOrders } from './grow.js';
import type { BenchDatabases } from './open-bench.js';
import { showResult } from './report.js';
import { CATALOG_SIZES, fillScaledCatalog, showCatalogScale } from './scale-catalog.js';
import { fillEvents, showEvents } from './scale-collector.js';
import { fillScale, type Credentials } from './scale-data.js';
import { scaleCalls } from './scale-calls.js';
import { showFigures, stockItems } from './scale-figures.js';
import { showFinding } from './scale-finding.js';
import { latency, measure, start, type Side } from './sides.js';

// npm run bench -- --scale [--data FOLDER] [--mariadb] [--orders N] [--products N] [--events N] [--surface NAME]: the median time of calls with 1,000,000 orders against the same with 10,000, with 200 locations against 3, and with 200,000 products against 2,000; the first hundreds go through the graph, the others are copies of rows. With --surface that surface alone; graph is what staff find, figures their reports; collector is 10,000,000 events of storefronts: the CPU of reports over them and of a revoke, and what is stored of each. A server's databases end with it.

const [SMALL, LARGE, BOUND, PROMISE_BOUND, EVENTS] = [10_000, 1_000_000, 1.2, 1.5, 10_000_000];
/** The large company has more locations too. */
const LOCATIONS = { few: 3, many: 200 } as const;
const SURFACES = ['fulfillment', 'commerce', 'wms-json', 'wms-xml', 'promise'] as const;

const after = (name: string): string | undefined => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const only = after('--surface');
const [kept, server, large] = [after('--data'), process.argv.includes('--mariadb') ? process.env['PORTICO_TEST_MYSQL'] : undefined, Number(after('--orders') ?? LARGE)];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'portico-scale-'));

/** Databases of a size, filled unless a run before left them in the folder. */
async function filled<Caller>(what: 'orders' | 'products' | 'figures' | 'events', size: number, fill: (databases: Required<Omit<BenchDatabases, 'content'>>) => Promise<Caller>): Promise<{ databases: BenchDatabases; caller: Caller }> {
  const at = join(folder, `${server === undefined ? 'sqlite' : 'mariadb'}-${what === 'orders' ? '' : `${what}-`}${String(size)}`);
  const locate = (name: string) => (server === undefined
    ? { kind: 'sqlite' as const, file: join(at, `${name}.sqlite`) } : { kind: 'mysql' as const, url: new URL(`/scale_${what}_${String(size)}_${name}`, server).toString() });
  const databases = { identity: locate('identity'), orders: locate('orders'), catalog: locate('catalog') };
  const done = join(at, 'credentials.json');
  if (server === undefined && existsSync(done)) return { databases, caller: JSON.parse(readFileSync(done, 'utf8')) as Caller };
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  process.stderr.write(`Filling ${String(size)} ${what} ...\n`);
  const caller = await fill(databases);
  writeFileSync(done, JSON.stringify(caller));
  return { databases, caller };
}

const database = server === undefined ? 'sqlite' : 'mariadb';

async function showOrders(): Promise<void> {
  const ofSize = (size: number) => filled('orders', size, async ({ identity, orders }): Promise<Credentials> => {
    const credentials = await fillScale({ identity, orders }, size === SMALL ? LOCATIONS.few : LOCATIONS.many);
    await growOrders(orders, size);
    return credentials;
  });
  const [small, big] = [await ofSize(SMALL), await ofSize(large)];
  for (const surface of SURFACES.filter((name) => name === (only ?? name))) {
    const sides = [await startUnlimited(surface, big.databases), await startUnlimited(surface, small.databases)] as const;
    const calls = await scaleCalls(surface, { sides, credentials: [big.caller, small.caller], number: FIRST_NUMBER });
    for (const call of calls) {
      const [oursMs = NaN, floorMs = NaN] = await measure(call, sides, latency);
      showResult({ surface, call: call.name, database, floor: String(SMALL), oursMs, floorMs, ratio: oursMs / floorMs, bound: surface === 'promise' ? PROMISE_BOUND : BOUND });
    }
    for (const { child } of sides) child.disconnect();
  }
  if ((only ?? 'graph') === 'graph') await showFinding(withOrders(big.databases), { database, size: large });
}

/** Reports need less of an order than what is looked up by it: databases of their own are filled sooner. */
async function showReports(): Promise<void> {
  const { databases } = await filled('figures', large, async ({ identity, orders }): Promise<string> => {
    await fillScale({ identity, orders }, LOCATIONS.many);
    await growOrders(orders, large, COUNTED_TABLES);
    await stockItems(orders);
    return '';
  });
  await showFigures(withOrders(databases), { database, size: large });
}

async function showCollected(): Promise<void> {
  const size = Number(after('--events') ?? EVENTS);
  const { databases, caller: installation } = await filled('events', size, async (empty) => {
    await fill(empty, 0);
    return fillEvents(empty, size);
  });
  await showEvents(databases, { database, size, installation });
}

const startUnlimited = (surface: string, databases: BenchDatabases): Promise<Side> => start('ours.js', withOrders(databases), { args: [surface, 'unlimited'] });

/** Without a catalog, which orders do not need. */
const withOrders = ({ identity, orders }: BenchDatabases): BenchDatabases => ({ identity, orders });

async function showProducts(): Promise<void> {
  const ofSize = async (size: number) => {
    const { databases, caller: key } = await filled('products', size, (empty) => fillScaledCatalog(empty, size));
    return { databases, key };
  };
  await showCatalogScale({ small: await ofSize(CATALOG_SIZES.small), big: await ofSize(Number(after('--products') ?? CATALOG_SIZES.large)), database });
}

if (!['catalog', 'figures', 'collector'].includes(only ?? '')) await showOrders();
if ((only ?? 'figures') === 'figures') await showReports();
if (only === undefined || only === 'catalog') await showProducts();
if (only === undefined || only === 'collector') await showCollected();
if (kept === undefined) rmSync(folder, { recursive: true, force: true });
process.exit();
