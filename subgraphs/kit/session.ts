import type { QueryRunner } from 'typeorm';
import type { Database as SqliteHandle } from 'better-sqlite3';
import type { Pool, PoolConnection } from 'mysql2';
import { preparedStatements, recordsOf } from './prepared-statements.js';
import type { ColumnValue } from './statement.js';
import type { Watch } from './watch-server.js';

/** A connection to a database that runs statements. */
export interface Session {
  /** Rows of a SELECT. */
  rows(sql: string, parameters: readonly ColumnValue[]): Promise<unknown[]>;
  /** Runs any other statement; returns how many rows it found. */
  run(sql: string, parameters: readonly ColumnValue[]): Promise<number>;
  release(): Promise<void>;
}

/**
 * Statements straight on TypeORM's SQLite connection. The driver is synchronous, and TypeORM's runner around it (events, loggers, a chain
 * of promises) costs as much as a small statement itself.
 */
export function sqliteSession(handle: SqliteHandle): Session {
  const prepared = preparedStatements(handle);
  return {
    rows: (sql, parameters) => settled(() => recordsOf(prepared(sql), parameters)),
    run: (sql, parameters) => settled(() => prepared(sql).statement.run(parameters).changes),
    release: () => Promise.resolve(),
  };
}

/** The outcome of synchronous work as a promise. */
const settled = <T>(work: () => T): Promise<T> => new Promise((resolve) => { resolve(work()); });

/** Statements on a connection of TypeORM's pool; an abandoned one is never used again, because its statement may still run. */
export function pooledSession(runner: QueryRunner, watch: Watch): Session {
  const giveUp = (): void => {
    void (runner.connect() as Promise<PoolConnection>).then((connection) => { connection.destroy(); }, () => undefined);
  };
  return {
    rows: (sql, parameters) => watch(runner.query(sql, [...parameters]) as Promise<unknown[]>, giveUp),
    run: async (sql, parameters) => (await watch(runner.query(sql, [...parameters], true), giveUp)).affected ?? 0,
    release: () => runner.release(),
  };
}

/**
 * Single statements straight on the pool, each on whichever connection is free: TypeORM's runner around one costs more than a small read itself. A
 * abandoned connection is never used again.
 */
export const pooledReads = (pool: Pool, watch: Watch): Pick<Session, 'rows'> => ({
  rows(sql, parameters) {
    let taken: PoolConnection | undefined;
    let isOver = false;
    const reading = new Promise<unknown[]>((resolve, reject) => {
      pool.getConnection((refused, connection) => {
        if (refused) {
          reject(refused);
        } else if (isOver) {
          connection.release();
        } else {
          taken = connection;
          connection.query(sql, [...parameters], (error, rows) => {
            connection.release();
            if (error) reject(error); else resolve(rows as unknown[]);
          });
        }
      });
    });
    return watch(reading, () => {
      isOver = true;
      taken?.destroy();
    });
  },
});
