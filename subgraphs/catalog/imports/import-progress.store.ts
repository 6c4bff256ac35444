import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ImportStatus } from './product-import.js';
import type { Claim } from './product-import.store.js';

/** Another process has the import by now: nothing of this one's transaction may stay. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

interface Step {
  /** The index of the next product, before and after. */
  readonly from: number;
  readonly to: number;
  /** How many of these failed. */
  readonly failed: number;
  readonly leaseEnd: Instant;
}

/** Note that products have results, in the transaction that writes them; throws ClaimLost where they have some already, or another process has the import. */
export async function advance(transaction: Transaction, { companyId, catalogId, id, token }: Claim, { from, to, failed, leaseEnd }: Step): Promise<void> {
  const found = await transaction.execute(
    'UPDATE product_import SET processed = ?, failed = failed + ?, lease_end = ? WHERE company_id = ? AND catalog_id = ? AND id = ? AND claim_token = ? AND processed = ?', [to, failed, leaseEnd, companyId, catalogId, id, token, from]);
  if (found === 0) throw new ClaimLost('The import was taken over');
}

/** Note up to where the stock is set; throws ClaimLost. */
export async function settle(transaction: Transaction, { companyId, catalogId, id, token }: Claim, { to, leaseEnd }: Pick<Step, 'to' | 'leaseEnd'>): Promise<void> {
  const found = await transaction.execute('UPDATE product_import SET settled = ?, lease_end = ? WHERE company_id = ? AND catalog_id = ? AND id = ? AND claim_token = ?', [to, leaseEnd, companyId, catalogId, id, token]);
  if (found === 0) throw new ClaimLost('The import was taken over');
}

/** Free an import for its next turn; nothing where another process has it. */
export const freeImport = (transaction: Transaction, { companyId, catalogId, id, token }: Claim, now: Instant): Promise<number> =>
  transaction.execute('UPDATE product_import SET worked_at = ?, claim_token = NULL, lease_end = NULL WHERE company_id = ? AND catalog_id = ? AND id = ? AND claim_token = ?', [now, companyId, catalogId, id, token]);

/** End an import; throws ClaimLost. */
export async function finishImport(transaction: Transaction, { companyId, catalogId, id, token }: Claim, { status, at }: { readonly status: ImportStatus; readonly at: Instant }): Promise<void> {
  const found = await transaction.execute(
    'UPDATE product_import SET status = ?, finished_at = ?, pending = NULL, claim_token = NULL, lease_end = NULL WHERE company_id = ? AND catalog_id = ? AND id = ? AND claim_token = ?', [status, at, companyId, catalogId, id, token]);
  if (found === 0) throw new ClaimLost('The import was taken over');
}
