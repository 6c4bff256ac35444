import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Pool } from 'mysql2';
import type { Database as SqliteHandle } from 'better-sqlite3';
import { DataSource } from 'typeorm';
import type { Clock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { ServerLocation } from '#kernel/server-urls.js';
import { databaseHosts, type DatabaseHosts } from './database-hosts.js';
import { databaseOver, type Database } from './database.js';
import { rethrowTranslated } from './database-error.js';
import { createSchema } from './keeping/create-schema.js';
import { migrate } from './migrate.js';
import type { Migration } from './migration.js';
import { writePlannerStatistics } from './planner-statistics.js';
import { poolRoom } from './pool-room.js';
import { measuredWhileGrowing, measureStatement } from './server-statistics.js';
import { pooledSession, pooledStatements, sqliteSession } from './session.js';
import type { SetAside } from './unreadable-rows.js';
import { serverAnswers, watchServer } from './watch-server.js';

/** What a database is opened with. */
export interface OpenDatabase {
  readonly location: DatabaseLocation;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  /** Notified of rows that cannot be read; optional. */
  readonly setAside?: SetAside;
  /** How many connections to a server; ten unless given. */
  readonly connections?: number;
}

const POOL_SIZE = 10;
const CONNECT_MILLISECONDS = 2500;
const BUSY_MILLISECONDS = 5000;

/** Open a subgraph's database, creating it and bringing its tables up to date; fails with UNAVAILABLE when it cannot be reached. */
export function openDatabase({ location, migrations, clock, setAside = () => undefined, connections = POOL_SIZE }: OpenDatabase): Promise<Database> {
  const opening = { migrations, clock, setAside, connections };
  const opened = location.kind === 'sqlite' ? openSqlite(location.file, opening) : openMysql(location, opening);
  return opened.catch(rethrowTranslated);
}

type Opening = Required<Omit<OpenDatabase, 'location'>>;

async function openSqlite(file: string, { migrations, clock, setAside }: Opening): Promise<Database> {
  const writer = await migratedFile(file, { migrations, clock });
  const reader = await new DataSource({ type: 'better-sqlite3', database: file, timeout: BUSY_MILLISECONDS, readonly: true }).initialize();
  handleOf(writer).pragma('temp_store = MEMORY'); // an INSERT of many rows keeps the pages that it changes until it is done, and wrote more than sixteen of them to a file
  const [reads, writes] = [sqliteSession(handleOf(reader)), sqliteSession(handleOf(writer))];
  return databaseOver({
    dialect: 'sqlite', reads, session: () => writes, clock, setAside,
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
  });
}

/** A file with its tables up to date, open for writing. */
export async function migratedFile(file: string, { migrations, clock }: Pick<Opening, 'migrations' | 'clock'>): Promise<DataSource> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = await new DataSource({ type: 'better-sqlite3', database: file, timeout: BUSY_MILLISECONDS, enableWAL: true, prepareDatabase: durable }).initialize();
  await migrate(writer, { migrations, ids: uuidV7Ids(clock) });
  writePlannerStatistics(handleOf(writer));
  return writer;
}

const handleOf = (source: DataSource): SqliteHandle => (source.driver as unknown as { databaseConnection: SqliteHandle }).databaseConnection;

/** Every commit reaches the disk before it is answered. */
const durable = (connection: { pragma(text: string): unknown }): void => {
  connection.pragma('synchronous = FULL');
};

async function openMysql({ url, others = [] }: ServerLocation, opening: Opening): Promise<Database> {
  const hosts = others.length === 0 ? undefined : await databaseHosts([url, ...others]);
  return openServer(hosts?.current() ?? url, { ...opening, ...(hosts && { hosts }) }).catch((error: unknown) => {
    hosts?.close();
    throw error;
  });
}

async function openServer(url: string, { migrations, clock, setAside, connections, hosts }: Opening & { readonly hosts?: DatabaseHosts }): Promise<Database> {
  await createSchema({ kind: 'mysql', url });
  const source = new DataSource({
    type: 'mysql', url, poolSize: connections, connectTimeout: CONNECT_MILLISECONDS,
    charset: 'utf8mb4_bin', timezone: 'Z', dateStrings: true, bigNumberStrings: false, extra: { decimalNumbers: true, ...(hosts && { stream: hosts.connect }) },
  });
  await source.initialize();
  readCommitted(source);
  for (const setting of SESSION_SETTINGS) await source.query(setting); // the connection that was open before the rule
  await migrate(source, { migrations, ids: uuidV7Ids(clock) });
  const watch = watchServer(() => hosts?.answers() ?? serverAnswers(url));
  const heard = hosts?.hearing(watch) ?? watch;
  const pool = poolOf(source);
  const single = pooledStatements(pool, heard);
  return databaseOver({
    dialect: 'mysql', reads: single, single, session: () => pooledSession(pool, heard), clock, setAside, room: poolRoom(connections),
    noteInserted: measuredWhileGrowing((table) => single.rows(measureStatement(table), [])),
    close: () => {
      hosts?.close();
      return source.destroy();
    },
  });
}

const poolOf = (source: DataSource): Pool => (source.driver as unknown as { pool: Pool }).pool;

const SESSION_SETTINGS = ['SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', 'SET SESSION innodb_lock_wait_timeout = 5'];

/** Sessions read what is committed, so a retried compare-and-set sees the winner's row and readers hold no gap locks. */
function readCommitted(source: DataSource): void {
  poolOf(source).on('connection', (connection) => {
    for (const setting of SESSION_SETTINGS) {
      connection.query(setting, (error) => {
        if (error) connection.destroy(); // a session with other settings must not serve
      });
    }
  });
}
