import { instant, shift } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { LEASE_MILLISECONDS } from './bulk-job.js';
import { claimJob, findClaimed, findWaitingJob, type Claim } from './bulk-job.store.js';

/** A claimed job, and whose rights it has. */
export interface ClaimedBulkJob extends Claim {
  readonly companyId: number;
  readonly userId: string | null;
  readonly tokenId: string | null;
}

/** Claim the job whose turn it is for a slice of its orders; null when there is none. */
export async function claimBulkJob({ database, clock, ids }: OrdersDeps, { principal }: CallContext): Promise<ClaimedBulkJob | null> {
  requireScope(principal, 'system');
  const now = instant(clock);
  const furthest = shift(now, 2 * LEASE_MILLISECONDS);
  const waiting = await findWaitingJob(database, { now, furthest });
  if (!waiting) return null;
  const { companyId, id } = waiting;
  const token = ids.next();
  return database.inTransaction(async (transaction) => {
    const isMine = await claimJob(transaction, companyId, { id, token, now, furthest, until: shift(now, LEASE_MILLISECONDS) });
    const claimed = isMine ? await findClaimed(transaction, companyId, { id, token }) : undefined;
    return claimed ? { companyId, id, token, userId: claimed.authority.userId, tokenId: claimed.authority.tokenId } : null;
  });
}
