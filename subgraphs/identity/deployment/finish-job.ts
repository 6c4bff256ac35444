import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { endRun, type HeldJob, type KnownJob } from './job.store.js';

/** The outcome of a run. */
export interface FinishedJob extends HeldJob, KnownJob {
  readonly hasFailed: boolean;
}

/** Record the outcome of a run and when the next one is due; returns its consecutive failures, or null when another process had taken over the job. */
export async function finishJob({ principal, identity: { database, clock } }: IdentityContext, finished: FinishedJob): Promise<number | null> {
  requireScope(principal, 'system');
  return await database.inTransaction((transaction) => endRun(transaction, finished, instant(clock))) ?? null;
}
