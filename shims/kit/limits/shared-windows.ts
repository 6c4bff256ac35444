import { once } from 'node:events';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Log } from '#kernel/log.js';
import type { Limiter } from '../limiter.js';
import { localWindows } from './local-windows.js';
import { ANSWER_MILLISECONDS, Presence } from './presence.js';
import { WINDOW_SECONDS, type RateWindow } from './rate-window.js';
import { within } from './within.js';

interface Shared {
  readonly url: string;
  readonly log: Log;
  readonly group: string;
}

/** Limits differ by caller and are compared by the pipeline: the store only counts. */
const COUNT_ONLY = { points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS };

/** Of a connection on which nothing comes any more; a machine that is gone closes none. */
const SOCKET_MILLISECONDS = 5000;
const START_MILLISECONDS = 1000;

/** Counts in Redis, together with all processes of a group; while it is away each counts in memory and takes its share of the limit. */
export async function sharedWindows({ url, log, group }: Shared): Promise<Limiter> {
  const redis = await connected(url);
  const presence = new Presence({ redis, log, group });
  redis.on('error', (error) => { presence.lost(error); });
  redis.on('close', () => { presence.lost(new Error('The connection was closed')); });
  await presence.announce();
  const local = localWindows();
  const store = new RateLimiterRedis({ ...COUNT_ONLY, storeClient: redis, keyPrefix: 'portico:rate', rejectIfRedisNotReady: true });
  const counted = async (shared: () => Promise<RateLimiterRes | null>, alone: () => RateWindow): Promise<RateWindow> => {
    if (!presence.isThere) return alone();
    try {
      return windowOf(await within(ANSWER_MILLISECONDS, shared()));
    } catch (error) {
      presence.lost(error);
      return alone();
    }
  };
  return {
    take: (caller, weight = 1) => counted(() => store.consume(caller, weight), () => local.take(caller, presence.processes, weight)),
    look: (caller) => counted(() => store.get(caller), () => local.look(caller, presence.processes)),
    isAlone: () => !presence.isThere,
    async close() {
      await presence.close();
      redis.disconnect();
    },
  };
}

/** A start waits a moment for the store, so that the first calls are counted there, and goes on without it. */
async function connected(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: SOCKET_MILLISECONDS, socketTimeout: SOCKET_MILLISECONDS });
  redis.on('error', () => undefined); // told once, by the presence
  await within(START_MILLISECONDS, once(redis, 'ready')).catch(() => undefined);
  return redis;
}

const windowOf = (found: RateLimiterRes | null): RateWindow => ({
  used: found?.consumedPoints ?? 0,
  resetSeconds: found ? Math.max(Math.ceil(found.msBeforeNext / 1000), 1) : WINDOW_SECONDS,
});
