import { parentPort, workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import type { ColumnValue, Statement } from './statement.js';

/** A value that the thread compresses before it writes it. */
export interface Deflate {
  readonly deflate: string;
}

/** A statement for the thread. */
export type ThreadStatement = Statement<ColumnValue | Deflate>;

/** The rows of a SELECT, or how many rows another statement changed. */
export type ThreadResult = number | readonly unknown[];

/** Statements to run. */
export interface ThreadRequest {
  readonly id: number;
  readonly statements: readonly ThreadStatement[];
  readonly isTransaction: boolean;
}

/** What became of them. */
export type ThreadAnswer = { readonly id: number; readonly results: readonly ThreadResult[] } | { readonly id: number; readonly code: string; readonly message: string };

const MOST_STATEMENTS = 500;
const BUSY_MILLISECONDS = 5000;
const FASTEST = { level: 1 };

let opened: Sqlite.Database | undefined;
const prepared = new Map<string, Sqlite.Statement>();

/** The file, opened for writing: a commit is in the hands of the operating system, which a killed process does not undo. */
function database(): Sqlite.Database {
  if (opened) return opened;
  const made = new Sqlite(workerData as string, { timeout: BUSY_MILLISECONDS });
  made.pragma('journal_mode = WAL');
  made.pragma('synchronous = NORMAL');
  opened = made;
  return made;
}

function statementOf(sql: string): Sqlite.Statement {
  const known = prepared.get(sql);
  if (known) return known;
  const [oldest] = prepared.keys();
  if (prepared.size >= MOST_STATEMENTS && oldest !== undefined) prepared.delete(oldest);
  const made = database().prepare(sql);
  prepared.set(sql, made);
  return made;
}

const stored = (value: ColumnValue | Deflate): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return 'deflate' in value ? deflateSync(value.deflate, FASTEST) : Buffer.from(value);
};

function run({ sql, parameters }: ThreadStatement): ThreadResult {
  const statement = statementOf(sql);
  const values = parameters.map(stored);
  return statement.reader ? statement.all(values) : statement.run(values).changes;
}

function answer({ id, statements, isTransaction }: ThreadRequest): ThreadAnswer {
  try {
    const all = (): ThreadResult[] => statements.map(run);
    return { id, results: isTransaction ? database().transaction(all).immediate() : all() };
  } catch (error) {
    const { code, message } = error as Error & { readonly code?: string };
    return { id, code: code ?? '', message };
  }
}

parentPort?.on('message', (request: ThreadRequest | null) => {
  if (request) {
    parentPort?.postMessage(answer(request));
    return;
  }
  opened?.close();
  parentPort?.close();
});
