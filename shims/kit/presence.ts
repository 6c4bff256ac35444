import type { Instant } from '#kernel/clock.js';

/** The lease with which this process shows the others that it is alive. */
export interface Presence {
  /** Identifies this process among all that answer calls. */
  readonly id: string;
  /** The end of the lease; keyed work not committed by then must not commit any more. */
  heldUntil(): Instant;
  /** Resolves once the lease is stored; rejects when it cannot be. */
  hold(): Promise<void>;
}
