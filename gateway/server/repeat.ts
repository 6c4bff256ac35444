import type { Log } from '#kernel/log.js';
import type { Running } from './running.js';

/** Something done again and again. */
export interface Task {
  readonly name: string;
  readonly everyMilliseconds: number;
  /** A run of many steps looks at the signal between them. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}

/** Do a task now and then, one run at a time; a run that fails is logged and the next one tries again in its time. Stopping waits for the step under way. */
export function repeat({ name, everyMilliseconds, run }: Task, log: Log): Running {
  const stopping = new AbortController();
  let underWay: Promise<unknown> | undefined;
  const once = async (): Promise<void> => {
    try {
      await run(stopping.signal);
    } catch (error) {
      log.error({ err: error, task: name }, 'A task of the worker failed');
    } finally {
      underWay = undefined;
    }
  };
  // It also keeps a process alive that does nothing else.
  const timer = setInterval(() => { underWay ??= once(); }, everyMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await underWay;
    },
  };
}
