import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_NUMBER } from './bench-data.js';
import { growOrders } from './grow.js';
import type { BenchDatabases } from './open-bench.js';
import { showResult } from './report.js';
import { fillScale, type Credentials } from './scale-data.js';
import { scaleCalls } from './scale-calls.js';
import { showFinding } from './scale-finding.js';
import { latency, measure, startOurs } from './sides.js';

// npm run bench -- --scale [--data FOLDER] [--mariadb] [--orders N] [--surface NAME]: the median time of calls with 1,000,000 orders against the same with 10,000; 700 orders go through the graph, the others are copies of rows. A server's databases end with it.

const [SMALL, LARGE, BOUND] = [10_000, 1_000_000, 1.2];
const SURFACES = ['fulfillment', 'commerce', 'wms-json', 'wms-xml'] as const;

const after = (name: string): string | undefined => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const only = after('--surface');
const [kept, server, large] = [after('--data'), process.argv.includes('--mariadb') ? process.env['PORTICO_TEST_MYSQL'] : undefined, Number(after('--orders') ?? LARGE)];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'portico-scale-'));

/** Databases of a size, filled unless a run before left them in the folder. */
async function filled(size: number): Promise<{ databases: BenchDatabases; credentials: Credentials }> {
  const at = join(folder, `${server === undefined ? 'sqlite' : 'mariadb'}-${String(size)}`);
  const locate = (name: string) => (server === undefined
    ? { kind: 'sqlite' as const, file: join(at, `${name}.sqlite`) } : { kind: 'mysql' as const, url: new URL(`/scale_${String(size)}_${name}`, server).toString() });
  const databases = { identity: locate('identity'), orders: locate('orders') };
  const done = join(at, 'credentials.json');
  if (server === undefined && existsSync(done)) return { databases, credentials: JSON.parse(readFileSync(done, 'utf8')) as Credentials };
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  process.stderr.write(`Filling ${String(size)} orders ...\n`);
  const credentials = await fillScale(databases);
  await growOrders(databases.orders, size);
  writeFileSync(done, JSON.stringify(credentials));
  return { databases, credentials };
}

const [small, big] = [await filled(SMALL), await filled(large)];
for (const surface of SURFACES.filter((name) => name === (only ?? name))) {
  const sides = [await startOurs(surface, big.databases), await startOurs(surface, small.databases)] as const;
  const calls = await scaleCalls(surface, { sides, credentials: [big.credentials, small.credentials], number: FIRST_NUMBER });
  for (const call of calls) {
    const [oursMs = NaN, floorMs = NaN] = await measure(call, sides, latency);
    showResult({ surface, call: call.name, database: server === undefined ? 'sqlite' : 'mariadb', floor: String(SMALL), oursMs, floorMs, ratio: oursMs / floorMs, bound: BOUND });
  }
  for (const { child } of sides) child.disconnect();
}
if (only === undefined) await showFinding(big.databases, { database: server === undefined ? 'sqlite' : 'mariadb', size: large });
if (kept === undefined) rmSync(folder, { recursive: true, force: true });
process.exit();
