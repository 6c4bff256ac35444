import { workerThread } from '#kernel/worker-thread.js';
import type { HostAnswer, HostQuestion } from './ask-host.js';
import { ImageProblem } from './image-problem.js';

/** Asks hosts for images on a thread, which begins with the first question and ends when there was none for a while. */
export interface HostThread {
  /** Throws ImageProblem where the thread ended. */
  ask(question: HostQuestion): Promise<HostAnswer>;
  /** Ends the thread with what it waits for. */
  close(): void;
}

const IDLE_MILLISECONDS = 10_000;

const PROGRAM = new URL('./host-worker.js', import.meta.url);

/** The thread of a process. */
export function hostThread(): HostThread {
  const thread = workerThread<HostQuestion, HostAnswer>({ module: PROGRAM, workerData: null, ended: () => new ImageProblem('it could not be fetched', true) });
  let [asking, idle]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  return {
    ask: async (question) => {
      clearTimeout(idle);
      asking += 1;
      try {
        return await thread.run(question);
      } finally {
        asking -= 1;
        if (asking === 0) idle = setTimeout(() => { thread.kill(); }, IDLE_MILLISECONDS).unref();
      }
    },
    close: () => {
      clearTimeout(idle);
      thread.kill();
    },
  };
}
