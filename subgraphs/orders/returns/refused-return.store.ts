import type { Instant } from '#kernel/clock.js';
import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { code, instantColumn, nullable } from '#subgraph-kit/columns.js';
import type { Transaction } from '#subgraph-kit/database.js';

/** When its warehouse said that it does not expect a return, and why; added later. */
export const RETURN_REFUSAL: AddedColumns = { refused_at: nullable(instantColumn), refusal_code: nullable(code(64)) };

/** What is true of a return its warehouse has not answered. */
export const UNANSWERED = 'accepted_at IS NULL AND refused_at IS NULL';

/** Note that a warehouse does not expect a return; answers false when it said so before. */
export async function refuseReturnRow(transaction: Transaction, companyId: number, { id, reasonCode, at }: { id: string; reasonCode: string; at: Instant }): Promise<boolean> {
  const found = await transaction.execute(
    'UPDATE returns SET refused_at = ?, refusal_code = ? WHERE company_id = ? AND id = ? AND (refused_at IS NULL OR refusal_code <> ?)', [at, reasonCode, companyId, id, reasonCode]);
  return found > 0;
}
