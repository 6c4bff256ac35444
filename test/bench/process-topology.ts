import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig, type DatabaseLocation } from '#kernel/config.js';
import { healthPort } from '#kernel/health-port.js';
import { containersOf, ownFiles } from '../architecture/deployment-files.js';
import { until } from '../kit/until.js';
import { freePorts } from '../kit/free-ports.js';
import { graphUrls } from '../kit/process-addresses.js';
import { startRedis } from '../kit/redis.js';
import { fill } from './bench-data.js';
import { MASTER_KEY } from './bench-key.js';
import { openBench, RATE, type BenchDatabases } from './open-bench.js';
import { start } from './sides.js';
import { bareDriver } from './sql.js';

// The product in one process and in several, and a handler by hand in one and in two: each over databases of its own on the server of the bench.

/** Processes that answer calls. */
export interface Topology {
  readonly name: string;
  readonly children: readonly { readonly services: string; readonly child: ChildProcess }[];
  /** All whose CPU a call takes, the database and Redis with them. */
  readonly pids: readonly number[];
  /** Where the interfaces listen. */
  readonly ports: readonly number[];
  readonly keys: { readonly warehouse: string; readonly commerce: string };
  /** How many orders were accepted: each is once. */
  readonly orders: { accepted: number };
  /** Ends its processes at once; those of a handler by hand end with the bench. */
  close(): Promise<void>;
}

/** Databases with orders, and the keys of their callers. */
interface Filled extends Pick<Topology, 'keys'> {
  readonly databases: BenchDatabases;
}

/** What Node.js is told where subgraphs are apart. */
const NODE_OPTIONS_APART = containersOf(ownFiles().compose)['identity']?.environment?.['NODE_OPTIONS'] ?? '';
const RESUMING_MILLISECONDS = 2_000; // timers that are due, and connections that were idle for too long

const started: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const server = process.env['PORTICO_TEST_MYSQL'];
if (server === undefined) throw new Error('Run it behind node test/kit/with-database-server.mjs');
const [found] = await bareDriver({ kind: 'mysql', url: new URL('/mysql', server).toString() }).read('SELECT @@pid_file AS file', []);
const databasePid = Number(readFileSync(String(found?.['file']), 'utf8'));

async function filled(orders: number): Promise<Filled> {
  const schemas = `bench_${randomBytes(4).toString('hex')}`;
  const at = (subgraph: string): DatabaseLocation => ({ kind: 'mysql', url: new URL(`/${schemas}_${subgraph}`, server).toString() });
  const databases: BenchDatabases = { identity: at('identity'), orders: at('orders'), catalog: at('catalog'), content: at('content') };
  const warehouse = await fill(databases, orders);
  const { connect, close } = await openBench(databases);
  const { apiKey: commerce } = await connect('COMMERCE', { name: 'ERP', scopes: ['orders:read'] }, RATE);
  await close();
  return { databases, keys: { warehouse, commerce } };
}

/** The product: one process for each of the services. Where they are `apart` all reach each other, else each answers by itself. */
export async function openProduct(name: string, services: readonly string[], { orders, isApart = false }: { orders: number; isApart?: boolean }): Promise<Topology> {
  const { databases, keys } = await filled(orders);
  const redis = await startRedis();
  const ports = await Promise.all(isApart ? [freePorts()] : services.map(() => freePorts()));
  const nodeOptions = isApart ? NODE_OPTIONS_APART : '';
  const children = await Promise.all(services.map(async (one, index) => ({ services: one, child: await startProduct({ databases, redis: redis.url, services: one, port: ports[index] ?? ports[0] ?? 0, nodeOptions }) })));
  return {
    name, children, keys, pids: [...children.map(({ child: { pid = 0 } }) => pid), databasePid, redis.pid], ports: ports.map((port) => port + 1), orders: { accepted: 0 },
    async close() {
      for (const { child } of children) child.kill('SIGKILL');
      await redis.stop();
    },
  };
}

/** One process; it is started when the host it answers on, or its graph, says that it is ready. */
async function startProduct({ databases, redis, services, port, nodeOptions }: { databases: BenchDatabases; redis: string; services: string; port: number; nodeOptions: string }): Promise<ChildProcess> {
  const urls = Object.fromEntries(Object.entries(databases).map(([subgraph, { url }]) => [`PORTICO_${subgraph.toUpperCase()}_DB`, url as string]));
  const settings = { PORT: String(port), PORTICO_DATA: mkdtempSync(join(folder, 'data-')), PORTICO_DEMO: 'off', PORTICO_LOG: 'error', PORTICO_SERVICES: services, PORTICO_MASTER_KEY: MASTER_KEY, PORTICO_REDIS: redis, ...urls, ...graphUrls(port) };
  const child = spawn(process.execPath, ['dist/bundle/portico.js'], { stdio: ['ignore', 'ignore', 'inherit'], env: { PATH: process.env['PATH'], NODE_OPTIONS: nodeOptions, ...settings } });
  started.push(child);
  await until(() => fetch(`http://127.0.0.1:${String(healthPort(readConfig(settings)))}/readyz`).then(({ ok }) => (ok ? true : undefined), () => undefined));
  return child;
}

/** Handlers by hand in one process and in two alike, each surface's, over the same databases. */
export async function openFloors(surfaces: readonly string[], orders: number): Promise<(surface: string) => readonly [one: Topology, two: Topology]> {
  const { databases, keys } = await filled(orders);
  const accepted = { accepted: 0 };
  const open = async (name: string, surface: string, count: number): Promise<Topology> => {
    const sides = await Promise.all(Array.from({ length: count }, () => start(`${surface}-floor.js`, databases)));
    started.push(...sides.map(({ child }) => child));
    return {
      name, keys, children: sides.map(({ child }) => ({ services: surface, child })), pids: [...sides.map(({ child: { pid = 0 } }) => pid), databasePid], ports: sides.map(({ port }) => port), orders: accepted,
      close: () => Promise.resolve(),
    };
  };
  const opened = new Map(await Promise.all(surfaces.map(async (surface) => [surface, [await open('one by hand', surface, 1), await open('two by hand', surface, 2)]] as const)));
  return (surface) => {
    const floors = opened.get(surface);
    if (!floors) throw new Error(`No handler by hand of ${surface}`);
    return floors;
  };
}

/** Let a topology run for what is done meanwhile: those whose turn it is not are stopped by a signal, because they share the server, whose work is counted. */
export async function inTurn<T>({ children }: Topology, work: () => Promise<T>): Promise<T> {
  for (const { child } of children) child.kill('SIGCONT');
  await delay(RESUMING_MILLISECONDS);
  try {
    return await work();
  } finally {
    for (const { child } of children) child.kill('SIGSTOP');
  }
}
