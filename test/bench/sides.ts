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
import { showResult } from './report.js';

// Two processes side by side: the product, and a handler written by hand that does the same work and answers the same bytes.

/** One of the processes. */
export interface Side { readonly child: ChildProcess; readonly port: number }

/** What is measured; `comparable` leaves out of an answer what may differ between the sides; `bounds` are the most that the ratio to a floor may be. */
export interface Call { readonly name: string; readonly warmUp: number; readonly perRound: number; readonly rounds: number; send(side: Side): Promise<string>; comparable?(answer: string): string; readonly bounds?: Partial<Record<FloorName, number>> }

/** The handler by hand, and the same without a call log. */
type FloorName = 'logged' | 'unlogged';

/**
 * Calls before the first round, until the compilers are done: the optimizing compiler of V8 comes to a function after thousands of runs, and code that is shorter than the
 * product's is done earlier. With 800 calls a shipment's ratio was measured at 1.84, with 2,700 at 1.29.
 */
export const WARM_UP = { record: 2_500, list: 1_000, batch: 300 } as const;

const TURNS = 4;
const CALLERS = 4;
const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });

interface Start { readonly args?: readonly string[]; readonly flags?: readonly string[]; readonly settings?: Readonly<Record<string, string>> }

/** Start the product with one surface over the databases. */
export const startOurs = (surface: string, databases: BenchDatabases, flags: readonly string[] = []): Promise<Side> => start('ours.js', databases, { args: [surface], flags });

/** Start a process over the databases and wait for its port. */
export async function start(script: string, databases: BenchDatabases, { args = [], flags = [], settings = {} }: Start = {}): Promise<Side> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [JSON.stringify(databases), ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [...flags], env: { ...process.env, ...settings } });
  const [message] = await once(child, 'message') as [Measurement];
  if (!('port' in message)) throw new Error(`${script} did not start`);
  return { child, port: message.port };
}

/** Ask a process for a figure. */
export async function figure({ child }: Side, asked: Asked): Promise<number> {
  child.send(asked);
  const [message] = await once(child, 'message') as [Measurement];
  if ('cpuMicros' in message) return message.cpuMicros;
  if ('delayMs' in message) return message.delayMs;
  return 'memoryBytes' in message ? message.memoryBytes : 0;
}

/** Make a call over a kept connection; its body as text of ISO-8859-1, so that bytes compare. */
export const send = ({ port }: Pick<Side, 'port'>, { method, path, headers, body }: { method: string; path: string; headers: OutgoingHttpHeaders; body?: string }): Promise<string> => new Promise((resolve, reject) => {
  request({ host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) } }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      if ([200, 201, 202, 304].includes(response.statusCode ?? 0)) resolve(text); else reject(new Error(`${method} ${path}: ${String(response.statusCode)} ${text}`));
    });
  }).on('error', reject).end(body);
});

/** The middle one of values. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** What a round of calls took per call, in milliseconds. */
type Meter = (side: Side, call: Call, calls: number) => Promise<number>;

const cpu: Meter = async (side, call, calls) => {
  const before = await figure(side, 'cpu');
  for (let done = 0; done < calls; done += 1) await call.send(side);
  return (await figure(side, 'cpu') - before) / 1000 / calls;
};

/** The median time from a call to its answer, for one caller. */
export const latency: Meter = async (side, call, calls) => {
  const times: number[] = [];
  for (let done = 0; done < calls; done += 1) {
    const began = performance.now();
    await call.send(side);
    times.push(performance.now() - began);
  }
  return median(times);
};

/** What a call takes on several sides, in milliseconds: medians of rounds, in each of which the sides take turns that are short beside the changes of a shared machine. */
export async function measure(call: Call, sides: readonly Side[], meter = cpu): Promise<number[]> {
  const rounds = sides.map((): number[] => []);
  for (const side of sides) await meter(side, call, call.warmUp); // until the compilers are done on all sides
  for (let index = 0; index < call.rounds; index += 1) {
    const turns = sides.map((): number[] => []);
    for (let turn = 0; turn < TURNS; turn += 1) for (const [at, side] of sides.entries()) turns[at]?.push(await meter(side, call, Math.ceil(call.perRound / TURNS)));
    for (const [at, times] of turns.entries()) rounds[at]?.push(times.reduce((sum, time) => sum + time, 0) / TURNS);
  }
  return rounds.map(median);
}

