import { selection } from '#subgraph-kit/columns.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { CART } from './cart.table.js';
import { SHOPPER_ORDER, SHOPPER_TOUCH } from './shopper-order.table.js';
import { SHOPPER_SESSION } from './storefront-figures.table.js';
import { VISITOR_ROW, type VisitorRow } from './visitor.table.js';

/** What is kept of visitors beside events: its name in an export, its table, and the columns of this. */
const KEPT = [
  ['carts', CART.name, selection(CART.columns, 'company_id').names], ['orders', SHOPPER_ORDER.name, selection(SHOPPER_ORDER.columns, 'company_id').names],
  ['sessions', SHOPPER_SESSION.name, selection(SHOPPER_SESSION.columns, 'company_id').names], ['campaigns', SHOPPER_TOUCH.name, selection(SHOPPER_TOUCH.columns, 'company_id').names],
] as const;

/** No customer has more of one of them. */
const MOST_ROWS = 10_000;

/** Visitors with everything that is kept of them but their events, for an export: as it is stored, damaged or not. */
export async function findShopperRecords(reader: Reader, companyId: number, visitorIds: readonly string[]): Promise<object[]> {
  if (visitorIds.length === 0) return [];
  const found = places(visitorIds.length);
  const visitors = await reader.query<VisitorRow>(`SELECT ${VISITOR_ROW.names} FROM visitor WHERE company_id = ? AND id IN (${found}) ORDER BY id`, [companyId, ...visitorIds]);
  const kept: (readonly [name: string, ofVisitor: ReadonlyMap<string, object[]>])[] = [];
  for (const [name, table, columns] of KEPT) {
    const rows = await reader.query<{ readonly visitor_id: string }>(`SELECT ${columns} FROM ${table} WHERE company_id = ? AND visitor_id IN (${found}) ${atMost(MOST_ROWS)}`, [companyId, ...visitorIds]);
    kept.push([name, grouped(rows, ({ visitor_id: id }) => id)]);
  }
  return visitors.map((visitor) => ({ ...named(visitor), ...Object.fromEntries(kept.map(([name, ofVisitor]) => [name, (ofVisitor.get(visitor.id) ?? []).map(named)])) }));
}

/** A row by the names that its columns have in the rest of the document. */
const named = (row: object): object => Object.fromEntries(Object.entries(row).map(([column, value]): [string, unknown] => [column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]));
