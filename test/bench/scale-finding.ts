import type { Database } from '#subgraph-kit/database.js';
import { companyOf } from '../kit/company.js';
import { readStatements } from '../kit/read-statements.js';
import { finding } from './finding-calls.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { compared } from './compared.js';
import { showFigure, showResult } from './report.js';

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
