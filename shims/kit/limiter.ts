import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '#kernel/log.js';

/** How much of its minute a caller has used. */
export interface RateWindow {
  readonly used: number;
  /** Whole seconds until the minute is over. */
  readonly resetSeconds: number;
}

/** Counts calls in windows of one minute that begin with a caller's first call. */
export interface Limiter {
  /** Count one call. */
  take(caller: string): Promise<RateWindow>;
  /** The window as it is. */
  look(caller: string): Promise<RateWindow>;
  close(): Promise<void>;
}

const WINDOW_SECONDS = 60;
/** Limits differ by caller and are compared by the pipeline: the store only counts. */
const COUNT_ONLY = { points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS };

/** Counts in this process, or in Redis when there is one; while Redis is away each process counts alone. */
export async function openLimiter(redisUrl: string | undefined, log: Log): Promise<Limiter> {
  const memory = new RateLimiterMemory(COUNT_ONLY);
  if (redisUrl === undefined) return counting(memory, () => Promise.resolve());
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  let isAway = false; // one line an outage, not one an attempt to reconnect
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis does not answer; rate limits are counted per process');
    isAway = true;
  });
  redis.on('ready', () => { isAway = false; });
  const shared = new RateLimiterRedis({ ...COUNT_ONLY, storeClient: redis, keyPrefix: 'portico:rate', insuranceLimiter: memory, rejectIfRedisNotReady: true });
  return counting(shared, () => { redis.disconnect(); return Promise.resolve(); });
}

const counting = (store: RateLimiterMemory | RateLimiterRedis, close: () => Promise<void>): Limiter => ({
  take: async (caller) => windowOf(await store.consume(caller)),
  look: async (caller) => windowOf(await store.get(caller)),
  close,
});

const windowOf = (found: RateLimiterRes | null): RateWindow => ({
  used: found?.consumedPoints ?? 0,
  resetSeconds: found ? Math.max(Math.ceil(found.msBeforeNext / 1000), 1) : WINDOW_SECONDS,
});
