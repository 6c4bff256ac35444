import { readFileSync, writeFileSync } from 'node:fs';
import type { KindFigures } from './measure-kind.js';
import type { SizeFigure } from './measure-sizes.js';
import { BUSY, demandOf, MERCHANTS, TURNS_AN_ORDER } from './merchant.js';

// The figures of gateway/docs/capacity.md stand between markers and are written by a run; what stands around them is written by hand.

/** The page. */
export const PAGE = 'gateway/docs/capacity.md';

/** Memory of one process in MB. */
export interface MemoryFigures { readonly idle: number; readonly most: number; readonly after: number; readonly heapIdle: number; readonly heapMost: number; readonly heapAfter: number }

/** What a run found. */
export interface Found { readonly machine: readonly (readonly [string, string])[]; readonly one: readonly KindFigures[]; readonly two: readonly KindFigures[]; readonly memory: MemoryFigures; readonly sizes: readonly SizeFigure[] }

type Cells = readonly (string | number)[];

/** Two digits, whole numbers from a hundred on; what is next to nothing is said to be. */
function rounded(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  if (cell > 0 && cell < LEAST) return `< ${String(LEAST)}`;
  return cell >= MANY ? Math.round(cell).toLocaleString('en') : String(Number(cell.toPrecision(DIGITS)));
}

const [MANY, DIGITS, LEAST] = [100, 2, 0.001];
const row = (cells: Cells): string => `| ${cells.map(rounded).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly Cells[]): string => [row(head), `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(row)].join('\n');

const CALLS_HEAD = ['Kind of call', 'Callers', 'Calls a second', 'CPU of the process, ms', 'CPU of the database, ms', 'p50, ms', 'p99, ms', 'p50 at half', 'p99 at half', 'Memory, MB', 'Heap, MB'];

/** The tables by the name of their marker. */
const tablesOf = ({ machine, one, two, memory, sizes }: Found): Readonly<Record<string, string>> => ({
  machine: table(['Run', ''], machine),
  calls: table(CALLS_HEAD, one.map(({ name, callers, perSecond, processCpu, databaseCpu, full, half, resident, heap }) => [name, callers, perSecond, processCpu, databaseCpu, ...full, ...half, resident, heap])),
  memory: table(['One process, MB', 'Idle', 'At most under load', 'Idle again'], [['resident', memory.idle, memory.most, memory.after], ['heap in use', memory.heapIdle, memory.heapMost, memory.heapAfter]]),
  example: exampleTable(one),
  sizes: table(['One', 'Bytes', 'Measured over'], sizes.map(({ name, bytes, counted }) => [name, bytes, counted])),
  two: table(['Kind of call', 'Calls a second, one process', 'Calls a second, two', 'Factor', 'CPU of a call, ms, one', 'CPU of a call, ms, two', 'Factor of CPU'], two.map((both) => twoRow(both, one.find(({ name }) => name === both.name)))),
});

/** Two merchants at their peak: calls and processors by kind, and how many cores that takes. */
function exampleTable(kinds: readonly KindFigures[]): string {
  const demands = MERCHANTS.map((orders) => demandOf(orders, kinds));
  const sumOf = (demand: (typeof demands)[number], of: 'processors' | 'databaseProcessors'): number => demand.reduce((sum, one) => sum + one[of], 0);
  const sums = demands.map((demand) => [sumOf(demand, 'processors'), sumOf(demand, 'databaseProcessors')] as const);
  return table(['Kind of call', 'For an order', ...MERCHANTS.flatMap((orders) => [`A second, ${orders.toLocaleString('en')} orders a day`, 'Cores of processes', 'of the database'])], [
    ...(demands[0] ?? []).map(({ name }, at) => [name, TURNS_AN_ORDER[name] ?? NaN, ...demands.flatMap((demand) => [demand[at]?.perSecond ?? NaN, demand[at]?.processors ?? NaN, demand[at]?.databaseProcessors ?? NaN])]),
    ['**All**, cores at work', '', ...sums.flatMap(([own, database]) => ['', own, database])],
    ['**Have**, so that they are busy as said', '', ...sums.flatMap(([own, database]) => ['', Math.ceil(own / BUSY), Math.ceil(database / BUSY)])],
  ]);
}

function twoRow(both: KindFigures, alone: KindFigures | undefined): Cells {
  const cpu = (figures: KindFigures | undefined): number => (figures?.processCpu ?? NaN) + (figures?.databaseCpu ?? NaN);
  const single = alone?.perSecond ?? NaN;
  return [both.name, single, both.perSecond, both.perSecond / single, cpu(alone), cpu(both), cpu(both) / cpu(alone)];
}

/** The page with the tables of a run. */
export const pageWith = (page: string, found: Found): string => Object.entries(tablesOf(found)).reduce((text, [name, written]) => {
  const [begin, end] = markersOf(name);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${PAGE} has no place for ${name}`);
  return `${text.slice(0, from + begin.length)}\n\n${written}\n\n${text.slice(to)}`;
}, page);

/** What stands before and behind the table of a name. */
export const markersOf = (name: string): readonly [begin: string, end: string] => [`<!-- ${name}: written by npm run capacity -->`, `<!-- end of ${name} -->`];

/** Write the tables of a run into the page. */
export const writePage = (found: Found): void => { writeFileSync(PAGE, pageWith(readFileSync(PAGE, 'utf8'), found)); };

/** The tables, for people who only look. */
export const shown = (found: Found): string => Object.values(tablesOf(found)).join('\n\n');
