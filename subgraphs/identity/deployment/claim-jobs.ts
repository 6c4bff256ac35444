import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import type { JobStanding } from './job.js';
import { addJobs, allJobs, claimDue, hasWork, prolong, type HeldJob, type KnownJob } from './job.store.js';

/** The request of a process: the jobs it can start, and those it runs. */
export interface JobsAsked {
  readonly jobs: readonly KnownJob[];
  readonly running: readonly HeldJob[];
}

/** The jobs a process has claimed and lost. */
export interface JobsClaimed {
  /** Claimed jobs, to be run and finished. */
  readonly claimed: readonly HeldJob[];
  /** Tokens of running jobs whose lease another process has taken over. */
  readonly lost: readonly string[];
}

/** Claim due jobs and extend the leases of running ones; of several concurrent processes one gets a job. */
export async function claimJobs({ principal, identity: { database, clock, ids } }: IdentityContext, { jobs, running }: JobsAsked): Promise<JobsClaimed> {
  requireScope(principal, 'system');
  const now = instant(clock);
  const begins = jobs.length > 0 && await hasWork(database, jobs, now);
  if (!begins && running.length === 0) return { claimed: [], lost: [] }; // the usual case, without a write
  return database.inTransaction(async (transaction) => {
    const lost: string[] = [];
    for (const held of running) if (!await prolong(transaction, held, now)) lost.push(held.token);
    if (!begins) return { claimed: [], lost };
    await addJobs(transaction, jobs, now);
    const token = ids.next();
    return { claimed: (await claimDue(transaction, jobs, { token, now })).map((name) => ({ name, token })), lost };
  });
}

/** The state of every job of the deployment. */
export async function readJobs({ principal, identity: { database } }: IdentityContext): Promise<readonly JobStanding[]> {
  requireScope(principal, 'system');
  return allJobs(database);
}
