import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { VisitedItem } from './simulated-visit.js';

/** Variants with a price, in the order of their SKUs, all of the currency of the first. */
export async function findVisitedItems(reader: Reader, companyId: number, most: number): Promise<VisitedItem[]> {
  const rows = await reader.query<VisitedItem>(`SELECT sku, price_minor AS priceMinor, currency FROM variant WHERE company_id = ? AND is_unpriced = 0 ORDER BY sku ${atMost(most)}`, [companyId]);
  return rows.filter(({ currency }) => currency === rows[0]?.currency);
}

/** The last of the visitors whose ids begin so, which are compared as text; empty before the first. */
export async function latestVisitor(reader: Reader, companyId: number, beginning: string): Promise<string> {
  const [row] = await reader.query<{ id: string }>('SELECT id FROM visitor WHERE company_id = ? AND id >= ? AND id < ? ORDER BY id DESC LIMIT 1', [companyId, `${beginning}-`, `${beginning}.`]);
  return row?.id ?? '';
}
