import { shift, type Instant } from '#kernel/clock.js';

/** The life of a delivery; what is suppressed happened while its destination was inactive or its connection paused or a draft, and is not sent later. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'SUPPRESSED'] as const;

/** One of {@link DELIVERY_STATES}. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event on its way to one destination. */
export interface Delivery {
  readonly companyId: number;
  readonly id: string;
  readonly destinationId: string;
  /** The connection that owns the destination; null where none does. A connection's own webhook is a destination with its id. */
  readonly connectionId: string | null;
  /** The same in every attempt: receivers skip ids they handled. */
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  readonly state: DeliveryState;
  /** How often it was tried, attempts that were lost with their sender included. */
  readonly attempts: number;
  /** How many of these tries the schedule does not count: those before it was sent again by hand, and those that were lost. */
  readonly roundStart: number;
  /** When it is tried next; while it is being sent, when its sender is taken for lost. */
  readonly dueAt: Instant | null;
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
}

/** The waits after each failed attempt at what is sent by a profile; after one attempt more than there are waits, nothing follows. */
export interface Schedule {
  readonly profile: string;
  /** In milliseconds. */
  readonly waits: readonly number[];
}

/** How an attempt ended. */
export interface AttemptOutcome {
  readonly delivered: boolean;
  readonly at: Instant;
  /** After how long it is tried again if it failed; null after the last attempt. */
  readonly retryAfterMs: number | null;
}

type Progress = Pick<Delivery, 'state' | 'attempts' | 'roundStart' | 'dueAt' | 'finishedAt'>;

/** The wait that follows the next attempt should it fail, of a schedule's waits in milliseconds; null when it is the last. */
export const nextWait = ({ attempts, roundStart }: Pick<Progress, 'attempts' | 'roundStart'>, waits: readonly number[]): number | null => waits[attempts - roundStart] ?? null;

/** A delivery after one more attempt. What was suppressed meanwhile stays so, unless it arrived after all. */
export function afterAttempt({ state, attempts, roundStart, finishedAt }: Omit<Progress, 'dueAt'>, { delivered, at, retryAfterMs }: AttemptOutcome): Progress {
  const tried = { attempts: attempts + 1, roundStart, dueAt: null };
  if (delivered) return { ...tried, state: 'DELIVERED', finishedAt: at };
  if (state !== 'WAITING') return { ...tried, state, finishedAt };
  return retryAfterMs === null ? { ...tried, state: 'GIVEN_UP', finishedAt: at } : { ...tried, state, dueAt: shift(at, retryAfterMs), finishedAt: null };
}
