import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { Log } from '#kernel/log.js';
import type { Running } from './running.js';

/** Notifies the workers of other processes that there are events. */
export interface WakeChannel extends Running {
  /** Signals that there are events; returns at once. Concurrent notifications are merged into one. */
  readonly notify: () => void;
  /** Listen for notifications. */
  readonly listen: (wake: () => void) => void;
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
  let stopped = false;
  const say = coalescingRunner(async () => {
    if (!stopped) await speaking.publish(CHANNEL, '').catch(() => undefined);
  });
  return {
    notify: say.ask,
    listen: (wake) => {
      listening.on('message', wake);
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
