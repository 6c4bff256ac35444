import { fillCatalog } from './catalog-data.js';
import { growCatalog } from './grow-catalog.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { showResult } from './report.js';
import { latency, measure, send, startOurs, type Call, type Side } from './sides.js';

// Part of node dist/test/bench/scale.js: the median time of the catalog API's reads with 200,000 products against the same with 2,000.

const [TEMPLATES, BOUND] = [400, 1.2];
const ROUNDS = { warmUp: 40, perRound: 15, rounds: 7 };
const ROOT = '/api/catalog/v1/products';

/** How many products are compared. */
export const CATALOG_SIZES = { small: 2000, large: 200_000 } as const;

/** Fill empty databases with products, six variants and their stock each; answers a key. */
export async function fillScaledCatalog(databases: BenchDatabases & { readonly catalog: NonNullable<BenchDatabases['catalog']> }, size: number): Promise<string> {
  const key = await fillCatalog(databases, TEMPLATES);
  await growCatalog(databases, size);
  return key;
}

/** The databases of a size with a key of theirs. */
export interface FilledCatalog {
  readonly databases: BenchDatabases;
  readonly key: string;
}

/** Print what a page and a delta take with many products, beside what they take with few. */
export async function showCatalogScale({ big, small, database }: { readonly big: FilledCatalog; readonly small: FilledCatalog; readonly database: string }): Promise<void> {
  const filled = [big, small];
  const sides = [await startOurs('catalog', big.databases), await startOurs('catalog', small.databases)] as const;
  const middles = await Promise.all(filled.map(({ databases }) => middleOf(databases)));
  const at = <T>(side: Side, values: readonly T[]): T | undefined => values[side === sides[0] ? 0 : 1];
  const call = (name: string, pathOf: (side: Side) => string): Call =>
    ({ name, ...ROUNDS, send: (side) => send(side, { method: 'GET', path: `${ROOT}${pathOf(side)}`, headers: { authorization: `Bearer ${at(side, filled)?.key ?? ''}` } }) });
  const cursors = new Map(await Promise.all(sides.map(async (side) => [side, await cursorBefore(call('', (one) => `?limit=200&updated_since=${at(one, middles) ?? ''}`), side)] as const)));
  for (const measured of [
    call('first page of 50', () => '?limit=50'), call('changes since the middle one, first page of 50', (side) => `?limit=50&updated_since=${at(side, middles) ?? ''}`),
    call('the same, a later page', (side) => `?limit=50&updated_since=${at(side, middles) ?? ''}&cursor=${cursors.get(side) ?? ''}`),
    call('list by two SKUs', () => '?sku=MODEL-300,MODEL-301-M'), call('one product', () => '/300'), call('one product by its SKU', () => '/MODEL-300'), call('one product by the SKU of a variant', () => '/MODEL-301-M'),
  ]) {
    const [oursMs = NaN, floorMs = NaN] = await measure(measured, sides, latency);
    showResult({ surface: 'catalog', call: measured.name, database, floor: String(CATALOG_SIZES.small), oursMs, floorMs, ratio: oursMs / floorMs, bound: BOUND });
  }
  for (const { child } of sides) child.disconnect();
}

/** When the product in the middle changed: half of the changes are later. */
async function middleOf(databases: BenchDatabases): Promise<string> {
  const { database, close } = await openBench(databases);
  const [{ count } = { count: 0 }] = await database('catalog').query<{ count: number }>('SELECT COUNT(*) AS count FROM product WHERE company_id = ?', [COMPANY]);
  const [row] = await database('catalog').query<{ at: string }>(`SELECT updated_at AS at FROM product WHERE company_id = ? AND catalog_id = 1 ORDER BY updated_at LIMIT 1 OFFSET ${String(Math.floor(count / 2))}`, [COMPANY]);
  await close();
  return row?.at ?? '';
}

/** The cursor behind the first page. */
const cursorBefore = async (page: Call, side: Side): Promise<string> => encodeURIComponent((JSON.parse(await page.send(side)) as { next_cursor: string | null }).next_cursor ?? '');
