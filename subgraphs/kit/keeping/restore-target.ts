import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseLocation } from '#kernel/config.js';
import { createHistory, record } from '../migrate.js';
import type { Migration } from '../migration.js';
import { readyUrl } from '../ready-host.js';
import { columnNames, isMysql } from '../schema-facts.js';
import { serverAccess } from '../server-access.js';
import { measureStatement, ROWS_TO_MEASURE } from '../server-statistics.js';
import { places } from '../statement.js';
import { markAmong, markRestore, recordedMigrations, type RestoreMark } from './restore-mark.js';
import { named, type StoredValue } from './table-snapshot.js';

/** A database that a backup is restored into. */
export interface RestoreTarget {
  /** What is there: nothing, a restore that did not end, or a database that is in use. */
  state(): Promise<'empty' | 'used' | RestoreMark>;
  /** Remove everything; only of an empty database, or of one whose restore did not end. */
  clear(): Promise<void>;
  /** Write the mark, or remove it. */
  mark(mark?: RestoreMark): Promise<void>;
  /** Make the tables as they were after some migrations, without rows. */
  makeTables(migrations: readonly Migration[]): Promise<void>;
  columns(table: string): Promise<ReadonlySet<string>>;
  /** Insert rows of a table; with `isShared` those that are there already are left out. */
  insert(table: string, columns: readonly string[], rows: RowsToInsert): Promise<void>;
  count(table: string): Promise<number>;
  /** For a table whose rows are there: the planner of a server measures them where there are many. */
  measure(table: string, rows: number): Promise<void>;
  /** Rows of a SELECT of a check. */
  rows<Row>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** Rows for one transaction. */
export interface RowsToInsert {
  readonly values: readonly (readonly StoredValue[])[];
  readonly isShared?: boolean;
}

const MOST_PARAMETERS = 20_000;
const MOST_BYTES = 1_000_000;
const BESIDE = ['-wal', '-shm', '-journal'];

/** Open a database, which is created where there is none. */
export async function restoreTarget(location: DatabaseLocation): Promise<RestoreTarget> {
  let source = await connection(location);
  let runner = source.createQueryRunner();
  const close = async (): Promise<void> => {
    await runner.release();
    await source.destroy();
  };
  return {
    state: () => stateOf(runner),
    async clear() {
      if (location.kind === 'mysql') {
        for (const table of await tableNames(runner)) await runner.query(`DROP TABLE \`${table}\``);
        return;
      }
      await close();
      removeFile(location.file);
      source = await connection(location);
      runner = source.createQueryRunner();
    },
    async mark(mark) {
      await createHistory(runner);
      await markRestore(runner, mark);
    },
    makeTables: (migrations) => makeTables(runner, migrations),
    columns: (table) => columnNames(runner, table),
    insert: (table, columns, rows) => insert(runner, { table, columns }, rows),
    async count(table) {
      const [row] = await runner.query(`SELECT COUNT(*) AS counted FROM ${named(table)}`) as { counted: number | string }[];
      return Number(row?.counted);
    },
    async measure(table, rows) {
      if (location.kind === 'mysql' && rows >= ROWS_TO_MEASURE) await runner.query(measureStatement(table));
    },
    rows: async <Row>(sql: string) => await runner.query(sql) as Row[],
    close,
  };
}

async function connection(location: DatabaseLocation): Promise<DataSource> {
  const { DataSource: Connection } = await import('typeorm');
  if (location.kind === 'sqlite') return new Connection({ type: 'better-sqlite3', database: location.file, enableWAL: true, prepareDatabase: (opened: { pragma(text: string): unknown }) => { opened.pragma('synchronous = FULL'); } }).initialize();
  const { uri: url, ...tls } = serverAccess(await readyUrl(location));
  return new Connection({ type: 'mysql', url, ...tls, poolSize: 1, charset: 'utf8mb4_bin', timezone: 'Z', dateStrings: true, bigNumberStrings: false }).initialize();
}

/** Remove an SQLite file with those beside it: what waits in journals belongs to it. */
export function removeFile(file: string): void {
  for (const name of [file, ...BESIDE.map((suffix) => file + suffix)]) rmSync(name, { force: true });
  const folder = dirname(file);
  if (existsSync(folder)) for (const name of readdirSync(folder)) if (name.startsWith(`${basename(file)}.pending-`)) rmSync(join(folder, name), { force: true });
}

async function tableNames(runner: QueryRunner): Promise<string[]> {
  const rows = await runner.query(isMysql(runner)
    ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
    : "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite^_%' ESCAPE '^'") as { name: string }[];
  return rows.map(({ name }) => name);
}

async function stateOf(runner: QueryRunner): Promise<'empty' | 'used' | RestoreMark> {
  const recorded = await recordedMigrations(runner);
  const others = (await tableNames(runner)).filter((name) => name !== 'migrations');
  return markAmong(recorded) ?? (others.length === 0 && recorded.length === 0 ? 'empty' : 'used');
}

async function makeTables(runner: QueryRunner, migrations: readonly Migration[]): Promise<void> {
  for (const one of migrations.toSorted((a, b) => a.order - b.order)) {
    await one.up(runner);
    await record(runner, one);
  }
  for (const name of await tableNames(runner)) if (name !== 'migrations') await runner.query(`DELETE FROM ${named(name)}`); // a migration may have written rows
}

async function insert(runner: QueryRunner, { table, columns }: { readonly table: string; readonly columns: readonly string[] }, { values, isShared = false }: RowsToInsert): Promise<void> {
  const head = `INSERT ${isShared ? (isMysql(runner) ? 'IGNORE ' : 'OR IGNORE ') : ''}INTO ${named(table)} (${columns.map(named).join()}) VALUES `;
  const row = `(${places(columns.length)})`;
  await runner.query(isMysql(runner) ? 'START TRANSACTION' : 'BEGIN IMMEDIATE');
  try {
    for (const chunk of chunks(values, Math.max(1, Math.floor(MOST_PARAMETERS / columns.length)))) await runner.query(head + chunk.map(() => row).join(), chunk.flat());
    await runner.query('COMMIT');
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Rows that fit one statement, on a server also by their bytes. */
function* chunks(rows: readonly (readonly StoredValue[])[], most: number): Iterable<readonly (readonly StoredValue[])[]> {
  let chunk: (readonly StoredValue[])[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = row.reduce((sum: number, value) => sum + (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 1), 0);
    if (chunk.length > 0 && (chunk.length >= most || bytes + size > MOST_BYTES)) {
      yield chunk;
      [chunk, bytes] = [[], 0];
    }
    chunk.push(row);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}
