import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as SqliteHandle } from 'better-sqlite3';
import type { DatabaseLocation } from '#kernel/config.js';
import { bringUpToDate } from './bring-up-to-date.js';
import { databaseOver, type Database } from './database.js';
import { rethrowTranslated } from './database-error.js';
import { openServers, type Opening } from './open-server.js';
import { writePlannerStatistics } from './planner-statistics.js';
import { sqliteSession } from './session.js';

/** What a database is opened with; unless they are given, nobody is notified of unreadable rows or of another host and there are ten connections to a server. */
export interface OpenDatabase extends Pick<Opening, 'migrations' | 'clock' | 'log'>, Partial<Pick<Opening, 'setAside' | 'connections'>> {
  readonly location: DatabaseLocation;
}

const POOL_SIZE = 10;
const BUSY_MILLISECONDS = 5000;

/** Open a subgraph's database, creating it and bringing its tables up to date; fails with UNAVAILABLE when it cannot be reached. */
export function openDatabase({ location, migrations, clock, setAside = () => undefined, connections = POOL_SIZE, log }: OpenDatabase): Promise<Database> {
  const opening = { migrations, clock, setAside, connections, log };
  const opened = location.kind === 'sqlite' ? openSqlite(location.file, opening) : openServers(location, opening);
  return opened.catch(rethrowTranslated);
}

async function openSqlite(file: string, { migrations, clock, setAside }: Opening): Promise<Database> {
  const writer = await migratedFile(file, { migrations, clock });
  const { default: Sqlite } = await import('better-sqlite3');
  const reader = new Sqlite(file, { timeout: BUSY_MILLISECONDS, readonly: true });
  writer.pragma('temp_store = MEMORY'); // an INSERT of many rows keeps the pages that it changes until it is done, and wrote more than sixteen of them to a file
  const [reads, writes] = [sqliteSession(reader), sqliteSession(writer)];
  return databaseOver({
    dialect: 'sqlite', reads, session: () => writes, clock, setAside,
    close: () => {
      reader.close();
      writer.close();
      return Promise.resolve();
    },
  });
}

/** A file with its tables up to date, open for writing. */
export async function migratedFile(file: string, { migrations, clock }: Pick<Opening, 'migrations' | 'clock'>): Promise<SqliteHandle> {
  mkdirSync(dirname(file), { recursive: true });
  const { default: Sqlite } = await import('better-sqlite3'); // loaded only where such a database is used
  const writer = new Sqlite(file, { timeout: BUSY_MILLISECONDS });
  try {
    writer.pragma('journal_mode = WAL');
    durable(writer);
    await bringUpToDate({ recorded: recordedInFile(writer), migrations, clock, connect: async () => {
      const { DataSource } = await import('typeorm');
      return new DataSource({ type: 'better-sqlite3', database: file, timeout: BUSY_MILLISECONDS, enableWAL: true, prepareDatabase: durable }).initialize();
    } });
    writePlannerStatistics(writer);
  } catch (error) {
    writer.close();
    throw error;
  }
  return writer;
}

function recordedInFile(handle: SqliteHandle): readonly string[] {
  const isThere = handle.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'").get() !== undefined;
  return isThere ? handle.prepare<[], string>('SELECT name FROM migrations').pluck().all() : [];
}

/** Every commit reaches the disk before it is answered. */
const durable = (connection: { pragma(text: string): unknown }): void => {
  connection.pragma('synchronous = FULL');
};
