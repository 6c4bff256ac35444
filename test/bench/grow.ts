import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import type { InsertRow } from '#subgraph-kit/statement.js';
import { insertCopies } from '../kit/insert-copies.js';

const TEMPLATES = 500;
const SEQUENCES = 1_000_000; // beyond those the product gave out
const TABLES = ['order_line', 'fulfillment_order', 'fulfillment_line'] as const;

/** Grow the table of orders to a size by copies of its last orders, placed over the same days: plain rows, because the graph would take minutes. */
export async function growOrders(location: DatabaseLocation, size: number): Promise<void> {
  const [database, ids] = [await openDatabase({ location, migrations: [], clock: systemClock }), uuidV7Ids(systemClock)];
  const rows = async (table: string): Promise<InsertRow[]> => {
    const column = table === 'orders' ? 'id' : 'order_id';
    return database.query(`SELECT * FROM ${table} WHERE ${column} IN (SELECT id FROM (SELECT id FROM orders ORDER BY id DESC LIMIT ${String(TEMPLATES)}) AS latest)`);
  };
  const [orders, ...parts] = await Promise.all([rows('orders'), ...TABLES.map(rows)]);
  const [{ count } = { count: 0 }] = await database.query<{ count: number }>('SELECT COUNT(*) AS count FROM orders');
  for (let made = count, copy = 0; made < size; made += TEMPLATES, copy += 1) {
    const renamed = new Map<unknown, string>();
    const fresh = (id: unknown): string => renamed.get(id) ?? (renamed.set(id, ids.next()), renamed.get(id) ?? '');
    const numbered = (row: InsertRow) => ({ ...row, number: `${String(row['number'])}-${String(copy)}` });
    await database.inTransaction(async (transaction) => {
      await insertCopies(transaction, 'orders', orders.map((row, index) => ({ ...numbered(row), id: fresh(row['id']), sequence: SEQUENCES + made + index })));
      for (const [index, table] of TABLES.entries()) {
        await insertCopies(transaction, table, (parts[index] ?? []).map((row) => ({
          ...(table === 'fulfillment_order' ? numbered(row) : row), order_id: fresh(row['order_id']),
          ...('id' in row && { id: fresh(row['id']) }), ...('line_id' in row && { line_id: fresh(row['line_id']) }),
          ...('fulfillment_order_id' in row && { fulfillment_order_id: fresh(row['fulfillment_order_id']) }),
        })));
      }
    });
  }
  if (database.dialect === 'mysql') await database.query('ANALYZE TABLE orders, order_line, fulfillment_order, fulfillment_line');
  await database.close();
}
