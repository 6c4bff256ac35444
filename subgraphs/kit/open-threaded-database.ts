import Sqlite from 'better-sqlite3';
import { databaseOver, type Database } from './database.js';
import { translateDatabaseError } from './database-error.js';
import { Mutex } from './mutex.js';
import { migratedFile, type OpenDatabase } from './open-database.js';
import { sqliteSession, type Session } from './session.js';
import { sqliteThread, type SqliteThread } from './sqlite-thread.js';
import type { ThreadStatement } from './sqlite-worker.js';

/**
 * A database in an SQLite file of its own that a thread writes with synchronous=NORMAL: what was committed survives the end of the process, and the last
 * commits before a power cut may be lost.
 */
export interface ThreadedDatabase extends Database {
  /** Runs statements in one transaction, which costs the main thread one message. */
  write(statements: readonly ThreadStatement[]): Promise<void>;
}

/** Open such a file, creating it and bringing its tables up to date. */
export async function openThreadedDatabase(file: string, { migrations, clock, setAside = () => undefined }: Omit<OpenDatabase, 'location'>): Promise<ThreadedDatabase> {
  try {
    const migrated = await migratedFile(file, { migrations, clock });
    const reader = new Sqlite(file, { readonly: true });
    await migrated.destroy();
    const thread = sqliteThread(file);
    const mutex = new Mutex();
    const session = threadSession(thread);
    const database = databaseOver({
      dialect: 'sqlite', reads: sqliteSession(reader), session: () => session, clock, setAside, mutex,
      close: async () => {
        await thread.close();
        reader.close();
      },
    });
    return {
      ...database,
      write: (statements) => mutex.run(async () => {
        await thread.run(statements, true).catch((error: unknown) => { throw translateDatabaseError(error); });
      }),
    };
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

const threadSession = (thread: SqliteThread): Session => ({
  rows: async (sql, parameters) => (await thread.run([{ sql, parameters }], false))[0] as unknown[],
  run: async (sql, parameters) => (await thread.run([{ sql, parameters }], false))[0] as number,
  release: () => Promise.resolve(),
});
