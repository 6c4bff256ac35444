import { shift, type Instant } from '#kernel/clock.js';

/** The states of a delivery. A delivery is suppressed when its destination is inactive or its connection paused or a draft; it is not sent later. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'SUPPRESSED'] as const;

/** One of {@link DELIVERY_STATES}. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The delivery of one event to one destination. */
export interface Delivery {
  readonly companyId: number;
  readonly id: string;
  readonly destinationId: string;
  /** The connection that owns the destination; null where none does. A connection's own webhook is a destination with the connection's id. */
  readonly connectionId: string | null;
  /** The same in every attempt, so that receivers can skip ids they have handled. */
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  readonly state: DeliveryState;
  /** The number of attempts, including those without a recorded outcome because their sender stopped. */
  readonly attempts: number;
  /** The number of attempts that the schedule does not count: those before a resend, and those without a recorded outcome. */
  readonly roundStart: number;
  /** When the next attempt is due; while it is being sent, when its claim expires. */
  readonly dueAt: Instant | null;
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
}

/** The retry schedule of a profile: the waits after failed attempts. A delivery is given up after one attempt more than there are waits. */
export interface Schedule {
  readonly profile: string;
  /** In milliseconds. */
  readonly waits: readonly number[];
}

/** The outcome of an attempt. */
export interface AttemptOutcome {
  readonly delivered: boolean;
  readonly at: Instant;
  /** The wait until the retry if it failed; null after the last attempt. */
  readonly retryAfterMs: number | null;
}

type Progress = Pick<Delivery, 'state' | 'attempts' | 'roundStart' | 'dueAt' | 'finishedAt'>;

/** The wait in milliseconds after the next attempt if it fails, by the schedule's waits; null when it is the last attempt. */
export const nextWait = ({ attempts, roundStart }: Pick<Progress, 'attempts' | 'roundStart'>, waits: readonly number[]): number | null => waits[attempts - roundStart] ?? null;

/** A delivery after one more attempt. A delivery suppressed meanwhile stays suppressed unless the attempt delivered it. */
export function afterAttempt({ state, attempts, roundStart, finishedAt }: Omit<Progress, 'dueAt'>, { delivered, at, retryAfterMs }: AttemptOutcome): Progress {
  const tried = { attempts: attempts + 1, roundStart, dueAt: null };
  if (delivered) return { ...tried, state: 'DELIVERED', finishedAt: at };
  if (state !== 'WAITING') return { ...tried, state, finishedAt };
  return retryAfterMs === null ? { ...tried, state: 'GIVEN_UP', finishedAt: at } : { ...tried, state, dueAt: shift(at, retryAfterMs), finishedAt: null };
}
