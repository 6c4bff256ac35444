import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { endRun, type HeldJob, type KnownJob } from './job.store.js';

/** How a run ended. */
export interface FinishedJob extends HeldJob, KnownJob {
  readonly hasFailed: boolean;
}

/** Note how a run ended and when the next one is due; answers its failures in a row, or null when the job had gone to another process. */
export async function finishJob({ principal, identity: { database, clock } }: IdentityContext, finished: FinishedJob): Promise<number | null> {
  requireScope(principal, 'system');
  return await database.inTransaction((transaction) => endRun(transaction, finished, instant(clock))) ?? null;
}
