import type { Call } from '#client/call.js';
import { Backoff } from '#kernel/backoff.js';
import type { Clock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import { runJob, type Job, type JobRun } from './job-run.js';
import { ClaimJobsDocument } from './operations/claim-jobs.generated.js';
import { FinishJobDocument } from './operations/finish-job.generated.js';

/** Runs recurring jobs; of all processes with the same jobs one runs a job at a time. */
export interface Scheduler {
  /** Poll until it is stopped. */
  start(): void;
  /** Start due jobs and renew the leases of running ones; resolves when the new runs have begun. Never rejects. */
  look(): Promise<void>;
  /** Resolves when no run is in progress. */
  settle(): Promise<void>;
  /** Stop polling and end running jobs at their next step; resolves when they have ended. */
  stop(): Promise<void>;
}

interface SchedulerParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error' | 'info' | 'warn'>;
  readonly jobs: readonly Job[];
}

/** Much shorter than a lease, which is a minute: one failed poll does not lose a run. */
const LOOK_MILLISECONDS = 5000;

/** A scheduler that works through the graph alone. */
export function createScheduler({ call, clock, log, jobs }: SchedulerParts): Scheduler {
  const ids = uuidV7Ids(clock);
  const context = (): CallContext => systemContext({ actor: 'worker', requestId: ids.next() });
  const words = { failed: 'Worker jobs cannot be claimed; this is tried again', recovered: 'Worker jobs are claimed again' };
  const claims = new Backoff<'jobs'>({ clock, log, source: 'scheduler', words, longest: LOOK_MILLISECONDS });
  const runs = new Map<string, JobRun>();
  let [timer, underWay, stopped]: [NodeJS.Timeout | undefined, Promise<void> | undefined, boolean] = [undefined, undefined, false];

  const begin = (job: Job, token: string): void => {
    const { name, everyMilliseconds } = job;
    const report = async (hasFailed: boolean) => (await call(FinishJobDocument, { input: { name, token, everyMilliseconds, hasFailed } }, context())).finishJob ?? null;
    const run = runJob({ job, token, log, report });
    runs.set(name, run);
    void run.ended.then(() => runs.delete(name));
  };
  const claim = async (): Promise<void> => {
    const idle = jobs.filter(({ name }) => !runs.has(name)).map(({ name, everyMilliseconds }) => ({ name, everyMilliseconds }));
    const running = [...runs].map(([name, { token }]) => ({ name, token }));
    const { claimJobs: { claimed, lost } } = await call(ClaimJobsDocument, { input: { jobs: idle, running } }, context());
    for (const run of runs.values()) if (lost.includes(run.token)) run.stop();
    for (const { name, token } of claimed) for (const job of jobs.filter((one) => one.name === name)) begin(job, token);
  };
  const look = async (): Promise<void> => {
    if (stopped || claims.isWaiting('jobs')) return;
    await claim().then(() => { claims.succeeded('jobs'); }, (error: unknown) => { claims.failed('jobs', error); });
  };
  const once = (): Promise<void> => underWay ??= look().finally(() => { underWay = undefined; });
  const settle = async (): Promise<void> => { await Promise.all([...runs.values()].map(({ ended }) => ended)); };
  return {
    look: once,
    settle,
    start: () => { timer ??= setInterval(() => void once(), LOOK_MILLISECONDS); }, // it also keeps a process alive that does nothing else
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await underWay;
      for (const run of runs.values()) run.stop();
      await settle();
    },
  };
}
