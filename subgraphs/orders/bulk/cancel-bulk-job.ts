import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { nextBulkJobStatus, type BulkJob } from './bulk-job.js';
import { cancelJob } from './bulk-job.store.js';
import { jobOf } from './read-bulk-job.js';

/** End a job before its time: what it has changed stays, the other orders are left as they are. INVALID_STATE for a job that has ended. */
export function cancelBulkJob({ database, clock }: OrdersDeps, context: CallContext, { id }: { id: string }): Promise<BulkJob> {
  const { principal: { companyId }, principal } = context;
  requirePermission(principal, 'commerce.write');
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'cancelBulkJob' }, async () => {
    const job = await jobOf(transaction, companyId, id);
    const [status, at] = [nextBulkJobStatus(job.status, 'cancel'), instant(clock)];
    await cancelJob(transaction, companyId, { id: job.id, status, at });
    const after: BulkJob = Object.assign({}, job, { status, endedAt: at });
    transaction.recordChange({ kind: 'bulkJob', id: job.id, before: job, after });
    return after;
  }));
}
