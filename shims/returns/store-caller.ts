import type { Caller } from '#kit/route.js';

/** A call of a store's portal. */
export interface StoreCaller extends Caller {
  /** The store, as its address names it. */
  readonly slug: string;
}
