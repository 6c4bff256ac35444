import type { Log } from '#kernel/log.js';
import { localWindows } from './limits/local-windows.js';
import type { RateWindow } from './limits/rate-window.js';

/** A counted call: its caller, weight and window. */
export interface Cost {
  /** 1, or the weight of the call; a negative one takes back what was counted. */
  readonly weight?: number;
  readonly windowSeconds?: number;
}

/** Counts calls in windows that begin with a caller's first call, one minute long unless given. */
export interface Limiter {
  /** Count a call. Windows of different lengths are counted separately. */
  take(caller: string, cost?: Cost): Promise<RateWindow>;
  /** Forget what was counted of a caller. */
  forget(caller: string, windowSeconds?: number): Promise<void>;
  /** The current window, without counting. */
  look(caller: string, windowSeconds?: number): Promise<RateWindow>;
  /** Whether it counts for this process alone, because Redis is unavailable. */
  isAlone(): boolean;
  close(): Promise<void>;
}

const ALONE = 1;

/**
 * Counts in this process, or in Redis when configured, together with every process of the same group; while Redis is unavailable each process
 * counts its share of the limits. No call waits longer than a tenth of a second for Redis.
 */
export async function openLimiter(redisUrl: string | undefined, log: Log, group = 'surfaces'): Promise<Limiter> {
  if (redisUrl !== undefined) return (await import('./limits/shared-windows.js')).sharedWindows({ url: redisUrl, log, group });
  const windows = localWindows();
  return {
    take: (caller, cost) => Promise.resolve(windows.take(caller, ALONE, cost)),
    forget: (caller, windowSeconds) => {
      windows.forget(caller, windowSeconds);
      return Promise.resolve();
    },
    look: (caller, windowSeconds) => Promise.resolve(windows.look(caller, ALONE, windowSeconds)),
    isAlone: () => false,
    close: () => Promise.resolve(),
  };
}