async function requireSameAnswer({ name, send: ask, comparable = (answer) => answer }: Call, ours: Side, floor: Side): Promise<void> {
  const [a, b] = [comparable(await ask(ours)), comparable(await ask(floor))];
  const at = [...a].findIndex((character, index) => character !== b[index]);
  if (a !== b) throw new Error(`The two sides answer ${name} differently:\n${a.slice(Math.max(0, at - 200), at + 200)}\n---\n${b.slice(Math.max(0, at - 200), at + 200)}`);
}

/** Run a bench on an embedded database and, where a server is named, on that. */
export async function onBothDatabases(bench: (database: string, databases: BenchDatabases) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const inFolder = (subgraph: string) => ({ kind: 'sqlite', file: join(folder, `${subgraph}.sqlite`) }) as const;
  await bench('sqlite', { identity: inFolder('identity'), orders: inFolder('orders'), catalog: inFolder('catalog'), content: inFolder('content') });
  rmSync(folder, { recursive: true, force: true });
  const server = process.env['PORTICO_TEST_MYSQL'];
  if (server !== undefined) {
    const name = `bench_${randomBytes(4).toString('hex')}`;
    const at = (subgraph: string) => ({ kind: 'mysql', url: new URL(`/${name}_${subgraph}`, server).toString() }) as const;
    await bench('mariadb', { identity: at('identity'), orders: at('orders'), catalog: at('catalog'), content: at('content') });
  }
  agent.destroy();
}

/** A database while a surface is measured on it. */
export interface Under { readonly database: string; readonly databases: BenchDatabases; readonly credential: string; readonly ours: Side; show(call: Call): Promise<void> }

interface Bench {
  /** Fill empty databases; answers the caller's credentials. */
  readonly fill: (databases: BenchDatabases) => Promise<string>;
  /** The surface's hottest calls. */
  readonly calls: (under: Under) => readonly Call[] | Promise<readonly Call[]>;
  /** What is measured beside them. */
  readonly afterwards?: (under: Under, calls: readonly Call[]) => Promise<void>;
  /** Start the product, if not with the surface alone. */
  readonly startProduct?: (databases: BenchDatabases) => Promise<Side>;
  /** Whether the surface logs its calls; one that does not has one floor, `unlogged`. */
  readonly logsCalls?: boolean;
}

/** Measure a surface of the product against the handler by hand `<surface>-floor.ts`; where a call has a bound for it, also against the same without a call log. */
export const benchSurface = (surface: string, { fill, calls: callsOf, afterwards, startProduct = (databases) => startOurs(surface, databases), logsCalls = true }: Bench): Promise<void> => onBothDatabases(async (database, databases) => {
  const credential = await fill(databases);
  const ours = await startProduct(databases);
  const unlogged = await start(`${surface}-floor.js`, databases, { args: ['unlogged'] });
  const floors = { logged: logsCalls ? await start(`${surface}-floor.js`, databases) : unlogged, unlogged };
  const show = async (call: Call): Promise<void> => {
    const names: readonly FloorName[] = !logsCalls ? ['unlogged'] : call.bounds?.unlogged === undefined ? ['logged'] : ['logged', 'unlogged'];
    for (const name of names) await requireSameAnswer(call, ours, floors[name]);
    const [oursMs = NaN, ...floorMs] = await measure(call, [ours, ...names.map((name) => floors[name])]);
    for (const [at, floor] of names.entries()) showResult({ surface, call: call.name, database, floor, oursMs, floorMs: floorMs[at] ?? NaN, ratio: oursMs / (floorMs[at] ?? NaN), bound: call.bounds?.[floor] });
  };
  const under: Under = { database, databases, credential, ours, show };
  const calls = await callsOf(under);
  for (const call of calls) await show(call);
  await afterwards?.(under, calls);
  for (const { child } of new Set([ours, ...Object.values(floors)])) child.disconnect();
});
