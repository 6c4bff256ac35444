import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill, FIRST_NUMBER, levels, orderedPieces, STAGES, type BenchDatabases } from './bench-data.js';
import { growOrders } from './grow.js';
import type { Told } from './measured.js';

// npm run bench: CPU per call of the surfaces' hottest calls, in one run, against a handler written by hand that does the same work.

interface Side { readonly child: ChildProcess; readonly port: number }
interface Result { readonly surface: string; readonly call: string; readonly database: string; readonly oursMs: number; readonly floorMs: number; readonly ratio: number }
interface Call { readonly name: string; readonly warmUp: number; readonly perRound: number; readonly rounds: number; readonly isRead?: boolean; send(side: Side): Promise<string> }

const ORDERS = 2_860;
const MANY_ORDERS = 100_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function start(script: string, databases: BenchDatabases): Promise<Side> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [JSON.stringify(databases)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [told] = await once(child, 'message') as [Told];
  if (!('port' in told)) throw new Error(`${script} did not start`);
  return { child, port: told.port };
}

async function cpuOf({ child }: Side): Promise<number> {
  child.send('cpu');
  const [told] = await once(child, 'message') as [Told];
  return 'cpuMicros' in told ? told.cpuMicros / 1000 : 0;
}

function send(side: Side, key: string, { method = 'GET', path, body }: { method?: string; path: string; body?: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'idempotency-key': randomUUID() }) };
    const call = request({ host: '127.0.0.1', port: side.port, method, path: `/api/fulfillment/v1${path}`, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text); else reject(new Error(`${method} ${path}: ${String(response.statusCode)} ${text}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

function callsOf(key: string): Call[] {
  const post = (call: string, bodyOf: (order: number) => object, first: number) => {
    let next = first;
    return (side: Side): Promise<string> => {
      const order = next;
      next += 1;
      return send(side, key, { method: 'POST', path: `/orders/${String(FIRST_NUMBER + order)}/${call}`, body: JSON.stringify(bodyOf(order)) });
    };
  };
  let counted = 0;
  const write = { warmUp: 50, perRound: 30, rounds: 8 };
  return [
    { name: 'list of 50 orders', warmUp: 150, perRound: 40, rounds: 8, isRead: true, send: (side) => send(side, key, { path: '/orders?limit=50' }) },
    { name: 'single order', warmUp: 2_000, perRound: 150, rounds: 8, isRead: true, send: (side) => send(side, key, { path: `/orders/${String(FIRST_NUMBER + STAGES.queued + 400)}` }) },
    { name: 'returns page of 50', warmUp: 150, perRound: 40, rounds: 8, isRead: true, send: (side) => send(side, key, { path: '/returns?limit=50' }) },
    { name: 'accept', ...write, send: post('accept', (order) => ({ wms_reference: `W-${String(order)}` }), 0) },
    { name: 'picked', ...write, send: post('picked', (order) => ({ lines: orderedPieces(order) }), STAGES.accepted) },
    { name: 'shipments', ...write, send: post('shipments', (order) => ({ carrier_code: 'brt', tracking_number: `T-${String(order)}` }), STAGES.picked) },
    { name: 'stock of 500 items', warmUp: 20, perRound: 8, rounds: 8, send: (side) => {
      counted += 1;
      return send(side, key, { method: 'PUT', path: '/stock', body: JSON.stringify({ items: levels(counted) }) });
    } },
  ];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function round(side: Side, call: Call, calls = call.perRound): Promise<number> {
  const before = await cpuOf(side);
  for (let done = 0; done < calls; done += 1) await call.send(side);
  return (await cpuOf(side) - before) / calls;
}

async function measure(call: Call, database: string, { ours, floor }: { ours: Side; floor: Side }): Promise<Result> {
  const rounds = { ours: [] as number[], floor: [] as number[] };
  await round(ours, call, call.warmUp); // until the compilers are done on both sides
  await round(floor, call, call.warmUp);
  for (let index = 0; index < call.rounds; index += 1) {
    rounds.ours.push(await round(ours, call));
    rounds.floor.push(await round(floor, call));
  }
  const [oursMs, floorMs] = [median(rounds.ours), median(rounds.floor)];
  return { surface: 'fulfillment', call: call.name, database, oursMs, floorMs, ratio: oursMs / floorMs };
}

/** Both sides must say the same: lists may differ in the cursor alone, which is signed; writes in what differs from one order to the next. */
async function compare(calls: readonly Call[], { ours, floor }: { ours: Side; floor: Side }): Promise<void> {
  for (const call of calls) {
    const [a, b] = [await call.send(ours), await call.send(floor)].map((text) => (call.isRead ? text.replace(/"next_cursor":.*$/, '') : text.replaceAll(/:("[^"]*"|[\d.]+|null)/g, ':0')));
    if (a !== b) throw new Error(`The two sides answer ${call.name} differently:\n${String(a).slice(0, 600)}\n${String(b).slice(0, 600)}`);
  }
}

async function benchOn(database: string, databases: BenchDatabases): Promise<Result[]> {
  const key = await fill(databases, ORDERS);
  const sides = { ours: await start('ours.js', databases), floor: await start('floor.js', databases) };
  const calls = callsOf(key);
  await compare(calls, sides);
  const results: Result[] = [];
  for (const call of calls) results.push(await measure(call, database, sides));
  await growOrders(databases.orders, MANY_ORDERS);
  for (const call of calls.slice(0, 2)) results.push(await measure({ ...call, name: `${call.name}, of ${String(MANY_ORDERS)}` }, database, sides));
  for (const { child } of Object.values(sides)) child.disconnect();
  return results;
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ surface, call, database, oursMs, floorMs, ratio }) =>
    [surface, call, database, oursMs.toFixed(3), floorMs.toFixed(3), ratio.toFixed(2)]);
  const head = ['surface', 'call', 'database', 'ours ms', 'floor ms', 'ratio'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const results = await benchOn('sqlite', { identity: { kind: 'sqlite', file: join(folder, 'identity.sqlite') }, orders: { kind: 'sqlite', file: join(folder, 'orders.sqlite') } });
rmSync(folder, { recursive: true, force: true });
const server = process.env['PORTICO_TEST_MYSQL'];
if (server !== undefined) {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const at = (subgraph: string) => ({ kind: 'mysql', url: new URL(`/${name}_${subgraph}`, server).toString() }) as const;
  results.push(...await benchOn('mariadb', { identity: at('identity'), orders: at('orders') }));
}
agent.destroy();
process.stdout.write(process.argv.includes('--json') ? results.map((result) => `${JSON.stringify(result)}\n`).join('') : `CPU per call, medians\n\n${table(results)}\n`);
