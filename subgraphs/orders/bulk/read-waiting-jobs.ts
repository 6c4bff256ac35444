import type { Instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { oldestWaitingJob } from './bulk-job.store.js';

/** Since when the longest waiting job waits for its turn, of all companies; null where none does. For the product itself. */
export async function readWaitingJobs({ database }: OrdersDeps, { principal }: CallContext): Promise<Instant | null> {
  requireScope(principal, 'system');
  return oldestWaitingJob(database);
}
