import type { Instant } from '#kernel/clock.js';

/** One try of a delivery. */
export interface Attempt {
  readonly deliveryId: string;
  /** 1 for the first. */
  readonly number: number;
  readonly startedAt: Instant;
  readonly durationMs: number;
  readonly url: string;
  readonly delivered: boolean;
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null;
  /** Why it counts as failed, in words; null when it arrived. */
  readonly failure: string | null;
  /** JSON text. */
  readonly requestHeaders: string;
  readonly answerHeaders: string | null;
  /** Its beginning. */
  readonly answerBody: string | null;
}
