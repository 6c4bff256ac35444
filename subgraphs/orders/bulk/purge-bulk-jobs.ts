import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { KEPT_MILLISECONDS } from './bulk-job.js';
import { findOldJobs, removeJob } from './bulk-job.store.js';

/** Remove jobs that ended more than thirty days ago, each with its results in a transaction of its own; answers how many. */
export async function purgeBulkJobs({ database, clock }: OrdersDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = ago(clock, KEPT_MILLISECONDS);
  const old = await findOldJobs(database, { before, most: MOST_AT_ONCE });
  for (const { companyId, id } of old) await database.inTransaction((transaction) => removeJob(transaction, companyId, id));
  return old.length;
}

/** The rest follows an hour later. */
const MOST_AT_ONCE = 100;
