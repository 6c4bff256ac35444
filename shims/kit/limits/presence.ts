import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Log } from '#kernel/log.js';
import { within } from './within.js';

interface Announced {
  readonly redis: Redis;
  readonly log: Log;
  /** Processes of one group share one limit. */
  readonly group: string;
}

/** The longest wait for Redis. */
export const ANSWER_MILLISECONDS = 60;

const BEAT_MILLISECONDS = 2000;
const FIRST_RETRY_MILLISECONDS = 250;
const LAST_RETRY_MILLISECONDS = 5000;

/** Writes this process's entry with the server's own time, removes entries older than ten seconds and counts the rest. */
const MARK = `
local now = redis.call('TIME')[1]
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - 10)
redis.call('EXPIRE', KEYS[1], 60)
return redis.call('ZCARD', KEYS[1])`;

/**
 * Announces this process in Redis every two seconds and so learns how many share it. When Redis does not answer it is retried
 * in the background with growing waits of up to five seconds; calls do not wait for it meanwhile.
 */
export class Presence {
  readonly #key: string;
  readonly #name = randomUUID();
  #isThere = true;
  #processes = 1;
  #retryMilliseconds = FIRST_RETRY_MILLISECONDS;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly announced: Announced) {
    this.#key = `portico:rate-processes:${announced.group}`;
    announced.redis.on('ready', () => void this.announce());
  }

  /** Whether Redis answered last. */
  get isThere(): boolean {
    return this.#isThere;
  }

  /** Processes that count together, this one included, as of Redis' last answer. */
  get processes(): number {
    return this.#processes;
  }

  /** Write this process's entry and count the others'. */
  async announce(): Promise<void> {
    const { redis } = this.announced;
    try {
      this.#found(Number(await within(ANSWER_MILLISECONDS, redis.eval(MARK, 1, this.#key, this.#name))));
    } catch (error) {
      this.#retryMilliseconds = Math.min(this.#retryMilliseconds * 2, LAST_RETRY_MILLISECONDS);
      if (this.#isThere) this.lost(error);
      else this.#announceAfter(this.#retryMilliseconds);
    }
  }

  /** A call found Redis unavailable: calls do not use it until it has answered here. */
  lost(error: unknown): void {
    if (!this.#isThere || this.#isClosed) return;
    const { log, group } = this.announced;
    this.#isThere = false;
    this.#retryMilliseconds = FIRST_RETRY_MILLISECONDS;
    log.warn({ err: error, group, processes: this.#processes }, 'Redis does not answer; each process counts its share of the rate limits by itself');
    this.#announceAfter(this.#retryMilliseconds);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.#isThere) await within(ANSWER_MILLISECONDS, this.announced.redis.zrem(this.#key, this.#name)).catch(() => undefined); // the entry would expire anyway
  }

  #found(processes: number): void {
    const { log, group } = this.announced;
    if (!this.#isThere) log.info({ group }, 'Redis answers again; rate limits are shared');
    if (processes !== this.#processes) log.info({ group, processes }, 'The number of processes that share the rate limits changed');
    this.#isThere = true;
    this.#processes = processes;
    this.#announceAfter(BEAT_MILLISECONDS);
  }

  #announceAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.announce(), milliseconds).unref();
  }
}
