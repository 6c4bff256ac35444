/** How a job is doing. */
export interface JobStanding {
  readonly name: string;
  /** In a row. */
  readonly failures: number;
}

/** How long nobody else takes a job when nothing more is heard of the process that runs it. */
export const LEASE_MILLISECONDS = 60_000;

const FIRST_WAIT_MILLISECONDS = 15_000;
/** Jobs that come more often wait as long when they keep failing. */
const LONGEST_WAIT_MILLISECONDS = 600_000;

/** No job waits longer for its next run: a later one was written before the clock was set back. */
export const longestWait = (everyMilliseconds: number): number => Math.max(everyMilliseconds, LONGEST_WAIT_MILLISECONDS);

/** How long a job waits for its next run: its interval, or after failures in a row 15, 30, 60 … seconds. */
export const waitAfter = (failures: number, everyMilliseconds: number): number =>
  (failures === 0 ? everyMilliseconds : Math.min(longestWait(everyMilliseconds), FIRST_WAIT_MILLISECONDS * 2 ** (failures - 1)));
