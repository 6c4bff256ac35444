/** The state of a job. */
export interface JobStanding {
  readonly name: string;
  /** Consecutive failures. */
  readonly failures: number;
}

/** Length of the lease on a running job. */
export const LEASE_MILLISECONDS = 60_000;

const FIRST_WAIT_MILLISECONDS = 15_000;
/** The longest wait after failures of a job with a shorter interval. */
const LONGEST_WAIT_MILLISECONDS = 600_000;

/** The longest wait for the next run; a later time stems from before the clock was set back. */
export const longestWait = (everyMilliseconds: number): number => Math.max(everyMilliseconds, LONGEST_WAIT_MILLISECONDS);

/** How long a job waits for its next run: its interval, or after failures in a row 15, 30, 60 … seconds. */
export const waitAfter = (failures: number, everyMilliseconds: number): number =>
  (failures === 0 ? everyMilliseconds : Math.min(longestWait(everyMilliseconds), FIRST_WAIT_MILLISECONDS * 2 ** (failures - 1)));
