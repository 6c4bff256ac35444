import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig, SUBGRAPHS, type DatabaseLocation } from '#kernel/config.js';
import { healthPort } from '#kernel/health-port.js';
import { containersOf, ownFiles } from '../architecture/deployment-files.js';
import { until } from '../kit/until.js';
import { freePorts } from '../kit/free-ports.js';
import { graphUrls } from '../kit/process-addresses.js';
import { cpuOf, residentOf } from '../kit/process-state.js';
import { startRedis } from '../kit/redis.js';
import { fill, FIRST_NUMBER } from './bench-data.js';
import { MASTER_KEY } from './bench-key.js';
import { openBench, RATE, type BenchDatabases } from './open-bench.js';
import { showFigure, showResult } from './report.js';
import { median, send } from './sides.js';
import { bareDriver } from './sql.js';

// node test/kit/with-mariadb.mjs node dist/test/bench/processes.js: CPU per call of all processes, the database and Redis together, of one process, of two alike, and of a process for each service.
// Two alike answer call by call in turn, and in halves: what is done twice shows in both, and the difference between them is that two processes on as many cores find each other's data in their caches.
// They take turns, so that a machine that becomes slower meanwhile does so for all of them; those whose turn it is not are stopped by a signal, because they share the server, whose work is counted.

const SERVICES = ['identity', 'orders', 'catalog', 'content', 'gateway', 'surfaces', 'worker'];
const [ORDERS, WARM_UP, ROUNDS, CALLERS] = [9_000, 2_400, 5, 4];
/** What Node.js is told where subgraphs are apart. */
const NODE_OPTIONS_APART = containersOf(ownFiles().compose)['identity']?.environment?.['NODE_OPTIONS'] ?? '';
const CALLS = { 'list of 50 orders': 300, 'single order': 1_500, accept: 500 } as const;
type CallName = keyof typeof CALLS;
/** The most that a call may cost of what it costs in one process. */
const BOUNDS: Readonly<Record<string, Readonly<Partial<Record<CallName, number>>>>> = {
  two: { 'list of 50 orders': 1.15, 'single order': 1.15, accept: 1.15 },
  apart: { 'list of 50 orders': 1.5, 'single order': 2, },
};

interface Topology {
  readonly name: string;
  readonly pids: readonly number[];
  readonly ports: readonly number[];
  readonly children: readonly { readonly services: string; readonly child: ChildProcess }[];
  readonly redis: Awaited<ReturnType<typeof startRedis>>;
  readonly keys: { readonly warehouse: string; readonly commerce: string };
  accepted: number;
}

const started: ChildProcess[] = [];
process.once('exit', () => { for (const child of started) child.kill('SIGKILL'); });
const server = process.env['PORTICO_TEST_MYSQL'];
if (server === undefined) throw new Error('Run it behind node test/kit/with-mariadb.mjs');
const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const [found] = await bareDriver({ kind: 'mysql', url: new URL('/mysql', server).toString() }).read('SELECT @@pid_file AS file', []);
const databasePid = Number(readFileSync(String(found?.['file']), 'utf8'));

/** Fill databases of their own and start the product over them. */
async function open(name: string, services: readonly string[]): Promise<Topology> {
  const schemas = `bench_${randomBytes(4).toString('hex')}`;
  const at = (subgraph: string): DatabaseLocation => ({ kind: 'mysql', url: new URL(`/${schemas}_${subgraph}`, server).toString() });
  const databases: BenchDatabases = { identity: at('identity'), orders: at('orders'), catalog: at('catalog'), content: at('content') };
  const warehouse = await fill(databases, ORDERS);
  const { connect, close } = await openBench(databases);
  const { apiKey: commerce } = await connect('COMMERCE', { name: 'ERP', scopes: ['orders:read'] }, RATE);
  await close();
  const redis = await startRedis();
  const ports = await Promise.all(name === 'apart' ? [freePorts()] : services.map(() => freePorts()));
  const nodeOptions = name === 'apart' ? NODE_OPTIONS_APART : '';
  const children = await Promise.all(services.map(async (one, index) => ({ services: one, child: await startOne({ databases, redis: redis.url, services: one, port: ports[index] ?? ports[0] ?? 0, nodeOptions }) })));
  const watched = children.map(({ child: { pid = 0 } }) => pid);
  return { name, children, redis, pids: [...watched, databasePid, redis.pid], ports, keys: { warehouse, commerce }, accepted: 0 };
}

