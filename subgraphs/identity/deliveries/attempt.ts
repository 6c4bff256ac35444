import type { Instant } from '#kernel/clock.js';

/** One attempt to deliver a webhook. */
export interface Attempt {
  readonly deliveryId: string;
  /** 1 for the first. */
  readonly number: number;
  readonly startedAt: Instant;
  readonly durationMs: number;
  readonly url: string;
  readonly delivered: boolean;
  /** HTTP status of the response; null when there was none. */
  readonly status: number | null;
  /** Reason for the failure, as text; null for a delivered attempt. */
  readonly failure: string | null;
  /** JSON text. */
  readonly requestHeaders: string;
  readonly answerHeaders: string | null;
  /** The beginning of the response body. */
  readonly answerBody: string | null;
}
