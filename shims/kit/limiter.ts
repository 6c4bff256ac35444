import type { Log } from '#kernel/log.js';
import { localWindows } from './limits/local-windows.js';
import type { RateWindow } from './limits/rate-window.js';

/** What a call costs its caller, and in which window. */
export interface Cost {
  /** Once, or as much as it weighs. */
  readonly weight?: number;
  readonly windowSeconds?: number;
}

/** Counts calls in windows, of one minute unless another length is asked for, that begin with a caller's first call. */
export interface Limiter {
  /** Count a call. A caller's windows of several lengths are several. */
  take(caller: string, cost?: Cost): Promise<RateWindow>;
  /** The window as it is. */
  look(caller: string, windowSeconds?: number): Promise<RateWindow>;
  /** Whether it counts for this process alone though it should for all, because Redis is away. */
  isAlone(): boolean;
  close(): Promise<void>;
}

const ALONE = 1;

/**
 * Counts in this process, or in Redis when there is one, together with every process of the same group; while Redis is away each of
 * them counts its share of the limits. Nothing waits longer than a tenth of a second for Redis.
 */
export async function openLimiter(redisUrl: string | undefined, log: Log, group = 'surfaces'): Promise<Limiter> {
  if (redisUrl !== undefined) return (await import('./limits/shared-windows.js')).sharedWindows({ url: redisUrl, log, group });
  const windows = localWindows();
  return {
    take: (caller, cost) => Promise.resolve(windows.take(caller, ALONE, cost)),
    look: (caller, windowSeconds) => Promise.resolve(windows.look(caller, ALONE, windowSeconds)),
    isAlone: () => false,
    close: () => Promise.resolve(),
  };
}
