import { setImmediate as nextTurn } from 'node:timers/promises';
import { ago } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { OrdersDeps } from '../orders-deps.js';
import { KEPT_MILLISECONDS } from './bulk-job.js';
import { findOldJobs, removeJob, removeJobOrders, type OldJob } from './bulk-job.store.js';

const [JOBS_AT_ONCE, ORDERS_AT_ONCE] = [20, 500] as const;

/** Remove jobs that ended more than thirty days ago, their results before them, in small transactions; answers how many. */
export function purgeBulkJobs({ database, clock }: OrdersDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const before = ago(clock, KEPT_MILLISECONDS);
  return removeInBatches(database, {
    most: JOBS_AT_ONCE,
    find: async (most) => {
      const old = await findOldJobs(database, { before, most });
      for (const job of old) await purgeOrders(database, job);
      return old;
    },
    remove: async (transaction, old) => {
      let gone = 0;
      for (const job of old) gone += await removeJob(transaction, job);
      return gone;
    },
  });
}

async function purgeOrders(database: OrdersDeps['database'], job: OldJob): Promise<void> {
  for (let below = ORDERS_AT_ONCE; below < job.total + ORDERS_AT_ONCE; below += ORDERS_AT_ONCE) {
    await database.inTransaction((transaction) => removeJobOrders(transaction, job, below));
    await nextTurn();
  }
}
