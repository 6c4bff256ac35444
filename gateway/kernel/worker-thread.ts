import { once } from 'node:events';
import { Worker, type Transferable } from 'node:worker_threads';

/** What a thread is asked, with its number. */
export interface ThreadRequest<Work> {
  readonly id: number;
  readonly work: Work;
}

/** What became of it. */
export type ThreadAnswer<Result> = { readonly id: number; readonly result: Result } | { readonly id: number; readonly code: string; readonly message: string };

/** Work on a thread of its own, so that it does not hold up the main thread. */
export interface WorkerThread<Work, Result> {
  /** Starts the thread before its first work, which then does not wait until it has loaded. */
  begin(): void;
  /** Does work in the order it is asked for; rejects with the thread's error, its code as `code`. What is moved goes to the thread without a copy, and is gone here. */
  run(work: Work, moved?: readonly Transferable[]): Promise<Result>;
  /** Ask the thread to end, with null as its last message; resolves when it has. */
  close(): Promise<void>;
  /** End the thread at once, whatever it does; work that it has is rejected. It starts again with the next. */
  kill(): void;
}

/** How a thread is started. */
export interface ThreadProgram {
  readonly module: URL;
  readonly workerData: unknown;
  /** The error of work that the thread ended with. */
  readonly ended: (cause: unknown) => Error;
}

/** A thread that starts with the first work, and again after it has ended unexpectedly. Only one that owes an answer keeps the process alive. */
export function workerThread<Work, Result>({ module, workerData, ended }: ThreadProgram): WorkerThread<Work, Result> {
  let running: Running<Result> | undefined;
  let sent = 0;
  const started = (): Running<Result> => {
    const worker = new Worker(module, { workerData, execArgv: [] });
    const made: Running<Result> = { worker, pending: new Map() };
    const end = (cause?: unknown): void => {
      if (running === made) running = undefined;
      for (const { reject } of made.pending.values()) reject(ended(cause));
      made.pending.clear();
    };
    worker.on('message', (answer: ThreadAnswer<Result>) => { settle(made, answer); });
    worker.on('error', end);
    worker.on('exit', () => { end(); });
    return made;
  };
  return {
    begin: () => {
      if (running) return;
      running = started();
      running.worker.unref();
    },
    run: (work, moved = []) => new Promise((resolve, reject) => {
      running ??= started();
      const { worker, pending } = running;
      sent += 1;
      pending.set(sent, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: sent, work } satisfies ThreadRequest<Work>, moved);
    }),
    close: async () => {
      if (running) await askToEnd(running.worker);
    },
    kill: () => {
      const ended = running;
      running = undefined; // work that is asked for by now has a thread of its own
      void ended?.worker.terminate();
    },
  };
}

async function askToEnd(worker: Worker): Promise<void> {
  const exit = once(worker, 'exit');
  worker.ref();
  worker.postMessage(null);
  await exit;
}

interface Pending<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

interface Running<Result> {
  readonly worker: Worker;
  readonly pending: Map<number, Pending<Result>>;
}

function settle<Result>({ worker, pending }: Running<Result>, answer: ThreadAnswer<Result>): void {
  const waiting = pending.get(answer.id);
  pending.delete(answer.id);
  if (pending.size === 0) worker.unref();
  if ('result' in answer) waiting?.resolve(answer.result);
  else waiting?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
}
