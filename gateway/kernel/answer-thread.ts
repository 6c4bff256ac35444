import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './worker-thread.js';

/** A thread's program. */
export interface ThreadTask<Work, Result> {
  readonly run: (work: Work) => Result;
  /** Done before the thread ends because the main thread asked it to. */
  readonly end?: () => void;
}

/** Answer what the main thread asks of this one, one after the other, until it asks for the end. */
export function answerThread<Work, Result>({ run, end }: ThreadTask<Work, Result>): void {
  parentPort?.on('message', (request: ThreadRequest<Work> | null) => {
    if (request) {
      parentPort?.postMessage(answerOf(request, run));
      return;
    }
    end?.();
    parentPort?.close();
  });
}

function answerOf<Work, Result>({ id, work }: ThreadRequest<Work>, run: ThreadTask<Work, Result>['run']): ThreadAnswer<Result> {
  try {
    return { id, result: run(work) };
  } catch (error) {
    const { code, message } = error as Error & { readonly code?: string };
    return { id, code: code ?? '', message };
  }
}
