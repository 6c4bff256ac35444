import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';
import type { ThreadFile, ThreadResult, ThreadWork } from './sqlite-worker.js';

/** An SQLite file that is written on a thread of its own, so that neither the disk nor compression holds up the main thread; work rejects with SQLite's error code. */
export type SqliteThread = WorkerThread<ThreadWork, ThreadResult>;

/** The thread of a file. */
export const sqliteThread = (of: ThreadFile): SqliteThread => workerThread({
  module: new URL('./sqlite-worker.js', import.meta.url), workerData: of,
  ended: (cause) => Object.assign(new Error(`The thread that writes ${of.file} ended`, { cause }), { code: 'SQLITE_IOERR' }),
});
