import type { Log } from '#kernel/log.js';

/** Something done again and again, by one process at a time. */
export interface Job {
  /** At most 60 characters; a job that is renamed is another one. */
  readonly name: string;
  /** How long after a run the next one is due; longer than a second. */
  readonly everyMilliseconds: number;
  /** A run of many steps looks at the signal between them: the worker stops, or the job has gone to another process. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}

/** A run under way. */
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
  /** Reports the end; answers the failures in a row, or null when the job had gone to another process. */
  readonly report: (hasFailed: boolean) => Promise<number | null>;
}

/** Run a job and report its end; each failure is a log line, for the more there are in a row the rarer they come. */
export function runJob({ job, token, log, report }: JobParts): JobRun {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    const failure = await job.run(stopping.signal).then(() => undefined, (error: unknown) => ({ error }));
    const failures = await report(failure !== undefined);
    if (failures === null) log.warn({ task: job.name }, 'A task of the worker took so long without a word that another process does it now');
    if (failure) log.error({ err: failure.error, task: job.name, failures }, 'A task of the worker failed; it is tried again');
  };
  const ended = work().catch((error: unknown) => { log.warn({ err: error, task: job.name }, 'The end of a task of the worker could not be noted; it is done again'); });
  return { token, ended, stop: () => { stopping.abort(); } };
}
