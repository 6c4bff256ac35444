import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';

/** Condition for returns their warehouse has not answered. */
export const UNANSWERED = 'accepted_at IS NULL AND refused_at IS NULL';

/** Record that a warehouse does not expect a return; answers false if it was recorded before. */
export async function refuseReturnRow(transaction: Transaction, companyId: number, { id, reasonCode, at }: { id: string; reasonCode: string; at: Instant }): Promise<boolean> {
  const found = await transaction.execute(
    'UPDATE returns SET refused_at = ?, refusal_code = ? WHERE company_id = ? AND id = ? AND (refused_at IS NULL OR refusal_code <> ?)', [at, reasonCode, companyId, id, reasonCode]);
  return found > 0;
}
