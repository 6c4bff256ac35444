import { parentPort, workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { preparedStatements, recordsOf, type PreparedStatement } from './prepared-statements.js';
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

const FASTEST = { level: 1 };

interface Connection {
  readonly handle: Sqlite.Database;
  readonly prepared: (sql: string) => PreparedStatement;
}

let opened: Connection | undefined;

/** The file, opened for writing: a commit is in the hands of the operating system, which a killed process does not undo. */
function connection(): Connection {
  if (opened) return opened;
  const handle = new Sqlite(workerData as string);
  handle.pragma('synchronous = NORMAL');
  opened = { handle, prepared: preparedStatements(handle) };
  return opened;
}

const stored = (value: ColumnValue | Deflate): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return 'deflate' in value ? deflateSync(value.deflate, FASTEST) : Buffer.from(value);
};

function run({ sql, parameters }: ThreadStatement): ThreadResult {
  const prepared = connection().prepared(sql);
  const values = parameters.map(stored);
  return prepared.statement.reader ? recordsOf(prepared, values) : prepared.statement.run(values).changes;
}

function answer({ id, statements, isTransaction }: ThreadRequest): ThreadAnswer {
  try {
    const all = (): ThreadResult[] => statements.map(run);
    return { id, results: isTransaction ? connection().handle.transaction(all).immediate() : all() };
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
  opened?.handle.close();
  parentPort?.close();
});
