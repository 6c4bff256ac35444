import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Permission } from '#contract/permissions.js';
import type { BulkAction } from './order-changes.js';

/** The most orders of a job. */
export const MOST_IN_JOB = 10_000;

/** The most jobs of a company that have not ended. */
export const MOST_OPEN_JOBS = 50;

/** How many orders are changed between two looks at what the starter may still do. */
export const SLICE = 50;

/** How long a process may work on a slice before another takes over. */
export const LEASE_MILLISECONDS = 60_000;

/** A slice ends after this time, whatever is left of it, so that its lease covers the order it is at. */
export const LONGEST_SLICE_MILLISECONDS = 20_000;

/** How long a job and its results are kept after its end. */
export const KEPT_MILLISECONDS = 30 * 86_400_000;

/** The states of a job. */
export const BULK_JOB_STATUSES = ['QUEUED', 'RUNNING', 'COMPLETED', 'CANCELLED', 'FAILED'] as const;

/** One of {@link BULK_JOB_STATUSES}. */
export type BulkJobStatus = (typeof BULK_JOB_STATUSES)[number];

type Moves = Partial<Record<'begin' | 'complete' | 'cancel' | 'fail', BulkJobStatus>>;

/** The state table of a job; a pair that is absent is refused. */
const BULK_JOB_MOVES = {
  QUEUED: { begin: 'RUNNING', cancel: 'CANCELLED' },
  RUNNING: { begin: 'RUNNING', complete: 'COMPLETED', cancel: 'CANCELLED', fail: 'FAILED' },
  COMPLETED: {},
  CANCELLED: {},
  FAILED: {},
} as const satisfies Record<BulkJobStatus, Moves>;

/** A job that changes many orders, one after the other. */
export interface BulkJob {
  readonly id: string;
  readonly action: BulkAction;
  readonly status: BulkJobStatus;
  readonly total: number;
  readonly changed: number;
  readonly refused: number;
  /** Who started it: an e-mail address, or the name of a service token. */
  readonly startedBy: string;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
}

/** Whose rights a job has: those it was started with, as far as its person still has them with this token, or its service token. */
export interface JobAuthority {
  readonly userId: string | null;
  readonly tokenId: string | null;
  readonly permissions: readonly Permission[];
  readonly via: string;
}

/** What became of an order of a job: still waiting, changed, refused, or left alone because the job ended before. */
export type BulkResultStatus = 'WAITING' | 'CHANGED' | 'REFUSED' | 'SKIPPED';

/** An order of a job and what became of it. */
export interface BulkResult {
  /** Its place in the job, from 0. */
  readonly place: number;
  readonly reference: string;
  readonly status: BulkResultStatus;
  /** Null unless it was changed. */
  readonly orderId: string | null;
  readonly code: ErrorCode | null;
  readonly message: string | null;
}

/** The state after a trigger; a pair that the table lacks is INVALID_STATE. */
export function nextBulkJobStatus(from: BulkJobStatus, trigger: keyof Moves): BulkJobStatus {
  const moves: Moves = BULK_JOB_MOVES[from];
  const to = moves[trigger];
  if (to === undefined) throw new Failure('INVALID_STATE', `A job that is ${from.toLowerCase()} does not allow ${trigger}`, { status: from.toLowerCase() });
  return to;
}

/** Whether nothing of a job is done any more. */
export const hasEnded = (status: BulkJobStatus): boolean => Object.keys(BULK_JOB_MOVES[status]).length === 0;

/** How much of a job is done, in whole percent. */
export const progressOf = ({ total, changed, refused }: BulkJob): number => (total === 0 ? 100 : Math.floor((changed + refused) * 100 / total));
