import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';

/** The units of some items that orders wait for, by item: incoming stock is theirs first. */
export async function findWaitingUnits(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.query<{ variant_id: string; units: number | string }>(
    `SELECT l.variant_id, SUM(l.quantity - l.cancelled) AS units FROM orders o JOIN order_line l ON l.company_id = o.company_id AND l.order_id = o.id
     WHERE o.company_id = ? AND o.unallocated = 1 AND l.variant_id IN (${places(variantIds.length)}) GROUP BY l.variant_id`, [companyId, ...variantIds]);
  return new Map(rows.map(({ variant_id: variantId, units }) => [variantId, Number(units)]));
}
