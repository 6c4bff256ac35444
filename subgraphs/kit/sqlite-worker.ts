import { readFileSync, rmSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { answerThread } from '#kernel/answer-thread.js';
import { preparedStatements, recordsOf, type PreparedStatement } from './prepared-statements.js';
import type { Statement } from './statement.js';

/** A table whose rows come through a journal: its upsert, and the place of the value to compress. */
export interface JournaledTable {
  readonly sql: string;
  readonly deflated: number | undefined;
}

/** A row in a journal, as JSON: the table's place in the list, then the values of all its columns. */
export type JournalLine = readonly [table: number, ...values: (string | number | null)[]];

/** The rows of a SELECT, or how many rows another statement changed. */
export type ThreadResult = number | readonly unknown[];

/** A connection to a file, which opens with its first work. */
export interface ThreadConnection {
  readonly file: string;
  /** Several connections may be to one file. */
  readonly number: number;
}

/** What the thread is asked to do over a connection: to run a statement, to move the rows of a journal's file into their tables, or to close it. */
export type ThreadWork = { readonly to: ThreadConnection } & ({ readonly statement: Statement } | { readonly journal: string; readonly tables: readonly JournaledTable[] } | { readonly close: true });

const FASTEST = { level: 1 };

interface Connection {
  readonly handle: Sqlite.Database;
  readonly prepared: (sql: string) => PreparedStatement;
}

const opened = new Map<number, Connection>();

/** The file, opened for writing: a commit is in the hands of the operating system, which a killed process does not undo. */
function connectionTo({ file, number }: ThreadConnection): Connection {
  const known = opened.get(number);
  if (known) return known;
  const handle = new Sqlite(file);
  handle.pragma('synchronous = NORMAL');
  const connection = { handle, prepared: preparedStatements(handle) };
  opened.set(number, connection);
  return connection;
}

function close({ number }: ThreadConnection): number {
  opened.get(number)?.handle.close();
  return Number(opened.delete(number));
}

function run({ prepared: prepare }: Connection, { sql, parameters }: Statement): ThreadResult {
  const prepared = prepare(sql);
  const values = parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value)); // a message makes plain bytes of a Buffer
  return prepared.statement.reader ? recordsOf(prepared, values) : prepared.statement.run(values).changes;
}

/** Store the rows of a journal's file in one transaction, which may have been done before, and remove the file. */
function moveJournal(connection: Connection, { journal: name, tables }: { readonly journal: string; readonly tables: readonly JournaledTable[] }): number {
  const lines = readFileSync(name, 'utf8').split('\n').filter((line) => line !== '');
  const refused = connection.handle.transaction(() => lines.filter((line) => !stored(connection, line, tables)).length).immediate();
  rmSync(name);
  return refused;
}

/** Store a line; a half line, which only a power cut leaves, and a row that its table refuses are left out, so that one never holds up the others. */
function stored(connection: Connection, text: string, tables: readonly JournaledTable[]): boolean {
  try {
    const [table, ...values] = JSON.parse(text) as JournalLine;
    const { sql = '', deflated } = tables[table] ?? {};
    run(connection, { sql, parameters: deflated === undefined ? values : values.map((value, place) => (place === deflated ? deflateSync(String(value), FASTEST) : value)) });
    return true;
  } catch (error) {
    if (error instanceof SyntaxError || isConstraint(error)) return false;
    throw error;
  }
}

const isConstraint = (error: unknown): boolean => error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');

answerThread<ThreadWork, ThreadResult>({
  run: (work) => {
    if ('close' in work) return close(work.to);
    return 'journal' in work ? moveJournal(connectionTo(work.to), work) : run(connectionTo(work.to), work.statement);
  },
});
