import type { TrackingStatus } from '#contract/schema.generated.js';

/** A code that is to mean something else. */
export interface CodeChange {
  readonly code: string;
  /** What the map says of it, as it was read; null for nothing. */
  readonly before: TrackingStatus | null;
  /** Null takes it out of the map. */
  readonly status: TrackingStatus | null;
}
