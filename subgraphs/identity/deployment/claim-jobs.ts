import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import type { JobStanding } from './job.js';
import { addJobs, allJobs, claimDue, hasWork, prolong, type HeldJob, type KnownJob } from './job.store.js';

/** What a process asks for: the jobs it could begin, and those it runs. */
export interface JobsAsked {
  readonly jobs: readonly KnownJob[];
  readonly running: readonly HeldJob[];
}

/** What a process gets. */
export interface JobsClaimed {
  /** Jobs that are this process's now: to be run and reported. */
  readonly claimed: readonly HeldJob[];
  /** Tokens of jobs it runs that have gone to another process. */
  readonly lost: readonly string[];
}

/** Take the jobs that are due and keep those that run; of several processes that ask at once one gets a job. */
export async function claimJobs({ principal, identity: { database, clock, ids } }: IdentityContext, { jobs, running }: JobsAsked): Promise<JobsClaimed> {
  requireScope(principal, 'system');
  const now = instant(clock);
  const begins = jobs.length > 0 && await hasWork(database, jobs, now);
  if (!begins && running.length === 0) return { claimed: [], lost: [] }; // nearly always: nothing is written
  return database.inTransaction(async (transaction) => {
    const lost: string[] = [];
    for (const held of running) if (!await prolong(transaction, held, now)) lost.push(held.token);
    if (!begins) return { claimed: [], lost };
    await addJobs(transaction, jobs, now);
    const token = ids.next();
    return { claimed: (await claimDue(transaction, jobs, { token, now })).map((name) => ({ name, token })), lost };
  });
}

/** Every job of the deployment as it stands. */
export async function readJobs({ principal, identity: { database } }: IdentityContext): Promise<readonly JobStanding[]> {
  requireScope(principal, 'system');
  return allJobs(database);
}
