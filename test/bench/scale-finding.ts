import type { Database } from '#subgraph-kit/database.js';
import { companyOf } from '../kit/company.js';
import { readStatements } from '../kit/read-statements.js';
import { finding } from './finding-calls.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { showFigure, showResult } from './report.js';
import { median } from './sides.js';

/** Calls of both sides in turn, once V8's compilers are done with them or have had their time. */
const WARM_UP = { calls: 400, milliseconds: 2_000 };
const [ROUNDS, CALLS] = [7, 5];
/** Milliseconds of CPU a call of staff may take, whatever the number of orders; the embedded database works in the same process. */
const MOST_MS = 20;
/** How long a call may take as a ratio to its own statements run by hand, where these take longer than a call of the graph takes without any. */
const [MOST_RATIO, SHORTEST_MS] = [1.5, 0.5];
/** Print what staff wait for, and the CPU it takes, when they search, filter and count among the orders of a database; and the same statements run by hand. */
export async function showFinding(databases: BenchDatabases, { database, size }: { database: string; size: number }): Promise<void> {
  const graph = await openBench(databases);
  const { asStaff } = companyOf(graph, COMPANY);
  const orders = graph.database('orders');
  for (const [name, operation, variables] of finding(size)) {
    const ask = (): Promise<unknown> => asStaff(operation, variables);
    expectFound(name, await ask());
    const statements = await readStatements(orders, ask);
    const byHand = async (): Promise<void> => { for (const { sql, parameters } of statements) JSON.stringify(await orders.query(sql, parameters)); };
    const { ours, floor } = await compared(ask, byHand);
    const figure = `${name}, of ${String(size)}`;
    showFigure({ surface: 'graph', figure: `${figure}, CPU`, database, value: ours.cpuMs, unit: 'ms', bound: MOST_MS });
    showFigure({ surface: 'graph', figure: `${figure}, median`, database, value: ours.medianMs, unit: 'ms' });
    showResult({ surface: 'graph', call: name, database, floor: 'SQL', oursMs: ours.medianMs, floorMs: floor.medianMs, ratio: ours.medianMs / floor.medianMs, bound: floor.medianMs < SHORTEST_MS ? undefined : MOST_RATIO });
  }
  showFigure({ surface: 'graph', figure: 'tokens of an order', database, value: await bytesOf(orders, 'order_token') / size, unit: 'bytes' });
  await graph.close();
}

interface Timed { readonly cpuMs: number; readonly medianMs: number }

async function compared(ask: Work, byHand: Work): Promise<{ ours: Timed; floor: Timed }> {
  for (const work of [ask, byHand]) await warm(work);
  const [ours, floor]: [Called[], Called[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(...await called(ask));
    floor.push(...await called(byHand));
  }
  return { ours: summed(ours), floor: summed(floor) };
}

type Work = () => Promise<unknown>;

async function warm(work: Work): Promise<void> {
  const until = performance.now() + WARM_UP.milliseconds;
  for (let call = 0; call < WARM_UP.calls && performance.now() < until; call += 1) await work();
}

interface Called { readonly cpuMs: number; readonly ms: number }

async function called(work: Work): Promise<readonly Called[]> {
  const calls: Called[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(before);
    calls.push({ ms: performance.now() - began, cpuMs: (user + system) / 1000 });
  }
  return calls;
}

const summed = (calls: readonly Called[]): Timed => ({ cpuMs: calls.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / calls.length, medianMs: median(calls.map(({ ms }) => ms)) });

/** What a table takes with its indexes. */
async function bytesOf(orders: Database, table: string): Promise<number> {
  const [row] = await orders.query<{ bytes: number }>(orders.dialect === 'sqlite'
    ? 'SELECT SUM(pgsize) AS bytes FROM dbstat WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name = ?)'
    : 'SELECT data_length + index_length AS bytes FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?', [table]);
  return Number(row?.bytes);
}

/** A list that is empty would be fast. */
function expectFound(name: string, answer: unknown): void {
  for (const { nodes } of Object.values(answer as Readonly<Record<string, { readonly nodes?: readonly unknown[] }>>)) {
    if (nodes && (nodes.length === 0) !== name.endsWith(' of none')) throw new Error(`${name}: found ${String(nodes.length)}`);
    if (nodes && name.endsWith('a word of one order') && nodes.length !== 1) throw new Error(`${name}: found ${String(nodes.length)}`);
  }
}