/** One process; it is started when the host it answers on, or its graph, says that it is ready. */
async function startOne({ databases, redis, services, port, nodeOptions }: { databases: BenchDatabases; redis: string; services: string; port: number; nodeOptions: string }): Promise<ChildProcess> {
  const urls = Object.fromEntries(Object.entries(databases).map(([subgraph, { url }]) => [`PORTICO_${subgraph.toUpperCase()}_DB`, url as string]));
  const settings = { PORT: String(port), PORTICO_DATA: mkdtempSync(join(folder, 'data-')), PORTICO_DEMO: 'off', PORTICO_LOG: 'error', PORTICO_SERVICES: services, PORTICO_MASTER_KEY: MASTER_KEY, PORTICO_REDIS: redis, ...urls, ...graphUrls(port) };
  const child = spawn(process.execPath, ['dist/bundle/portico.js'], { stdio: ['ignore', 'ignore', 'inherit'], env: { PATH: process.env['PATH'], NODE_OPTIONS: nodeOptions, ...settings } });
  started.push(child);
  await until(() => fetch(`http://127.0.0.1:${String(healthPort(readConfig(settings)))}/readyz`).then(({ ok }) => (ok ? true : undefined), () => undefined));
  return child;
}

/** A call, on the process whose turn it is. */
function callOf(topology: Topology, name: CallName, { turn, inARow }: { turn: number; inARow: number }): Promise<string> {
  const port = (topology.ports[Math.floor(turn / inARow) % topology.ports.length] ?? 0) + 1;
  const { warehouse, commerce } = topology.keys;
  if (name !== 'accept') return send({ port }, { method: 'GET', path: `/api/commerce/v1/orders${name === 'single order' ? `/${String(FIRST_NUMBER + turn % ORDERS)}` : '?limit=50'}`, headers: { authorization: `Bearer ${commerce}` } });
  const order = FIRST_NUMBER + topology.accepted;
  topology.accepted += 1;
  return send({ port }, { method: 'POST', path: `/api/fulfillment/v1/orders/${String(order)}/accept`, headers: { authorization: `Bearer ${warehouse}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify({ wms_reference: `W-${String(order)}` }) });
}

/** Make calls by several callers at once, so many in a row on one process; answers what one took, in milliseconds of CPU. */
async function meter(topology: Topology, name: CallName, { calls, inARow }: { calls: number; inARow: number }): Promise<number> {
  const before = cpuOf(topology.pids);
  let made = 0;
  await Promise.all(Array.from({ length: CALLERS }, async () => {
    while (made < calls) await callOf(topology, name, { turn: made++, inARow });
  }));
  await delay(SETTLING_MILLISECONDS); // what the calls left to the worker belongs to them
  return (cpuOf(topology.pids) - before) / calls;
}

const SETTLING_MILLISECONDS = 300;
const IDLE_MILLISECONDS = 100_000; // V8 gives memory back when nothing was called for half a minute, and by then the orders have been counted, once a minute

/** Let a topology run for what is done meanwhile. */
async function inTurn<T>({ children }: Topology, work: () => Promise<T>): Promise<T> {
  for (const { child } of children) child.kill('SIGCONT');
  await delay(RESUMING_MILLISECONDS);
  try {
    return await work();
  } finally {
    for (const { child } of children) child.kill('SIGSTOP');
  }
}

const RESUMING_MILLISECONDS = 2_000; // timers that are due, and connections that were idle for too long

/** What each of its processes keeps when nobody calls it. */
async function showIdleMemory({ children }: Topology): Promise<void> {
  await delay(IDLE_MILLISECONDS);
  for (const { services, child } of children) showFigure({ surface: 'processes', figure: `idle memory of ${services}`, database: 'mariadb', value: residentOf(child.pid ?? 0), unit: 'MB', bound: SUBGRAPHS.some((subgraph) => subgraph === services) ? 90 : undefined });
}

const topologies: Topology[] = [];
for (const [name, services] of [['one', ['all']], ['two', ['all', 'all']], ['apart', SERVICES]] as const) {
  const topology = await open(name, services);
  topologies.push(topology);
  await inTurn(topology, async () => { if (name === 'apart') await showIdleMemory(topology); });
}

for (const call of Object.keys(CALLS) as CallName[]) {
  const calls = CALLS[call];
  const rounds = topologies.flatMap((topology) => (topology.ports.length > 1 ? [1, calls / 2] : [1]).map((inARow) => ({ topology, inARow, name: inARow > 1 ? `${topology.name} in halves` : topology.name, taken: [] as number[] })));
  for (const topology of topologies) await inTurn(topology, () => meter(topology, call, { calls: WARM_UP * topology.ports.length / (call === 'list of 50 orders' ? 3 : 1), inARow: 1 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { topology, inARow, taken } of rounds) taken.push(await inTurn(topology, () => meter(topology, call, { calls, inARow })));
  }
  const [{ taken: one } = { taken: [] }, ...others] = rounds;
  for (const { name, topology, taken } of others) {
    showResult({ surface: 'processes', call: `${call}, ${name}`, database: 'mariadb', floor: 'one', oursMs: median(taken), floorMs: median(one), ratio: median(taken.map((value, round) => value / (one[round] ?? 0))), bound: BOUNDS[topology.name]?.[call] });
  }
}
for (const { children, redis } of topologies) {
  for (const { child } of children) child.kill('SIGKILL');
  await redis.stop();
}
rmSync(folder, { recursive: true, force: true });
process.exit();
