import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Clock, Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { translateDatabaseError, WriteConflict } from './database-error.js';
import { Mutex } from './mutex.js';
import { nextStamp } from './feed.js';
import { accumulateStatement, chunked, insertStatement, upsertStatement, type ColumnValue, type Dialect, type InsertRow, type Statement } from './statement.js';

/** Runs SQL and answers plain rows. */
export interface Reader {
  readonly dialect: Dialect;
  /** Rows of a SELECT; parameters are `?` in both dialects. */
  query<Row>(sql: string, parameters?: readonly ColumnValue[]): Promise<Row[]>;
}

/** What a use case may do inside a transaction. */
export interface Transaction extends Reader {
  /** Runs a write and answers how many rows it found. */
  execute(sql: string, parameters?: readonly ColumnValue[]): Promise<number>;
  /** Inserts rows of one table, all with the same columns. */
  insert(table: string, rows: readonly InsertRow[]): Promise<void>;
  /** Inserts rows or, where the key exists, overwrites their other columns. */
  upsert(table: string, key: readonly string[], rows: readonly InsertRow[]): Promise<void>;
  /** Inserts rows or, where the key exists, adds to the columns named in `sum` and overwrites the others. */
  accumulate(table: string, columns: { readonly key: readonly string[]; readonly sum: readonly string[] }, rows: readonly InsertRow[]): Promise<void>;
  /**
   * This transaction's change stamp in a company's feeds: later than every stamp committed before it, and nobody else
   * gets one until this transaction ends. Take it after the reads, right before the writes that carry it.
   */
  stamp(companyId: number): Promise<Instant>;
  /** Runs once the transaction has committed, never when it failed. */
  afterCommit(notify: () => void): void;
}

/** A subgraph's database: reads from anywhere, writes only inside a transaction. */
export interface Database extends Reader {
  /** Everything inside `work` commits together or not at all; `work` runs again, up to three times, when another transaction was first. */
  inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Connections {
  readonly dialect: Dialect;
  readonly writer: DataSource;
  readonly reader: DataSource;
  readonly clock: Clock;
}

const ATTEMPTS = 4;
const JITTER_MILLISECONDS = 20;

/** A {@link Database} over open TypeORM data sources; SQLite's single writer is shared first in, first out. */
export function databaseOver({ dialect, writer, reader, clock }: Connections): Database {
  const mutex = new Mutex();
  const once = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const runner = writer.createQueryRunner();
    try {
      return await attempt({ runner, dialect, clock }, work);
    } finally {
      await runner.release();
    }
  };
  const turn = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    dialect === 'sqlite' ? mutex.run(() => once(work)) : once(work);
  return {
    dialect,
    query: (sql, parameters = []) => reader.query(sql, [...parameters]).catch(rethrow),
    inTransaction: (work) => withRetries(() => turn(work)),
    close: async () => {
      await mutex.run(() => Promise.resolve());
      if (reader !== writer) await reader.destroy();
      await writer.destroy();
    },
  };
}

async function attempt<T>(parts: Omit<TransactionParts, 'notifications'>, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { runner, dialect } = parts;
  const notifications: (() => void)[] = [];
  await runner.query(dialect === 'sqlite' ? 'BEGIN IMMEDIATE' : 'START TRANSACTION').catch(rethrow);
  let result: T;
  try {
    result = await work(transactionOver({ ...parts, notifications }));
    await runner.query('COMMIT');
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined); // the connection may be gone, and the transaction with it
    throw translateDatabaseError(error);
  }
  for (const notify of notifications) notify();
  return result;
}

interface TransactionParts {
  readonly runner: QueryRunner;
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly notifications: (() => void)[];
}

function transactionOver({ runner, dialect, clock, notifications }: TransactionParts): Transaction {
  const stamps = new Map<number, Promise<Instant>>();
  const execute = async (sql: string, parameters: readonly ColumnValue[] = []): Promise<number> => {
    const { affected } = await runner.query(sql, [...parameters], true).catch(rethrow);
    return affected ?? 0;
  };
  const inPieces = async (rows: readonly InsertRow[], statement: (piece: readonly InsertRow[]) => Statement): Promise<void> => {
    if (rows.length === 0) return;
    for (const piece of chunked(rows)) {
      const { sql, parameters } = statement(piece);
      await execute(sql, parameters);
    }
  };
  const transaction: Transaction = {
    dialect,
    query: (sql, parameters = []) => runner.query(sql, [...parameters]).catch(rethrow),
    execute,
    insert: (table, rows) => inPieces(rows, (piece) => insertStatement(table, piece)),
    upsert: (table, key, rows) => inPieces(rows, (piece) => upsertStatement(dialect, table, { key, rows: piece })),
    accumulate: (table, { key, sum }, rows) => inPieces(rows, (piece) => accumulateStatement(dialect, table, { key, sum, rows: piece })),
    stamp: (companyId) => {
      const taken = stamps.get(companyId) ?? nextStamp(transaction, companyId, clock);
      stamps.set(companyId, taken);
      return taken;
    },
    afterCommit: (notify) => notifications.push(notify),
  };
  return transaction;
}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (tried === ATTEMPTS) throw new Failure('CONFLICT', 'Others keep changing this record; try again', {}, { cause: error });
      await delay(Math.random() * JITTER_MILLISECONDS * tried);
    }
  }
}

const rethrow = (error: unknown): never => {
  throw translateDatabaseError(error);
};
