import type { Log } from '#kernel/log.js';
import { systemClock } from '#kernel/clock.js';
import { processFigures } from '#kernel/process-figures.js';
import { tracedWork } from '#kernel/tracing.js';

/** A recurring job, run by one process at a time. */
export interface Job {
  /** At most 60 characters; identifies the job. */
  readonly name: string;
  /** How long after a run the next one is due; longer than a second. */
  readonly everyMilliseconds: number;
  /** A run of many steps checks the signal between them: the worker stops, or another process has claimed the job. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}

/** A run in progress. */
export interface JobRun {
  readonly token: string;
  /** Resolves once it has ended and its end was reported. */
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

interface JobParts {
  readonly job: Job;
  readonly token: string;
  readonly log: Pick<Log, 'error' | 'info' | 'warn'>;
  /** Reports the end; returns the consecutive failures, or null when another process had claimed the job. */
  readonly report: (hasFailed: boolean) => Promise<number | null>;
}

const MILLISECONDS = 1000;

/** Run a job and report its end. Each failure is a log line: the backoff keeps them few. */
export function runJob({ job, token, log, report }: JobParts): JobRun {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    const failure = await tracedWork({ name: `job ${job.name}`, kind: 'internal' }, () => job.run(stopping.signal)).then(() => undefined, (error: unknown) => ({ error }));
    if (!failure) processFigures.jobs.set(job.name, systemClock.now().getTime() / MILLISECONDS);
    const failures = await report(failure !== undefined);
    if (failures === null) log.warn({ task: job.name }, 'The lease of a worker job expired, and another process runs it now');
    if (failure) log.error({ err: failure.error, task: job.name, failures }, 'A worker job failed; it is tried again');
  };
  const ended = work().catch((error: unknown) => { log.warn({ err: error, task: job.name }, 'The end of a worker job could not be recorded; it runs again'); });
  return { token, ended, stop: () => { stopping.abort(); } };
}
