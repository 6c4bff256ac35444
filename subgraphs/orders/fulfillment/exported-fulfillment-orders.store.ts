import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { WarehouseList } from './fulfillment-status.js';

interface Export {
  readonly ids: readonly string[];
  /** The list the fulfillment orders are in; those that left it meanwhile are skipped. */
  readonly list: WarehouseList;
  readonly at: Instant;
}

/**
 * Mark fulfillment orders as exported that are still in their list and were not exported before; answers which. Their change sequences stay: the mark is about
 * what the warehouse has seen, and every poll would otherwise move the feeds.
 */
export async function markExported(transaction: Transaction, companyId: number, { ids, list, at }: Export): Promise<string[]> {
  await transaction.takeChangeSequence(companyId); // two polls at once: the second sees what the first has marked
  const rows = await transaction.query<{ id: string }>(
    `SELECT id FROM fulfillment_order WHERE company_id = ? AND exported_at IS NULL AND list = ? AND id IN (${places(ids.length)})`, [companyId, list, ...ids]);
  const marked = rows.map(({ id }) => id);
  if (marked.length > 0) {
    await transaction.execute(`UPDATE fulfillment_order SET exported_at = ? WHERE company_id = ? AND exported_at IS NULL AND id IN (${places(marked.length)})`, [at, companyId, ...marked]);
  }
  return marked;
}
