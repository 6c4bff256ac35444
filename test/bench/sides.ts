import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asked, Measurement } from './measured.js';
import type { BenchDatabases } from './open-bench.js';

// Two processes side by side: the product, and a handler written by hand that does the same work and answers the same bytes.

/** One of the processes. */
export interface Side { readonly child: ChildProcess; readonly port: number }

/** What is measured; `comparable` leaves out of an answer what may differ between the sides. */
export interface Call { readonly name: string; readonly warmUp: number; readonly perRound: number; readonly rounds: number; send(side: Side): Promise<string>; comparable?(answer: string): string }

/** A row of the report. */
export interface Result { readonly surface: string; readonly call: string; readonly database: string; readonly oursMs: number; readonly floorMs: number; readonly ratio: number }

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Start { readonly args?: readonly string[]; readonly flags?: readonly string[] }

/** Start the product with one surface over the databases. */
export const startOurs = (surface: string, databases: BenchDatabases, flags: readonly string[] = []): Promise<Side> => start('ours.js', databases, { args: [surface], flags });

async function start(script: string, databases: BenchDatabases, { args = [], flags = [] }: Start = {}): Promise<Side> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [JSON.stringify(databases), ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [...flags] });
  const [message] = await once(child, 'message') as [Measurement];
  if (!('port' in message)) throw new Error(`${script} did not start`);
  return { child, port: message.port };
}

/** Ask a process for a figure. */
export async function figure({ child }: Side, asked: Asked): Promise<number> {
  child.send(asked);
  const [message] = await once(child, 'message') as [Measurement];
  if ('cpuMicros' in message) return message.cpuMicros;
  return 'memoryBytes' in message ? message.memoryBytes : 0;
}

/** Make a call over the one kept connection; its body as text of ISO-8859-1, so that bytes compare. */
export const send = ({ port }: Side, { method, path, headers, body }: { method: string; path: string; headers: OutgoingHttpHeaders; body?: string }): Promise<string> => new Promise((resolve, reject) => {
  request({ host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) } }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      if (response.statusCode === 200 || response.statusCode === 201) resolve(text); else reject(new Error(`${method} ${path}: ${String(response.statusCode)} ${text}`));
    });
  }).on('error', reject).end(body);
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function round(side: Side, call: Call, calls = call.perRound): Promise<number> {
  const before = await figure(side, 'cpu');
  for (let done = 0; done < calls; done += 1) await call.send(side);
  return (await figure(side, 'cpu') - before) / 1000 / calls;
}

/** CPU a call takes on both sides, in milliseconds: medians of rounds in turn. Throws when the two answer differently. */
async function measure(call: Call, names: Pick<Result, 'surface' | 'database'>, { ours, floor }: { ours: Side; floor: Side }): Promise<Result> {
  const { comparable = (answer) => answer } = call;
  const [a, b] = [comparable(await call.send(ours)), comparable(await call.send(floor))];
  const at = [...a].findIndex((character, index) => character !== b[index]);
  if (a !== b) throw new Error(`The two sides answer ${call.name} differently:\n${a.slice(Math.max(0, at - 200), at + 200)}\n---\n${b.slice(Math.max(0, at - 200), at + 200)}`);
  const rounds = { ours: [] as number[], floor: [] as number[] };
  await round(ours, call, call.warmUp); // until the compilers are done on both sides
  await round(floor, call, call.warmUp);
  for (let index = 0; index < call.rounds; index += 1) {
    rounds.ours.push(await round(ours, call));
    rounds.floor.push(await round(floor, call));
  }
  const [oursMs, floorMs] = [median(rounds.ours), median(rounds.floor)];
  return { ...names, call: call.name, oursMs, floorMs, ratio: oursMs / floorMs };
}

const WIDTHS = [11, 47, 8, 8, 8, 5];
const line = (cells: readonly string[]): string => `${cells.map((cell, column) => (column < 3 ? cell.padEnd(WIDTHS[column] ?? 0) : cell.padStart(WIDTHS[column] ?? 0))).join('  ')}\n`;

/** What stands above the rows for people. */
export const HEAD = line(['surface', 'call', 'database', 'ours ms', 'floor ms', 'ratio']);

/** A row as it is printed: for people, or with --json for programs. */
const rowOf = ({ surface, call, database, oursMs, floorMs, ratio }: Result): string => process.argv.includes('--json')
  ? `${JSON.stringify({ surface, call, database, oursMs, floorMs, ratio })}\n` : line([surface, call, database, oursMs.toFixed(3), floorMs.toFixed(3), ratio.toFixed(2)]);

/** Run a bench on an embedded database and, where a server is named, on that. */
async function onBothDatabases(bench: (database: string, databases: BenchDatabases) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  await bench('sqlite', { identity: { kind: 'sqlite', file: join(folder, 'identity.sqlite') }, orders: { kind: 'sqlite', file: join(folder, 'orders.sqlite') } });
  rmSync(folder, { recursive: true, force: true });
  const server = process.env['PORTICO_TEST_MYSQL'];
  if (server !== undefined) {
    const name = `bench_${randomBytes(4).toString('hex')}`;
    const at = (subgraph: string) => ({ kind: 'mysql', url: new URL(`/${name}_${subgraph}`, server).toString() }) as const;
    await bench('mariadb', { identity: at('identity'), orders: at('orders') });
  }
  agent.destroy();
}

/** A database while a surface is measured on it. */
interface Under { readonly database: string; readonly databases: BenchDatabases; readonly credential: string; readonly ours: Side; show(call: Call): Promise<void> }

interface Bench {
  /** Fill empty databases; answers the caller's credentials. */
  readonly fill: (databases: BenchDatabases) => Promise<string>;
  /** The surface's hottest calls. */
  readonly calls: (under: Under) => readonly Call[] | Promise<readonly Call[]>;
  /** What is measured beside them. */
  readonly afterwards?: (under: Under, calls: readonly Call[]) => Promise<void>;
}

/** Measure a surface of the product against the handler by hand `<surface>-floor.ts`. */
export const benchSurface = (surface: string, { fill, calls: callsOf, afterwards }: Bench): Promise<void> => onBothDatabases(async (database, databases) => {
  const credential = await fill(databases);
  const sides = { ours: await startOurs(surface, databases), floor: await start(`${surface}-floor.js`, databases) };
  const under: Under = { database, databases, credential, ours: sides.ours, show: async (call) => { process.stdout.write(rowOf(await measure(call, { surface, database }, sides))); } };
  const calls = await callsOf(under);
  for (const call of calls) await under.show(call);
  await afterwards?.(under, calls);
  for (const { child } of Object.values(sides)) child.disconnect();
});
