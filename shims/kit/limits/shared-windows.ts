import { once } from 'node:events';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Log } from '#kernel/log.js';
import type { Limiter } from '../limiter.js';
import { localWindows } from './local-windows.js';
import { ANSWER_MILLISECONDS, Presence } from './presence.js';
import { MINUTE_SECONDS } from './limit.js';
import type { RateWindow } from './rate-window.js';
import { within } from './within.js';

interface Shared {
  readonly url: string;
  readonly log: Log;
  readonly group: string;
}

/** Limits differ by caller and are checked by the pipeline: the store only counts. */
const COUNT_ONLY = { points: Number.MAX_SAFE_INTEGER };

/** Idle timeout of a connection; a host that is gone closes none. */
const SOCKET_MILLISECONDS = 5000;
const START_MILLISECONDS = 1000;

/** Counts in Redis, together with all processes of a group; while it is unavailable each process counts in memory, against its share of the limit. */
export async function sharedWindows({ url, log, group }: Shared): Promise<Limiter> {
  const redis = await connected(url);
  const presence = new Presence({ redis, log, group });
  redis.on('error', (error) => { presence.lost(error); });
  redis.on('close', () => { presence.lost(new Error('The connection was closed')); });
  await presence.announce();
  const local = localWindows();
  const storeOf = storesIn(redis);
  const counted = async (shared: () => Promise<RateWindow>, alone: () => RateWindow): Promise<RateWindow> => {
    if (!presence.isThere) return alone();
    try {
      return await within(ANSWER_MILLISECONDS, shared());
    } catch (error) {
      presence.lost(error);
      return alone();
    }
  };
  return {
    take: (caller, cost = {}) => {
      const { weight = 1, windowSeconds = MINUTE_SECONDS } = cost;
      const counting = () => (weight < 0 ? storeOf(windowSeconds).reward(caller, -weight) : storeOf(windowSeconds).consume(caller, weight));
      return counted(async () => windowOf(await counting(), windowSeconds), () => local.take(caller, presence.processes, cost));
    },
    async forget(caller, windowSeconds = MINUTE_SECONDS) {
      local.forget(caller, windowSeconds);
      if (presence.isThere) await within(ANSWER_MILLISECONDS, storeOf(windowSeconds).delete(caller)).catch((error: unknown) => { presence.lost(error); });
    },
    look: (caller, windowSeconds = MINUTE_SECONDS) =>
      counted(async () => windowOf(await storeOf(windowSeconds).get(caller), windowSeconds), () => local.look(caller, presence.processes, windowSeconds)),
    isAlone: () => !presence.isThere,
    async close() {
      await presence.close();
      redis.disconnect();
    },
  };
}

/** A start waits briefly for Redis, so that the first calls are counted there, and continues without it. */
async function connected(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: SOCKET_MILLISECONDS, socketTimeout: SOCKET_MILLISECONDS });
  redis.on('error', () => undefined); // presence logs the outage once
  await within(START_MILLISECONDS, once(redis, 'ready')).catch(() => undefined);
  return redis;
}

const windowOf = (found: RateLimiterRes | null, seconds: number): RateWindow => ({
  used: found?.consumedPoints ?? 0,
  resetSeconds: found ? Math.max(Math.ceil(found.msBeforeNext / 1000), 1) : seconds,
});

/** One counter per length of window, each with its own key prefix. */
function storesIn(redis: Redis): (windowSeconds: number) => RateLimiterRedis {
  const stores = new Map<number, RateLimiterRedis>();
  return (windowSeconds) => {
    const known = stores.get(windowSeconds) ?? new RateLimiterRedis({ ...COUNT_ONLY, duration: windowSeconds, storeClient: redis, keyPrefix: `portico:rate:${String(windowSeconds)}`, rejectIfRedisNotReady: true });
    stores.set(windowSeconds, known);
    return known;
  };
}
