import type { Database as SqliteHandle } from 'better-sqlite3';
import type { Pool } from 'mysql2';
import type { Explain } from '#kernel/work-notes.js';

const READS_OR_CHANGES = /^\s*(select|insert|update|delete|replace|with)\b/i;
const NONE = 'This statement has no plan';

/** SQLite's plan of a statement: it names tables and indexes, and no value. */
export const explainSqlite = (handle: SqliteHandle): Explain => (sql, parameters) => {
  if (!READS_OR_CHANGES.test(sql)) return Promise.resolve(NONE);
  const steps = handle.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { readonly detail: string }[];
  return Promise.resolve(steps.map(({ detail }) => detail).join('; '));
};

/** MySQL's plan of a statement: of its columns those that name tables and indexes and estimate rows. The format is named, because MySQL 9 answers with a tree by itself. */
export const explainMysql = (pool: Pool): Explain => (sql, parameters) => new Promise((resolve, reject) => {
  if (!READS_OR_CHANGES.test(sql)) {
    resolve(NONE);
    return;
  }
  pool.query({ sql: `EXPLAIN FORMAT=TRADITIONAL ${sql}`, timeout: EXPLAIN_MILLISECONDS }, [...parameters], (error, steps) => {
    if (error) reject(error); else resolve((steps as Step[]).map(stepOf).join('; '));
  });
});

const EXPLAIN_MILLISECONDS = 2000;

interface Step {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly rows: number | null;
  readonly Extra: string | null;
}

const stepOf = ({ table, type, key, rows, Extra: extra }: Step): string => `${table ?? 'no table'}: ${type ?? 'all'} by ${key ?? 'no index'}, about ${String(rows ?? 0)} rows${extra ? ` (${extra})` : ''}`;
