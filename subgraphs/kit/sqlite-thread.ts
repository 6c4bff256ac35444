import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadFile, ThreadRequest, ThreadResult, ThreadWork } from './sqlite-worker.js';

/** An SQLite file that is written on a thread of its own, so that neither the disk nor compression holds up the main thread. */
export interface SqliteThread {
  /** Does work in the order it is asked for; rejects with SQLite's error code. */
  run(work: ThreadWork): Promise<ThreadResult>;
  /** Resolves when the file is closed. */
  close(): Promise<void>;
}

/** The thread of a file. It starts with the first work, and again after it has ended unexpectedly. */
export function sqliteThread(of: ThreadFile): SqliteThread {
  let running: Running | undefined;
  let sent = 0;
  const started = (): Running => {
    const worker = new Worker(new URL('./sqlite-worker.js', import.meta.url), { workerData: of, execArgv: [] });
    const made = { worker, pending: new Map<number, Pending>() };
    const ended = (cause?: unknown): void => {
      if (running === made) running = undefined;
      for (const { reject } of made.pending.values()) reject(Object.assign(new Error(`The thread that writes ${of.file} ended`, { cause }), { code: 'SQLITE_IOERR' }));
      made.pending.clear();
    };
    worker.on('message', (answer: ThreadAnswer) => { settle(made, answer); });
    worker.on('error', ended);
    worker.on('exit', () => { ended(); });
    return made;
  };
  return {
    run: (work) => new Promise((resolve, reject) => {
      running ??= started();
      const { worker, pending } = running;
      sent += 1;
      pending.set(sent, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: sent, work } satisfies ThreadRequest);
    }),
    close: async () => {
      if (!running) return;
      const { worker } = running;
      const exit = once(worker, 'exit');
      worker.ref();
      worker.postMessage(null);
      await exit;
    },
  };
}

interface Pending {
  readonly resolve: (result: ThreadResult) => void;
  readonly reject: (reason: unknown) => void;
}

interface Running {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

/** Only a thread that owes an answer keeps the process alive. */
function settle({ worker, pending }: Running, answer: ThreadAnswer): void {
  const waiting = pending.get(answer.id);
  pending.delete(answer.id);
  if (pending.size === 0) worker.unref();
  if ('result' in answer) waiting?.resolve(answer.result);
  else waiting?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
}
