import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './worker-thread.js';

/** A thread's program. */
export interface ThreadTask<Work, Result> {
  readonly run: (work: Work) => Result;
  /** What of a result goes to the main thread without a copy, and is gone here. */
  readonly moved?: (result: Result) => readonly ArrayBuffer[];
}

/** Answer what the main thread asks of this one, one after the other, until it asks for the end. */
export function answerThread<Work, Result>({ run, moved }: ThreadTask<Work, Result>): void {
  parentPort?.on('message', (request: ThreadRequest<Work> | null) => {
    if (request) {
      const answer = answerOf(request, run);
      parentPort?.postMessage(answer, moved && 'result' in answer ? moved(answer.result) : []);
      return;
    }
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
