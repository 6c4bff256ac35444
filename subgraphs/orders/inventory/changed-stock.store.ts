import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { ChangedStock, LastChange } from './changed-stock.js';

/** The last change of every company: one row each, of the feed that commits take their change sequences from. */
export async function findLastChanges(reader: Reader): Promise<LastChange[]> {
  const rows = await reader.query<{ company_id: number; last_stamp: Instant }>('SELECT company_id, last_stamp FROM feed', []);
  return rows.map(({ company_id: companyId, last_stamp: sequence }) => ({ companyId, sequence }));
}

/** Items by the last change of their stock anywhere, oldest first, after one of them. */
export async function findChangedStock(reader: Reader, companyId: number, { after, limit }: { readonly after: ChangedStock | null; readonly limit: number }): Promise<ChangedStock[]> {
  const later = after ? ' AND changed_at >= ? AND (changed_at > ? OR variant_id > ?)' : '';
  const rows = await reader.query<{ variant_id: string; changed_at: Instant }>(
    `SELECT variant_id, changed_at FROM stock_position WHERE company_id = ? AND latest = 1${later} ORDER BY changed_at, variant_id ${atMost(limit)}`,
    [companyId, ...after ? [after.sequence, after.sequence, after.variantId] : []]);
  return rows.map(({ variant_id: variantId, changed_at: sequence }) => ({ variantId, sequence }));
}
