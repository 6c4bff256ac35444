import { randomNonce } from '#kernel/crypto.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { Log } from '#kernel/log.js';
import type { Running } from './running.js';

/** Notifies the workers of other processes that there are events. */
export interface WakeChannel extends Running {
  /** Signals that a subgraph committed events; returns at once. Concurrent notifications are merged into one. */
  readonly notify: (source: SubgraphName) => void;
  /** Listen for the notifications of other processes. */
  readonly listen: (wake: (source: SubgraphName) => void) => void;
}

const CHANNEL = 'portico:events';

/**
 * A channel through Redis. It carries no events and may lose a notification: the relay also polls the outboxes,
 * so while Redis is unavailable events are only a moment later.
 */
export async function openWakeChannel(redisUrl: string, log: Log): Promise<WakeChannel> {
  const { Redis } = await import('ioredis');
  const open = (): InstanceType<typeof Redis> => new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null }).on('error', (error: Error) => {
    log.debug({ err: error }, 'Redis does not answer; workers find events by polling');
  });
  const [speaking, listening] = [open(), open()];
  const own = randomNonce();
  const sources = new Set<SubgraphName>();
  let stopped = false;
  const say = coalescingRunner(async () => {
    const message = [own, ...sources].join(' ');
    sources.clear();
    if (!stopped) await speaking.publish(CHANNEL, message).catch(() => undefined);
  });
  return {
    notify: (source) => {
      sources.add(source);
      say.ask();
    },
    listen: (wake) => {
      listening.on('message', (_, message: string) => {
        const [from, ...named] = message.split(' ');
        if (from !== own) for (const source of sourcesOf(named)) wake(source);
      });
      listening.subscribe(CHANNEL).catch(() => undefined);
    },
    stop: () => {
      stopped = true;
      speaking.disconnect();
      listening.disconnect();
      return Promise.resolve();
    },
  };
}

/** The subgraphs that a notification names; one that names none is of an older release, and means any. */
const sourcesOf = (named: readonly string[]): readonly SubgraphName[] => (named.length === 0 ? SUBGRAPHS : SUBGRAPHS.filter((name) => named.includes(name)));
