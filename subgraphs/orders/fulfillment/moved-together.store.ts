import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { FulfillmentStatus } from './fulfillment-status.js';

/** Fulfillment orders that move alike. */
export interface MovedTogether {
  readonly ids: readonly string[];
  /** What all of them were when they were read: by status only after the transaction took its stamp, because lines may change under it. */
  readonly was: { readonly version: number } | { readonly status: FulfillmentStatus };
  readonly columns: Readonly<Record<string, ColumnValue>>;
}

/** Write fulfillment orders that move alike, in one statement. Their warehouse did it itself and is not told, so that they keep the time polls see them by. */
export async function saveTogether(transaction: Transaction, companyId: number, { ids, was, columns }: MovedTogether): Promise<void> {
  const all = { ...columns, changed_at: await transaction.stamp(companyId) };
  const [[guard, value] = ['', null]] = Object.entries(was);
  const found = await transaction.execute(
    `UPDATE fulfillment_order SET ${Object.keys(all).map((name) => `${name} = ?`).join()}, version = version + 1 WHERE company_id = ? AND ${guard} = ? AND id IN (${places(ids.length)})`,
    [...Object.values(all), companyId, value, ...ids]);
  if (found !== ids.length) throw new WriteConflict('A fulfillment order was changed meanwhile');
}
