import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { ITEM } from '../../subgraphs/orders/inventory/item.table.js';
import { STOCK_POSITION } from '../../subgraphs/orders/inventory/stock.table.js';
import { companyOf } from '../kit/company.js';
import { systemOf } from '../kit/open-graph.js';
import { compared } from './compared.js';
import { ITEMS } from './grow.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { showFigure } from './report.js';

/** Milliseconds of CPU a report may take, whatever the number of orders; the embedded database works in the same process. */
const MOST_MS = 50;

const PLACES = 5;

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
  ['stock cover by two months of sales', 'query C($input: StockCoverInput!) { stockCover(input: $input) { rows { sku available daysLeft } } }', { input: { days: 60, first: 50 } }],
  ['promises of a year by location', 'query P($input: PromiseFiguresInput!) { promiseFigures(input: $input) { rows { key promised kept late rate } total { promised } } }', { input: { ...YEAR, by: 'LOCATION' } }],
];

/** The items of the copies that `growOrders` makes, in stock at each of five locations. */
export async function stockItems(location: DatabaseLocation): Promise<void> {
  const [database, ids] = [await openDatabase({ location, migrations: [], clock: systemClock }), uuidV7Ids(systemClock)];
  const places = await database.query<{ readonly id: string }>(`SELECT id FROM location WHERE company_id = ? ORDER BY id LIMIT ${String(PLACES)}`, [COMPANY]);
  const items = Array.from({ length: ITEMS }, (_, item) => ({ company_id: COMPANY, variant_id: ids.next(), product_id: item, sku: `SKU-${String(item)}`, barcode: null, title: `Item ${String(item)}`, size: null, color: null, weight_g: null, image_url: null, price_minor: 4990, currency: 'EUR' }));
  await database.inTransaction(async (transaction) => {
    await transaction.insert(ITEM, items);
    await transaction.insert(STOCK_POSITION, items.flatMap(({ variant_id, product_id: item }) => places.map(({ id }) => ({ company_id: COMPANY, variant_id, location_id: id, on_hand: item % 97, reserved: item % 7, reported: 1, changed_at: new Date().toISOString() }))));
  });
  await database.close();
}

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
  }
  await graph.close();
}
