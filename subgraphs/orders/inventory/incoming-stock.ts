import type { Instant } from '#kernel/clock.js';

/** Units of one item that a supplier is to deliver to a location. */
export interface IncomingStock {
  readonly variantId: string;
  readonly locationId: string;
  readonly expectedAt: Instant;
  readonly quantity: number;
}
