import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import type { InsertRow } from '#subgraph-kit/statement.js';
import { insertCopies } from '../kit/insert-copies.js';

const TEMPLATES = 500;
const SEQUENCES = 1_000_000; // beyond those the product gave out
const MINUTE = 60_000;
const DAY = 86_400_000;
const [FIRST_DAY, DAYS, STEP, OPEN_OF] = [Date.UTC(2026, 0, 5), 300, 37, 10]; // the promised days, all of them over, the third copy's in March; one order in ten is still open
const YEAR = 365;
/** How many items the copies have. */
export const ITEMS = 2000;
const LATEST = `SELECT id FROM (SELECT id FROM orders ORDER BY id DESC LIMIT ${String(TEMPLATES)}) AS latest`;
const TABLES = {
  orders: `id IN (${LATEST})`, order_line: `order_id IN (${LATEST})`, fulfillment_order: `order_id IN (${LATEST})`, fulfillment_line: `order_id IN (${LATEST})`,
  shipment: `order_id IN (${LATEST})`, shipment_parcel: `shipment_id IN (SELECT id FROM shipment WHERE order_id IN (${LATEST}))`,
  shipment_piece: `shipment_id IN (SELECT id FROM shipment WHERE order_id IN (${LATEST}))`,
  order_token: `record IN (${LATEST})`, returns: `order_id IN (${LATEST})`, return_line: `return_id IN (SELECT id FROM returns WHERE order_id IN (${LATEST}))`,
  return_token: `record IN (SELECT id FROM returns WHERE order_id IN (${LATEST}))`,
} as const;
/** Of these what figures are counted from. */
export const COUNTED_TABLES = {
  orders: TABLES.orders, order_line: TABLES.order_line, fulfillment_order: TABLES.fulfillment_order, shipment: TABLES.shipment, returns: TABLES.returns, return_line: TABLES.return_line,
  order_token: `${TABLES.order_token} AND token LIKE 'country=%'`,
};
const IDS = ['id', 'order_id', 'line_id', 'fulfillment_order_id', 'shipment_id', 'return_id', 'record'];
const CHANGES = ['changed_at', 'notice_at'];

/** Grow the table of orders to a size by copies of its last orders, placed on the days of a year, with 2,000 items, and changed a minute before one another: plain rows, because the graph would take minutes; all tables that an order is in, unless some are given. */
export async function growOrders(location: DatabaseLocation, size: number, tables: Partial<typeof COUNTED_TABLES> = TABLES): Promise<void> {
  const [database, ids] = [await openDatabase({ location, migrations: [], clock: systemClock }), uuidV7Ids(systemClock)];
  const templates = await Promise.all(Object.entries(tables).map(async ([table, where]) => ({ table, rows: await database.query<InsertRow>(`SELECT * FROM ${table} WHERE ${where}`) })));
  const [{ count } = { count: 0 }] = await database.query<{ count: number }>('SELECT COUNT(*) AS count FROM orders');
  for (let made = count, copy = 0; made < size; made += TEMPLATES, copy += 1) {
    const copied = copier(copy, () => ids.next());
    await database.inTransaction(async (transaction) => {
      for (const { table, rows } of templates) {
        await insertCopies(transaction, table, rows.map((row, index) => ({ ...copied(row), ...own(table, { copy, place: made + index }) })));
      }
    });
  }
  if (database.dialect === 'mysql') await database.query(`ANALYZE TABLE ${Object.keys(tables).join()}`);
  await database.close();
}

/** What copies do not share with their templates; of the returns those of one copy in ten are still on their way. */
function own(table: string, { copy, place }: { readonly copy: number; readonly place: number }): InsertRow {
  if (table === 'orders') return { sequence: SEQUENCES + place, external_id: null, placed_at: placedAt(copy, place), ...promised(copy) };
  if (table === 'fulfillment_order') return { ships_on: dayOf(copy), placed_at: placedAt(copy, place) };
  if (table === 'order_line') return { sku: `SKU-${String((copy * STEP + place) % ITEMS)}` };
  return table === 'returns' ? { progressive: SEQUENCES + place, ...(copy % OPEN_OF !== 0 && { status: 'CLOSED', list: null }) } : {};
}

/** The orders of a copy are placed on one of a year of days. */
const placedAt = (copy: number, place: number): string => new Date(Date.UTC(2025, 10, 1) + (copy % YEAR) * DAY + (place % TEMPLATES) * MINUTE).toISOString();

/** The day on which a copy leaves and arrives. */
const dayOf = (copy: number): string => new Date(FIRST_DAY + (copy * STEP % DAYS) * DAY).toISOString().slice(0, 10);

/** The promised day of a copy, and whether it is still to be kept. */
function promised(copy: number): InsertRow {
  const day = dayOf(copy);
  return { promised_on: day, due_on: copy % OPEN_OF === 0 ? day : null };
}

/** Copies the rows of all tables with the same new ids. */
function copier(copy: number, nextId: () => string): (row: InsertRow) => InsertRow {
  const renamed = new Map<unknown, string>();
  const fresh = (id: unknown): string => {
    const known = renamed.get(id) ?? nextId();
    renamed.set(id, known);
    return known;
  };
  const value = (column: string, old: InsertRow[string]): InsertRow[string] => {
    if (old === null) return old;
    if (IDS.includes(column)) return fresh(old);
    if (CHANGES.includes(column)) return new Date(Date.parse(String(old)) - (copy + 1) * MINUTE).toISOString();
    if (column === 'token') return /^\d+$/.test(String(old)) ? `${String(old)}${String(copy)}` : old; // numbers are nobody else's, names and SKUs everybody's
    return ['number', 'order_number'].includes(column) && typeof old === 'string' ? `${old}-${String(copy)}` : old;
  };
  return (row) => Object.fromEntries(Object.entries(row).map(([column, old]) => [column, value(column, old)]));
}
