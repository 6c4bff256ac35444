import { shift, type Instant } from '#kernel/clock.js';

/** The life of a delivery; what is suppressed happened while its connection was paused or a draft, and is not sent later. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'SUPPRESSED'] as const;

/** One of {@link DELIVERY_STATES}. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event on its way to one connection. */
export interface Delivery {
  readonly companyId: number;
  readonly id: string;
  readonly connectionId: string;
  /** The same in every attempt: receivers skip ids they handled. */
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  readonly state: DeliveryState;
  /** How often it was tried, attempts that were lost with their sender included. */
  readonly attempts: number;
  /** How many of these tries the schedule does not count: those before somebody had it sent again, and those that were lost. */
  readonly roundStart: number;
  /** When it is tried next; while it is being sent, when its sender is taken for lost. */
  readonly dueAt: Instant | null;
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
}

/** How an attempt ended. */
export interface AttemptOutcome {
  readonly delivered: boolean;
  readonly at: Instant;
}

const [SECOND, MINUTE] = [1000, 60_000];

/** The waits after each failed attempt (document 1, A, Events); after the last attempt nothing follows. */
const WAITS = [30 * SECOND, MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 16 * MINUTE, 32 * MINUTE];

type Progress = Pick<Delivery, 'state' | 'attempts' | 'roundStart' | 'dueAt' | 'finishedAt'>;

/** A delivery after one more attempt. What was suppressed meanwhile stays so, unless it arrived after all. */
export function afterAttempt({ state, attempts, roundStart, finishedAt }: Omit<Progress, 'dueAt'>, { delivered, at }: AttemptOutcome): Progress {
  const tried = { attempts: attempts + 1, roundStart, dueAt: null };
  if (delivered) return { ...tried, state: 'DELIVERED', finishedAt: at };
  if (state !== 'WAITING') return { ...tried, state, finishedAt };
  const wait = WAITS[attempts - roundStart];
  return wait === undefined ? { ...tried, state: 'GIVEN_UP', finishedAt: at } : { ...tried, state, dueAt: shift(at, wait), finishedAt: null };
}
