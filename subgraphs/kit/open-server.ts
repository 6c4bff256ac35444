import type { Pool, RowDataPacket } from 'mysql2';
import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { ServerLocation } from '#kernel/server-urls.js';
import { bringUpToDate } from './bring-up-to-date.js';
import { databaseHosts, type DatabaseHosts } from './database-hosts.js';
import { databaseOver, type Database } from './database.js';
import { createSchema } from './keeping/create-schema.js';
import type { Migration } from './migration.js';
import { poolRoom } from './pool-room.js';
import { measuredWhileGrowing, measureStatement } from './server-statistics.js';
import { serverAccess } from './server-access.js';
import { pooledSession, pooledStatements } from './session.js';
import type { SetAside } from './unreadable-rows.js';
import { serverAnswers, watchServer } from './watch-server.js';

/** What a database is opened with, wherever it is. */
export interface Opening {
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  /** Notified of rows that cannot be read. */
  readonly setAside: SetAside;
  /** How many connections to a server. */
  readonly connections: number;
  /** Where operators read that another host of several is written; nowhere unless given. */
  readonly log?: Pick<Log, 'warn'> | undefined;
}

const CONNECT_MILLISECONDS = 2500;

/** Open a database on a server, or on the host of several that is written. */
export async function openServers({ url, others = [] }: ServerLocation, opening: Opening): Promise<Database> {
  const hosts = others.length === 0 ? undefined : await databaseHosts([url, ...others], { moved: (move) => { opening.log?.warn({ database: new URL(url).pathname.slice(1), ...move }, 'Another host of the database is written now'); } });
  return openServer(hosts?.current() ?? url, { ...opening, ...(hosts && { hosts }) }).catch((error: unknown) => {
    hosts?.close();
    throw error;
  });
}

async function openServer(url: string, { migrations, clock, setAside, connections, hosts }: Opening & { readonly hosts?: DatabaseHosts }): Promise<Database> {
  await createSchema({ kind: 'mysql', url });
  const { uri, ...tls } = serverAccess(url);
  const settings = {
    ...tls, connectTimeout: CONNECT_MILLISECONDS, charset: 'utf8mb4_bin', timezone: 'Z', dateStrings: true, supportBigNumbers: true, bigNumberStrings: false, decimalNumbers: true, stringifyObjects: true,
    maxPreparedStatements: 1, // none is prepared; the driver would make room for 16,000 on each connection, half a megabyte
    ...(hosts && { stream: hosts.connect }),
  };
  const { createPool } = await import('mysql2'); // loaded only by those who have such a server
  const pool = readingCommitted(createPool({ uri, connectionLimit: connections, ...settings }));
  try {
    await bringUpToDate({ recorded: await recordedOnServer(pool), migrations, clock, connect: async () => {
      const { DataSource } = await import('typeorm');
      const source = await new DataSource({ type: 'mysql', url: uri, extra: settings }).initialize();
      readingCommitted((source.driver as unknown as { pool: Pool }).pool);
      for (const setting of SESSION_SETTINGS) await source.query(setting); // the connection that was open before the rule
      return source;
    } });
  } catch (error) {
    pool.end();
    throw error;
  }
  const watch = watchServer(() => hosts?.answers() ?? serverAnswers(url));
  const heard = hosts?.hearing(watch) ?? watch;
  const single = pooledStatements(pool, heard);
  return databaseOver({
    dialect: 'mysql', reads: single, single, session: () => pooledSession(pool, heard), clock, setAside, room: poolRoom(connections),
    noteInserted: measuredWhileGrowing((table) => single.rows(measureStatement(table), [])),
    close: () => {
      hosts?.close();
      return new Promise((resolve, reject) => { pool.end((error) => { if (error) reject(error); else resolve(); }); });
    },
  });
}

/** A server's migrations, as far as they are recorded; none where the table of them is not there yet. */
const recordedOnServer = (pool: Pool): Promise<readonly string[]> => new Promise((resolve, reject) => {
  pool.query<(RowDataPacket & { name: string })[]>('SELECT name FROM migrations', (error, rows) => {
    if (error && error.code !== NO_SUCH_TABLE) reject(error);
    else resolve(error ? [] : rows.map(({ name }) => name));
  });
});

const NO_SUCH_TABLE = 'ER_NO_SUCH_TABLE';

const SESSION_SETTINGS = ['SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', 'SET SESSION innodb_lock_wait_timeout = 5'];

/** Sessions read what is committed, so a retried compare-and-set sees the winner's row and readers hold no gap locks. */
function readingCommitted(pool: Pool): Pool {
  return pool.on('connection', (connection) => {
    for (const setting of SESSION_SETTINGS) {
      connection.query(setting, (error) => {
        if (error) connection.destroy(); // a session with other settings must not serve
      });
    }
  });
}
