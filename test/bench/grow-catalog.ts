import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import type { InsertRow } from '#subgraph-kit/statement.js';
import { insertCopies } from '../kit/insert-copies.js';

const TEMPLATES = 200;
const MINUTE = 60_000;
const LATEST = `SELECT id FROM (SELECT id FROM product WHERE deleted_at IS NULL ORDER BY id DESC LIMIT ${String(TEMPLATES)}) AS latest`;
const CATALOG = {
  product: `id IN (${LATEST})`, variant: `product_id IN (${LATEST})`, variant_price: `product_id IN (${LATEST})`, product_category: `product_id IN (${LATEST})`,
  product_translation: `product_id IN (${LATEST})`, product_token: `record IN (SELECT CAST(id AS CHAR) FROM (${LATEST}) AS named)`,
} as const;
const NAMES = ['sku', 'handle', 'external_id'];
const VARIANTS = ['id', 'variant_id'];

/** Grow the products of a catalog to a number by copies of its last ones, with their variants, texts, prices, words and stock, each copy changed a minute before the one it follows: plain rows, because the graph would take an hour. */
export async function growCatalog({ catalog: location, orders }: { catalog: DatabaseLocation; orders: DatabaseLocation }, size: number): Promise<void> {
  const ids = uuidV7Ids(systemClock);
  const [catalog, stock] = await Promise.all([location, orders].map((one) => openDatabase({ location: one, migrations: [], clock: systemClock })));
  if (!catalog || !stock) throw new Error('Both databases are there');
  const templates = await Promise.all(Object.entries(CATALOG).map(async ([table, where]) => ({ table, rows: await catalog.query<InsertRow>(`SELECT * FROM ${table} WHERE ${where}`) })));
  const variants = new Set(templates.flatMap(({ table, rows }) => (table === 'variant' ? rows.map(({ id }) => id) : [])));
  const positions = (await stock.query<InsertRow>('SELECT * FROM stock_position')).filter(({ variant_id: id }) => variants.has(id ?? null));
  const [{ last } = { last: 0 }] = await catalog.query<{ last: number }>('SELECT MAX(id) AS last FROM product');
  for (let made = last, copy = 0; made < size; made += TEMPLATES, copy += 1) {
    const copied = copier({ copy, from: made, last }, () => ids.next());
    await catalog.inTransaction(async (transaction) => {
      for (const { table, rows } of templates) await insertCopies(transaction, table, rows.map((row) => copied(table, row)));
    });
    await stock.inTransaction((transaction) => insertCopies(transaction, 'stock_position', positions.map((row) => copied('stock_position', row))));
  }
  if (catalog.dialect === 'mysql') {
    await catalog.query(`ANALYZE TABLE ${Object.keys(CATALOG).join()}`);
    await stock.query('ANALYZE TABLE stock_position');
  }
  for (const database of [catalog, stock]) await database.close();
}

interface Copy {
  readonly copy: number;
  /** The last number there is. */
  readonly from: number;
  /** The last one of the templates, which are in one piece. */
  readonly last: number;
}

/** Copies the rows of all tables with the same new ids. */
function copier({ copy, from, last }: Copy, nextId: () => string): (table: string, row: InsertRow) => InsertRow {
  const renamed = new Map<unknown, string>();
  const fresh = (id: unknown): string => {
    const known = renamed.get(id) ?? nextId();
    renamed.set(id, known);
    return known;
  };
  const numbered = (id: unknown): number => from + TEMPLATES - (last - Number(id));
  const value = (table: string, column: string, old: InsertRow[string]): InsertRow[string] => {
    if (old === null) return old;
    if (column === 'product_id' || (table === 'product' && column === 'id')) return numbered(old);
    if (column === 'record') return String(numbered(old));
    if (VARIANTS.includes(column)) return fresh(old);
    if (column === 'updated_at' || column === 'changed_at') return new Date(Date.parse(String(old)) - (copy + 1) * MINUTE).toISOString();
    return NAMES.includes(column) ? `${String(old)}-${String(copy)}` : old;
  };
  return (table, row) => Object.fromEntries(Object.entries(row).map(([column, old]) => [column, value(table, column, old)]));
}
