import { companyOf } from '../kit/company.js';
import { systemOf } from '../kit/open-graph.js';
import { compared } from './compared.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { showFigure } from './report.js';

/** Milliseconds of CPU a report may take, whatever the number of orders; the embedded database works in the same process. */
const MOST_MS = 50;

/** Of the year in which copies are placed; not from the first to the last of a month, so that days are summed too. */
const YEAR = { from: '2025-11-02', to: '2026-10-30' };

const COUNT = 'mutation C($input: CountFiguresInput!) { countFigures(input: $input) }';

/** The reports of the AI tools of the intelligence module. */
const REPORTS: readonly (readonly [name: string, operation: string, variables: object])[] = [
  ['sales of a year by day', 'query S($input: SalesFiguresInput!) { salesFigures(input: $input) { rows { key orders units total { amount } } totals { orders } } }', { input: { ...YEAR, by: 'DAY' } }],
  ['sales of a year by country', 'query S($input: SalesFiguresInput!) { salesFigures(input: $input) { rows { key orders units total { amount } } totals { orders } } }', { input: { ...YEAR, by: 'COUNTRY' } }],
  ['best sellers of a year', 'query P($input: ProductFiguresInput!) { productFigures(input: $input) { rows { sku title units amount { amount } } } }', { input: { ...YEAR, first: 50 } }],
  ['returns of a year by item', 'query P($input: ProductFiguresInput!) { productFigures(input: $input) { rows { sku units returned returnRate } } }', { input: { ...YEAR, first: 50, rank: 'RETURN_RATE', fewestUnits: 10 } }],
  ['reasons of returns of a year', 'query R($input: ReturnReasonsInput!) { returnReasons(input: $input) { rows { reason units } } }', { input: YEAR }],
  ['stock cover by a month of sales', 'query C($input: StockCoverInput!) { stockCover(input: $input) { rows { sku available daysLeft } } }', { input: { days: 30, first: 50 } }],
  ['promises of a year by location', 'query P($input: PromiseFiguresInput!) { promiseFigures(input: $input) { rows { key promised kept late rate } total { promised } } }', { input: { ...YEAR, by: 'LOCATION' } }],
];

/** Print how long it takes to count the figures of a database from nothing, and the CPU that each report takes then. */
export async function showFigures(databases: BenchDatabases, { database, size }: { database: string; size: number }): Promise<void> {
  const graph = await openBench(databases);
  const { asStaff } = companyOf(graph, COMPANY);
  const began = performance.now();
  const input = { companies: [{ companyId: COMPANY, timeZone: 'Europe/Rome' }] };
  for (let more = 1; more > 0;) more = (await graph.run(COUNT, { input }, systemOf(COMPANY)) as { countFigures: number }).countFigures;
  showFigure({ surface: 'graph', figure: `figures, of ${String(size)} orders, counted`, database, value: (performance.now() - began) / 1000, unit: 's' });
  for (const [name, operation, variables] of REPORTS) {
    const ask = (): Promise<unknown> => asStaff(operation, variables);
    const { ours } = await compared(ask, () => Promise.resolve());
    showFigure({ surface: 'graph', figure: `${name}, of ${String(size)}, CPU`, database, value: ours.cpuMs, unit: 'ms', bound: MOST_MS });
    process.stderr.write(`${JSON.stringify(await ask()).slice(0, 200)}\n`);
  }
  await graph.close();
}
