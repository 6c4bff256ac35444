import type { Caller } from '#kit/route.js';

/** A call of a store's portal. */
export interface StoreCaller extends Caller {
  /** The store, as its address names it. */
  readonly slug: string;
  /** Of a page: the session of its cookie; empty where it has none. */
  readonly session?: string;
}
