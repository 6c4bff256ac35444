import type { Check, Problem } from './check.js';
import { inTime } from './in-time.js';

const [CONNECT_MILLISECONDS, DISCONNECT_MILLISECONDS] = [3000, 100] as const;

/** What several processes share their limits through. */
export const checkRedis: Check = {
  name: 'redis',
  bad: 'Redis (or Valkey) does not answer, or takes no writes because it is a replica',
  warns: 'it has thrown away what it should have kept for lack of memory, and limits with it',
  remedy: 'See that PORTICO_REDIS is right and that Redis runs; without it each process counts limits by itself.',
  look: async ({ config: { redisUrl } }) => {
    if (redisUrl === undefined) return { found: 'none is set' };
    const facts = factsOf(await infoOf(redisUrl));
    return { found: `version ${facts.get('valkey_version') ?? facts.get('redis_version') ?? 'unknown'} answers`, problems: problemsOfRedis(facts) };
  },
};

/** What INFO says, by its names. */
export const factsOf = (info: string): ReadonlyMap<string, string> => new Map(info.split(/\r?\n/).flatMap((line): [string, string][] => {
  const at = line.indexOf(':');
  return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1)]];
}));

/** What is wrong with a Redis that says so of itself. */
export function problemsOfRedis(facts: ReadonlyMap<string, string>): Problem[] {
  const evicted = facts.get('evicted_keys') ?? '0';
  return [
    ...(facts.get('role') === 'slave' ? [{ state: 'BAD', found: 'it is a replica, and takes no writes', remedy: 'Set PORTICO_REDIS to the primary.' } as const] : []),
    ...(evicted === '0' ? [] : [{ state: 'WARN', found: `it has thrown away ${evicted} keys since its start for lack of memory`, remedy: 'Raise maxmemory, or give the product a Redis of its own.' } as const]),
  ];
}

async function infoOf(url: string): Promise<string> {
  const { Redis } = await import('ioredis'); // loaded only by those who have one
  const redis = new Redis(url, { lazyConnect: true, enableReadyCheck: false, connectTimeout: CONNECT_MILLISECONDS, disconnectTimeout: DISCONNECT_MILLISECONDS, maxRetriesPerRequest: 0, retryStrategy: () => null });
  let reason: Error | undefined;
  redis.on('error', (error: Error) => { reason = error; });
  try {
    return await inTime(redis.connect().then(() => redis.info()), CONNECT_MILLISECONDS);
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}
