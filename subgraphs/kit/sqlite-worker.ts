import { readFileSync, rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
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

/** What a thread is started with. */
export interface ThreadFile {
  readonly file: string;
  readonly tables: readonly JournaledTable[];
}

/** The rows of a SELECT, or how many rows another statement changed. */
export type ThreadResult = number | readonly unknown[];

/** What a thread is asked: to run a statement, or to move the rows of a journal's file into their tables. */
export type ThreadWork = { readonly statement: Statement } | { readonly journal: string };

const FASTEST = { level: 1 };
const { file, tables } = workerData as ThreadFile;

interface Connection {
  readonly handle: Sqlite.Database;
  readonly prepared: (sql: string) => PreparedStatement;
}

let opened: Connection | undefined;

/** The file, opened for writing: a commit is in the hands of the operating system, which a killed process does not undo. */
function connection(): Connection {
  if (opened) return opened;
  const handle = new Sqlite(file);
  handle.pragma('synchronous = NORMAL');
  opened = { handle, prepared: preparedStatements(handle) };
  return opened;
}

function run({ sql, parameters }: Statement): ThreadResult {
  const prepared = connection().prepared(sql);
  const values = parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value)); // a message makes plain bytes of a Buffer
  return prepared.statement.reader ? recordsOf(prepared, values) : prepared.statement.run(values).changes;
}

/** Store the rows of a journal's file in one transaction, which may have been done before, and remove the file. */
function moveJournal(name: string): number {
  const lines = readFileSync(name, 'utf8').split('\n').filter((line) => line !== '');
  const refused = connection().handle.transaction(() => lines.filter((line) => !stored(line)).length).immediate();
  rmSync(name);
  return refused;
}

/** Store a line; a half line, which only a power cut leaves, and a row that its table refuses are left out, so that one never holds up the others. */
function stored(text: string): boolean {
  try {
    const [table, ...values] = JSON.parse(text) as JournalLine;
    const { sql = '', deflated } = tables[table] ?? {};
    run({ sql, parameters: deflated === undefined ? values : values.map((value, place) => (place === deflated ? deflateSync(String(value), FASTEST) : value)) });
    return true;
  } catch (error) {
    if (error instanceof SyntaxError || isConstraint(error)) return false;
    throw error;
  }
}

const isConstraint = (error: unknown): boolean => error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');

answerThread<ThreadWork, ThreadResult>({
  run: (work) => ('journal' in work ? moveJournal(work.journal) : run(work.statement)),
  end: () => { opened?.handle.close(); },
});
