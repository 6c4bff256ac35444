import type { Database } from '#subgraph-kit/database.js';
import { companyOf } from '../kit/company.js';
import { readStatements } from '../kit/read-statements.js';
import { FIRST_NUMBER } from './bench-data.js';
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
const LIST = 'query L($filter: OrderFilter, $sort: OrderSort) { orders(first: 50, filter: $filter, sort: $sort) { nodes { number status placedAt customer { name } totals { total { amount } } } pageInfo { hasNextPage endCursor } } }';
const COUNTS = 'query C($filter: OrderFilter) { orderCounts(filter: $filter) { total byStatus { status count } waiting { reason count } } }';

/** A copy that `growOrders` made of an order, in one of its last lots of 500: no other number begins with its number. */
const rareOf = (size: number): string => `${String(FIRST_NUMBER + 300)}${String(Math.floor(size / 500) - 3)}`;

const finding = (rare: string): readonly (readonly [name: string, operation: string, variables: object])[] => [
  ['search, a word of one order', LIST, { filter: { search: rare } }],
  ['search, a word of every order', LIST, { filter: { search: 'giulia' } }],
  ['search, the beginning of a word of every order', LIST, { filter: { search: 'giu' } }],
  ['search, words of one order and of every order', LIST, { filter: { search: `${rare} giulia` } }],
  ['search, a word of none', LIST, { filter: { search: 'nobody' } }],
  ['filter, country and payment', LIST, { filter: { countryCode: 'IT', paymentStatus: 'PAID' } }],
  ['filter, a country of none', LIST, { filter: { countryCode: 'JP' } }],
  ['filter, waiting for stock', LIST, { filter: { waitingFor: 'STOCK' } }],
  ['filter, open for 3 days', LIST, { filter: { openForDays: 3 } }],
  ['filter, a location', LIST, { filter: { locationCode: 'MI1' } }],
  ['filter, late against the promise', LIST, { filter: { lateAgainstPromise: true } }],
  ['filter, late against the promise, by country and last change', LIST, { filter: { lateAgainstPromise: true, countryCode: 'IT' }, sort: { key: 'CHANGED' } }],
  ['filter, not late against the promise', LIST, { filter: { lateAgainstPromise: false } }],
  ['filter, promised for a day', LIST, { filter: { promisedFrom: '2026-03-02', promisedTo: '2026-03-02' } }],
  ['filter, promised in a month', LIST, { filter: { promisedFrom: '2026-03-01', promisedTo: '2026-03-31' } }],
  ['filter, several states', LIST, { filter: { statuses: ['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT'] } }],
  ['filter, several states of most orders, latest placed first', LIST, { filter: { statuses: ['ON_HOLD', 'SHIPPED', 'DELIVERED'] }, sort: { key: 'PLACED', descending: true } }],
  ['filter, an amount', LIST, { filter: { totalFrom: { amount: '100.00', currency: 'EUR' } } }],
  ['filter, an amount of most orders in several states', LIST, { filter: { totalFrom: { amount: '1.00', currency: 'EUR' }, statuses: ['ON_HOLD', 'IN_FULFILLMENT'] } }],
  ['filter, an amount, largest total first', LIST, { filter: { totalFrom: { amount: '1.00', currency: 'EUR' } }, sort: { key: 'TOTAL', descending: true } }],
  ['filter, a shipment picked up', LIST, { filter: { shipmentStatus: 'PICKED_UP' } }],
  ['filter, a lost shipment', LIST, { filter: { shipmentStatus: 'EXCEPTION' } }],
  ['sort, promised for the earliest day first', LIST, { sort: { key: 'PROMISED' } }],
  ['sort, promised for the latest day first', LIST, { sort: { key: 'PROMISED', descending: true } }],
  ['sort, largest total first', LIST, { sort: { key: 'TOTAL', descending: true } }],
  ['counts of all', COUNTS, {}],
  ['counts of a search', COUNTS, { filter: { search: rare } }],
  ['counts of what is late', COUNTS, { filter: { lateAgainstPromise: true } }],
  ['counts of several states', COUNTS, { filter: { statuses: ['SHIPPED', 'DELIVERED'] } }],
  ['counts of an amount', COUNTS, { filter: { totalFrom: { amount: '1.00', currency: 'EUR' } } }],
  ['counts of a country', COUNTS, { filter: { countryCode: 'IT' } }],
];

/** Print what staff wait for, and the CPU it takes, when they search, filter and count among the orders of a database; and the same statements run by hand. */
export async function showFinding(databases: BenchDatabases, { database, size }: { database: string; size: number }): Promise<void> {
  const graph = await openBench(databases);
  const { asStaff } = companyOf(graph, COMPANY);
  const orders = graph.database('orders');
  for (const [name, operation, variables] of finding(rareOf(size))) {
    const ask = (): Promise<unknown> => asStaff(operation, variables);
    if (name.endsWith('a word of one order')) expectOne(await ask());
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

/** A search that finds nothing would be fast. */
function expectOne(answer: unknown): void {
  const { orders: { nodes } } = answer as { orders: { nodes: readonly unknown[] } };
  if (nodes.length !== 1) throw new Error(`The search for a word of one order found ${String(nodes.length)}`);
}
