import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';
import type { ThreadResult, ThreadWork } from './sqlite-worker.js';

/** SQLite files that are written on a thread, so that neither the disk nor compression holds up the main thread; work rejects with SQLite's error code. */
export type SqliteThread = Pick<WorkerThread<ThreadWork, ThreadResult>, 'run'>;

/** The thread of the process, for all such files: a thread takes longer to start than most of its work. It keeps no process alive that waits for nothing of it. */
export const sqliteThread: SqliteThread = workerThread({
  module: new URL('./sqlite-worker.js', import.meta.url), workerData: null,
  ended: (cause) => Object.assign(new Error('The thread that writes SQLite files ended', { cause }), { code: 'SQLITE_IOERR' }),
});
