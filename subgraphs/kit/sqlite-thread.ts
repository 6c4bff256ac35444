import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';
import type { ThreadResult, ThreadWork } from './sqlite-worker.js';

/**
 * The thread of the process that writes SQLite files, so that neither the disk nor compression holds up the main thread; work rejects with SQLite's error code. It is one for all of them, since a
 * thread takes longer to start than most of its work, and keeps no process alive that waits for nothing of it.
 */
export const sqliteThread: Pick<WorkerThread<ThreadWork, ThreadResult>, 'run'> = workerThread({
  module: new URL('./sqlite-worker.js', import.meta.url), workerData: null,
  ended: (cause) => Object.assign(new Error('The thread that writes SQLite files ended', { cause }), { code: 'SQLITE_IOERR' }),
});
