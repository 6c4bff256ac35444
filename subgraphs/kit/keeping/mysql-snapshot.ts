import type { Connection, RowDataPacket } from 'mysql2';
import { serverAccess } from '../server-access.js';
import { APART, named, type SnapshotTable, type StoredValue, type TableSnapshot } from './table-snapshot.js';

/** One connection to a server, with which all schemas on it are read as they were at one moment. */
export interface MysqlSnapshot {
  /** Let nobody commit on this server until the snapshot is pinned: needed where another server, or an embedded database, belongs to the same moment. */
  block(): Promise<void>;
  /** Begin to read, and let others commit again. */
  pin(): Promise<void>;
  /** A schema of the server. */
  schema(name: string): TableSnapshot;
  /** Whether a process is changing the tables of a schema. */
  isMigrating(name: string): Promise<boolean>;
  close(): void;
}

/** A table was changed while it was to be read as it was before. */
export class TableChanged extends Error {
  override readonly name = 'TableChanged';
}

const CONNECT_MILLISECONDS = 2500;
const BLOCK_SECONDS = 5;
const CHANGED = new Set(['ER_TABLE_DEF_CHANGED', 'ER_NO_SUCH_TABLE', 'ER_BAD_FIELD_ERROR']);
const ROWS_AHEAD = 500;
const PIN = ['SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ', 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY'];

/** Connect to the server of a URL. */
export async function mysqlSnapshot(url: string): Promise<MysqlSnapshot> {
  const reader = await connected(url);
  let blocker: Opened | undefined;
  const unblock = (): void => {
    blocker?.end();
    blocker = undefined;
  };
  return {
    async block() {
      blocker = await connected(url);
      await blocker.all(`SET SESSION lock_wait_timeout = ${String(BLOCK_SECONDS)}`);
      await blocker.all('FLUSH TABLES WITH READ LOCK');
    },
    async pin() {
      try {
        await reader.all('ROLLBACK');
        for (const statement of PIN) await reader.all(statement);
      } finally {
        unblock();
      }
    },
    schema: (name) => schemaOf(reader, name),
    async isMigrating(name) {
      const tables = await tableNames(reader, name);
      if (!tables.includes('migration_lease')) return false;
      return (await reader.all(`SELECT 1 FROM \`${name}\`.migration_lease WHERE lease_end > UTC_TIMESTAMP(3)`)).length > 0;
    },
    close() {
      unblock();
      reader.end();
    },
  };
}

interface Opened {
  readonly all: (sql: string, ...parameters: string[]) => Promise<RowDataPacket[]>;
  readonly stream: (sql: string) => AsyncIterable<StoredValue[]>;
  readonly end: () => void;
}

async function connected(url: string): Promise<Opened> {
  const { createConnection } = await import('mysql2'); // loaded only by those who have such a server
  const target = new URL(url);
  target.pathname = '/';
  const connection: Connection = createConnection({ ...serverAccess(target.toString()), connectTimeout: CONNECT_MILLISECONDS, charset: 'utf8mb4_bin', timezone: 'Z', dateStrings: true, supportBigNumbers: true });
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => { if (error) reject(error); else resolve(); });
  });
  connection.on('error', () => undefined); // the statement that was under way says it
  return {
    all: (sql, ...parameters) => new Promise((resolve, reject) => {
      connection.query<RowDataPacket[]>(sql, parameters, (error, rows) => { if (error) reject(error); else resolve(rows); });
    }),
    stream: (sql) => connection.query({ sql, rowsAsArray: true }).stream({ highWaterMark: ROWS_AHEAD }) as AsyncIterable<StoredValue[]>,
    end: () => { connection.destroy(); },
  };
}

const tableNames = async (reader: Opened, schema: string): Promise<string[]> =>
  (await reader.all("SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE' ORDER BY table_name", schema)).map(({ name }) => String(name));

function schemaOf(reader: Opened, schema: string): TableSnapshot {
  const columnsOf = async (table: string): Promise<string[]> =>
    (await reader.all('SELECT column_name AS name FROM information_schema.columns WHERE table_schema = ? AND table_name = ? ORDER BY ordinal_position', schema, table)).map(({ name }) => String(name));
  return {
    async tables() {
      const names = (await tableNames(reader, schema)).filter((name) => !APART.has(name));
      const tables: SnapshotTable[] = [];
      for (const name of names) tables.push({ name, columns: await columnsOf(name) });
      return tables;
    },
    rows: (table) => rowsOf(reader, schema, table),
    async migrations() {
      if (!(await tableNames(reader, schema)).includes('migrations')) return [];
      return (await reader.all(`SELECT name FROM \`${schema}\`.migrations ORDER BY id`)).map(({ name }) => String(name));
    },
  };
}

/** Goes back to a savepoint behind each table: a migration would wait for the end of the backup, and everybody else for the migration. */
async function* rowsOf(reader: Opened, schema: string, { name, columns }: SnapshotTable): AsyncIterable<StoredValue[]> {
  await reader.all('SAVEPOINT before_table');
  try {
    yield* reader.stream(`SELECT ${columns.map(named).join()} FROM \`${schema}\`.${named(name)}`);
  } catch (error) {
    throw isChanged(error) ? new TableChanged(name, { cause: error }) : error;
  }
  await reader.all('ROLLBACK TO SAVEPOINT before_table');
}

const isChanged = (error: unknown): boolean => error instanceof Error && 'code' in error && typeof error.code === 'string' && CHANGED.has(error.code);
