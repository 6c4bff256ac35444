import type { Instant } from '#kernel/clock.js';

/** An item whose stock changed, at the change sequence of its last change. */
export interface ChangedStock {
  readonly variantId: string;
  readonly sequence: Instant;
}

/** The change sequence of the last change of a company, of whatever kind. */
export interface LastChange {
  readonly companyId: number;
  readonly sequence: Instant;
}
