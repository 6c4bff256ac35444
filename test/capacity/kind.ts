import type { World } from './world.js';

/** Who calls: the n-th caller, and the first port of the process that it calls. */
export interface Caller { readonly index: number; readonly at: number }

/** A kind of call that people plan by. */
export interface Kind {
  /** As the page names it. */
  readonly name: string;
  /** Callers at once for each process, if not as many as usual. */
  readonly callers?: number;
  /** Calls in one turn: 1, or those of a piece of work whose figures are of all of them together. */
  readonly calls?: number;
  /** Make what so many turns use up. */
  readonly supply?: (world: World, turns: number) => Promise<void>;
  /** One turn of a caller. */
  readonly turn: (world: World, caller: Caller) => Promise<unknown>;
}
