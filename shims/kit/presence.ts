import type { Instant } from '#kernel/clock.js';

/** How long the other processes know that this one is there. */
export interface Presence {
  /** Identifies this process among all that answer calls. */
  readonly id: string;
  /** Until when nobody takes it for gone; keyed work that is not committed by then must not be any more. */
  heldUntil(): Instant;
  /** Resolves once the others know that it is there; rejects when they cannot be told. */
  hold(): Promise<void>;
}
