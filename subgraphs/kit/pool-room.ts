import { performance } from 'node:perf_hooks';
import { Failure } from '#contract/failure.js';

/** Estimates how long the next caller would wait for one of a pool's connections. */
export interface PoolRoom {
  /** Run work on a connection, measured from its request for one. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Throws UNAVAILABLE when the next caller would wait too long. */
  require(): void;
}

/** A caller that waits longer has often timed out by then, and those behind it would wait for work whose result nobody reads. */
const MOST_WAIT_MILLISECONDS = 2000;
/** The weight of the latest work in the moving average. */
const WEIGHT = 0.2;

/** The estimate for a pool that serves requests in order, as mysql2's does. */
export function poolRoom(size: number, now: () => number = () => performance.now()): PoolRoom {
  const begun = new Set<Turn>();
  const waiting = new Set<Turn>();
  let usual = 0;
  const begin = (turn: Turn): void => {
    turn.from = now();
    begun.add(turn);
  };
  const end = (turn: Turn): void => {
    if (waiting.delete(turn)) return;
    begun.delete(turn);
    usual += WEIGHT * (now() - turn.from - usual);
    const [next] = waiting;
    if (next && waiting.delete(next)) begin(next);
  };
  return {
    async during(work) {
      const turn = { from: 0 };
      if (begun.size < size) begin(turn); else waiting.add(turn);
      try {
        return await work();
      } finally {
        end(turn);
      }
    },
    require() {
      if (begun.size < size) return;
      const at = now();
      const latest = [...begun].reduce((total, { from }) => total + at - from, 0) / begun.size; // a server that was fast until now
      if (((waiting.size + 1) * Math.max(usual, latest)) / size > MOST_WAIT_MILLISECONDS) throw new Failure('UNAVAILABLE', 'There are more calls than the database has time for: nothing was done; repeat the call in a few seconds');
    },
  };
}

interface Turn {
  from: number;
}
