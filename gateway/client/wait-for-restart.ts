import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { NotSent } from './not-sent.js';

/** How long the process of a subgraph may be away before calls to it fail: longer than a restart takes. */
export const MOST_AWAY_MILLISECONDS = 15_000;

const PAUSE_MILLISECONDS = 50;

/** Sends a call, and once more for as long as it could not be sent. */
type Patient = <Result>(send: () => Promise<Result>) => Promise<Result>;

/**
 * Calls of one subgraph, whose process may be restarted meanwhile: what could not be sent waits until the process is there again, or another one at the same name. Once nobody was there for
 * that long, calls fail at once until one arrives.
 * @param mostMilliseconds asked again while calls wait: a process that ends waits for nobody
 */
export function waitForRestart(mostMilliseconds: () => number): Patient {
  let missedSince: number | undefined;
  return async (send) => {
    for (;;) {
      const began = performance.now();
      try {
        const result = await send();
        missedSince = undefined;
        return result;
      } catch (error) {
        if (!(error instanceof NotSent)) throw error;
        missedSince ??= began;
        if (performance.now() - missedSince >= mostMilliseconds()) throw error;
      }
      await delay(PAUSE_MILLISECONDS);
    }
  };
}
