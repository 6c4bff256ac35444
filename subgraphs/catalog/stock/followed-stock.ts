import type { Instant } from '#kernel/clock.js';

/** A change of an item's stock, as the orders subgraph lists them: by sequence, then by variant. */
export interface StockChange {
  readonly variantId: string;
  readonly sequence: Instant;
}

/** Whether a change comes after another in their list. */
export const isAfter = (change: StockChange, other: StockChange): boolean =>
  change.sequence > other.sequence || (change.sequence === other.sequence && change.variantId > other.variantId);
