import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchDatabases } from './bench-data.js';
import type { Told } from './measured.js';
import { BARCODES, fillWmsJson } from './wms-json-data.js';

// node dist/test/bench/wms-json.js: CPU per call of the JSON facade's hottest calls against a handler written by hand that does the same work.

interface Side { readonly child: ChildProcess; readonly port: number }
interface Call { readonly name: string; readonly warmUp: number; readonly perRound: number; readonly rounds: number; send(side: Side): Promise<string> }

const ORDERS = 600;
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

const send = (side: Side, key: string, { method, path, body }: { method: string; path: string; body?: string }): Promise<string> => new Promise((resolve, reject) => {
  const headers = { 'x-api-key': key, ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }) };
  request({ host: '127.0.0.1', port: side.port, method, path: `/V1${path}`, agent, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      if (response.statusCode === 200) resolve(text); else reject(new Error(`${method} ${path}: ${String(response.statusCode)} ${text}`));
    });
  }).on('error', reject).end(body);
});

function callsOf(key: string): Call[] {
  let counted = 0;
  return [
    { name: 'Orders/New with 500 orders', warmUp: 40, perRound: 10, rounds: 8, send: (side) => send(side, key, { method: 'GET', path: '/Orders/New' }) },
    { name: 'Stock/Update of 500 items', warmUp: 20, perRound: 8, rounds: 8, send: (side) => {
      counted += 1;
      return send(side, key, { method: 'PUT', path: '/Stock/Update', body: JSON.stringify({ ProductList: BARCODES.map((Sku, item) => ({ Sku, Quantity: (item + counted) % 1000 })) }) });
    } },
  ];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function round(side: Side, call: Call, calls = call.perRound): Promise<number> {
  const before = await cpuOf(side);
  for (let done = 0; done < calls; done += 1) await call.send(side);
  return (await cpuOf(side) - before) / calls;
}

async function measure(call: Call, database: string, { ours, floor }: { ours: Side; floor: Side }): Promise<string> {
  if (await call.send(ours) !== await call.send(floor)) throw new Error(`The two sides answer ${call.name} differently`);
  const rounds = { ours: [] as number[], floor: [] as number[] };
  await round(ours, call, call.warmUp);
  await round(floor, call, call.warmUp);
  for (let index = 0; index < call.rounds; index += 1) {
    rounds.ours.push(await round(ours, call));
    rounds.floor.push(await round(floor, call));
  }
  const [oursMs, floorMs] = [median(rounds.ours), median(rounds.floor)];
  return `wms-json  ${call.name}  ${database}  ${oursMs.toFixed(3)}  ${floorMs.toFixed(3)}  ${(oursMs / floorMs).toFixed(2)}\n`;
}

async function benchOn(database: string, databases: BenchDatabases): Promise<void> {
  const key = await fillWmsJson(databases, ORDERS);
  const sides = { ours: await start('wms-json-ours.js', databases), floor: await start('wms-json-floor.js', databases) };
  for (const call of callsOf(key)) process.stdout.write(await measure(call, database, sides));
  for (const { child } of Object.values(sides)) child.disconnect();
}

const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
await benchOn('sqlite', { identity: { kind: 'sqlite', file: join(folder, 'identity.sqlite') }, orders: { kind: 'sqlite', file: join(folder, 'orders.sqlite') } });
rmSync(folder, { recursive: true, force: true });
const server = process.env['PORTICO_TEST_MYSQL'];
if (server !== undefined) {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const at = (subgraph: string) => ({ kind: 'mysql', url: new URL(`/${name}_${subgraph}`, server).toString() }) as const;
  await benchOn('mariadb', { identity: at('identity'), orders: at('orders') });
}
agent.destroy();
