import { Backoff, type BackoffParts } from '#kernel/backoff.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';

/** Work that is looked for every second. */
export interface Poller {
  /** Look now; resolves when all that can be worked on has been. */
  drain(): Promise<void>;
  /** Look for work every second. */
  start(): void;
  /** Take up nothing more; resolves when what is in progress has ended. */
  stop(): Promise<void>;
}

interface PollerParts extends BackoffParts {
  /** What the log says the failures are of. */
  readonly of: string;
  /** Works on all there is, and returns early once `isStopped` says so; a failure is tried again after the backoff. */
  readonly work: (isStopped: () => boolean) => Promise<void>;
}

/** The interval between two looks, in milliseconds. */
export const POLL_MILLISECONDS = 1000;

/** Looks for work in one run at a time: what is asked for during a run makes one more run after it. */
export function createPoller({ of, work, ...backoffParts }: PollerParts): Poller {
  const backoff = new Backoff<string>(backoffParts);
  let [stopped, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined];
  const look = async (): Promise<void> => {
    if (backoff.isWaiting(of)) return;
    await work(() => stopped).then(() => { backoff.succeeded(of); }, (error: unknown) => { backoff.failed(of, error); });
  };
  const looks = coalescingRunner(look);
  const settle = async (): Promise<void> => { await looks.underWay(); };
  return {
    drain: () => { looks.ask(); return settle(); },
    start: () => { timer ??= setInterval(looks.ask, POLL_MILLISECONDS).unref(); },
    stop: () => { stopped = true; clearInterval(timer); return settle(); },
  };
}
