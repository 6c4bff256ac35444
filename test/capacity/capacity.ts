import { cpus, totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bareDriver } from '../bench/sql.js';
import { openDeployment, type Deployment, type Running } from './deployment.js';
import { KINDS } from './kinds.js';
import { measureKind, type KindFigures } from './measure-kind.js';
import { measureSizes } from './measure-sizes.js';
import { shown, writePage, type Found, type MemoryFigures } from './page.js';
import { heapOf, residentOf } from '../kit/process-state.js';
import { fillWorld, type World } from './world.js';

// npm run capacity [-- --seconds N] [--only NAME]: what a process does, what it stores and what a second process adds, written into gateway/docs/capacity.md; with --only the kinds of call whose names have that text, or `sizes` alone, shown and written nowhere.

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, only: { type: 'string' } } });
const [SECONDS, IDLE_FACTOR, ORDERS_A_SECOND, GIBIBYTE] = [Number(values.seconds), 10, 300, 1024 ** 3];
const SIZES = 'sizes';
if (!(SECONDS > 0)) throw new Error('--seconds is a number above 0');
const kinds = KINDS.filter(({ name }) => name.includes(values.only ?? ''));
if (kinds.length === 0 && values.only !== SIZES) throw new Error(`No kind of call is named ${String(values.only)}; there are ${SIZES}; ${KINDS.map(({ name }) => name).join('; ')}`);
const server = process.env['PORTICO_TEST_MYSQL'];
if (server === undefined) throw new Error('Run it behind node test/kit/with-database-server.mjs');

const say = (text: string): void => { process.stderr.write(`${text}\n`); };

async function machineOf(url: string): Promise<readonly (readonly [string, string])[]> {
  const [found] = await bareDriver({ kind: 'mysql', url }).read('SELECT VERSION() AS version, @@innodb_buffer_pool_size AS pool, @@innodb_flush_log_at_trx_commit AS flushed', []);
  const processors = cpus();
  return [
    ['Day', new Date().toISOString().slice(0, 10)], ['Cores', `${String(processors.length)}, ${processors[0]?.model.trim() ?? ''}`], ['Memory', `${(totalmem() / GIBIBYTE).toFixed(1)} GB`], ['Node.js', process.versions.node],
    ['Database', `${String(found?.['version'])}, on the same machine, buffer pool ${String(Number(found?.['pool']) / GIBIBYTE)} GB, innodb_flush_log_at_trx_commit = ${String(found?.['flushed'])}`],
    ['Callers', 'on the same machine, in one process of their own'], ['Seconds of each load', String(SECONDS)],
  ];
}

/** Measure the kinds one after the other. */
async function measureAll(world: World, deployment: Deployment, processes: readonly Running[]): Promise<readonly KindFigures[]> {
  const measured: KindFigures[] = [];
  for (const kind of kinds) {
    say(`${String(processes.length)}: ${kind.name}`);
    measured.push(await measureKind(kind, { world, processes, databasePid: deployment.databasePid, seconds: SECONDS }));
  }
  return measured;
}

const atRest = async ({ pid, at }: Running): Promise<readonly [number, number]> => {
  await delay(SECONDS * IDLE_FACTOR * 1000); // V8 gives memory back when nothing was called for half a minute
  return [residentOf(pid), await heapOf(at)];
};

async function run(): Promise<Found> {
  const deployment = await openDeployment(server ?? '');
  say('Filling the databases');
  const world = await fillWorld({ identity: mysql(deployment, 'identity'), orders: mysql(deployment, 'orders'), catalog: mysql(deployment, 'catalog'), content: mysql(deployment, 'content') });
  const machine = await machineOf(deployment.urlOf('orders'));
  const first = await deployment.startOne();
  const [idle, heapIdle] = await atRest(first);
  const one = await measureAll(world, deployment, [first]);
  const [after, heapAfter] = await atRest(first);
  const memory: MemoryFigures = { idle, heapIdle, after, heapAfter, most: Math.max(...one.map(({ resident }) => resident)), heapMost: Math.max(...one.map(({ heap }) => heap)) };
  const two = await measureAll(world, deployment, [first, await deployment.startOne()]);
  const sizes = [undefined, SIZES].includes(values.only) ? await measureSizes({ world, deployment, running: first, orders: Math.ceil(SECONDS * ORDERS_A_SECOND) }) : [];
  await deployment.close();
  return { machine, one, two, memory, sizes };
}

const mysql = ({ urlOf }: Deployment, subgraph: string) => ({ kind: 'mysql', url: urlOf(subgraph) }) as const;

const found = await run();
if (values.only === undefined) writePage(found);
process.stdout.write(`${shown(found)}\n`);
process.exit();
