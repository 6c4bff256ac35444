import type { Database as SqliteHandle } from 'better-sqlite3';
import type { Pool, PoolConnection, QueryResult, ResultSetHeader } from 'mysql2';
import { noteWait } from '#kernel/process-figures.js';
import { noteStatement } from '#kernel/work-notes.js';
import { explainMysql, explainSqlite } from './explain.js';
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
 * Statements straight on SQLite's driver, as those below are on a pool of the server's. The driver is synchronous, and TypeORM's runner around it (events, loggers, a chain
 * of promises) would cost as much as a small statement itself.
 */
export function sqliteSession(handle: SqliteHandle): Session {
  const prepared = preparedStatements(handle);
  const explain = explainSqlite(handle);
  return {
    rows: (sql, parameters) => settled(() => {
      const began = performance.now();
      const records = recordsOf(prepared(sql), parameters);
      noteStatement({ system: 'sqlite', sql, parameters, rows: records.length, began, explain });
      return records;
    }),
    run: (sql, parameters) => settled(() => {
      const began = performance.now();
      const { changes } = prepared(sql).statement.run(...parameters);
      noteStatement({ system: 'sqlite', sql, parameters, rows: changes, began, explain });
      return changes;
    }), // as arguments, of which SQLite takes 32,766 at most: the driver binds them a fifth faster than those of a list
    release: () => Promise.resolve(),
  };
}

/** The outcome of synchronous work as a promise. */
const settled = <T>(work: () => T): Promise<T> => new Promise((resolve) => { resolve(work()); });

/** Statements on one connection of the pool, taken with the first of them; an abandoned one is never used again, because its statement may still run. */
export function pooledSession(pool: Pool, watch: Watch): Session {
  const explain = explainMysql(pool);
  let taken: Promise<PoolConnection> | undefined;
  let isAbandoned = false;
  const giveUp = (): void => {
    isAbandoned = true;
    void taken?.then((connection) => { connection.destroy(); }, () => undefined);
  };
  const send = async (sql: string, parameters: readonly ColumnValue[]): Promise<QueryResult> => {
    const connection = await (taken ??= waitedFor(pool));
    const began = performance.now();
    const result = await new Promise<QueryResult>((resolve, reject) => {
      connection.query(sql, [...parameters], (error, answered) => { if (error) reject(error); else resolve(answered); });
    });
    noteStatement({ system: 'mysql', sql, parameters, rows: rowsOf(result), began, explain });
    return result;
  };
  return {
    rows: (sql, parameters) => watch(send(sql, parameters) as Promise<unknown[]>, giveUp),
    run: async (sql, parameters) => (await watch(send(sql, parameters) as Promise<ResultSetHeader>, giveUp)).affectedRows,
    release: async () => {
      if (!isAbandoned) (await taken?.catch(() => undefined))?.release();
    },
  };
}

const connectionOf = (pool: Pool): Promise<PoolConnection> => new Promise((resolve, reject) => {
  pool.getConnection((refused, connection) => { if (refused) reject(refused); else resolve(connection); });
});

async function waitedFor(pool: Pool): Promise<PoolConnection> {
  const asked = performance.now();
  const connection = await connectionOf(pool);
  noteWait('pool', asked);
  return connection;
}

const rowsOf = (result: QueryResult): number => (Array.isArray(result) ? result.length : result.affectedRows);

/** Single statements on the pool, each on whichever connection is free and committed by itself; an abandoned one is never used again. */
export function pooledStatements(pool: Pool, watch: Watch): Pick<Session, 'rows' | 'run'> {
  const explain = explainMysql(pool);
  const result = async <Result extends unknown[] | ResultSetHeader>(sql: string, parameters: readonly ColumnValue[]): Promise<Result> => {
    const asked = performance.now();
    let began = asked;
    let taken: PoolConnection | undefined;
    let isOver = false;
    const running = new Promise<Result>((resolve, reject) => {
      pool.getConnection((refused, connection) => {
        if (refused) {
          reject(refused);
        } else if (isOver) {
          connection.release();
        } else {
          taken = connection;
          began = performance.now();
          connection.query(sql, [...parameters], (error, answered) => {
            connection.release();
            if (error) reject(error); else resolve(answered as Result);
          });
        }
      });
    });
    const answered = await watch(running, () => {
      isOver = true;
      taken?.destroy();
    });
    noteWait('pool', asked, began);
    noteStatement({ system: 'mysql', sql, parameters, rows: Array.isArray(answered) ? answered.length : answered.affectedRows, began, explain });
    return answered;
  };
  return {
    rows: (sql, parameters) => result<unknown[]>(sql, parameters),
    run: async (sql, parameters) => (await result<ResultSetHeader>(sql, parameters)).affectedRows,
  };
}
