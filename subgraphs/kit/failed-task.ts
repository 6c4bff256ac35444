import type { Instant } from '#kernel/clock.js';

/** The kinds of work done behind a call that can fail by itself. */
export const FAILED_TASK_KINDS = ['WEBHOOK', 'MAIL', 'LABEL', 'EVENT'] as const;

/** One of {@link FAILED_TASK_KINDS}. */
export type FailedTaskKind = (typeof FAILED_TASK_KINDS)[number];

/** Work done behind a call that has failed and was not done since. */
export interface FailedTask {
  readonly kind: FailedTaskKind;
  readonly id: string;
  /** What it is, for people. */
  readonly name: string;
  readonly error: string;
  readonly failingSince: Instant;
  /** Null where attempts are not counted. */
  readonly attempts: number | null;
  /** Null when it is not tried again by itself. */
  readonly nextAttemptAt: Instant | null;
}
