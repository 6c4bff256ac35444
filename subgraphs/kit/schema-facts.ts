import type { QueryRunner } from 'typeorm';
import type { Dialect } from './statement.js';

/** Whether a runner's database is MySQL or MariaDB. */
export const isMysql = (runner: QueryRunner): boolean => runner.dataSource.options.type === 'mysql';

/** The dialect of a runner's database. */
export const dialectOf = (runner: QueryRunner): Dialect => (isMysql(runner) ? 'mysql' : 'sqlite');

/** Whether the database has a table. */
export const tableExists = async (runner: QueryRunner, table: string): Promise<boolean> => (await found(runner, {
  mysql: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?',
  sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = ?",
}, [table])).length > 0;

/** Whether a table has an index of this name. */
export const indexExists = async (runner: QueryRunner, table: string, index: string): Promise<boolean> => (await found(runner, {
  mysql: 'SELECT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ?',
  sqlite: "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND name = ?",
}, [table, index])).length > 0;

/** The names of a table's columns. */
export const columnNames = async (runner: QueryRunner, table: string): Promise<ReadonlySet<string>> => new Set(await found(runner, {
  mysql: 'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?',
  sqlite: 'SELECT name FROM pragma_table_info(?)',
}, [table]));

async function found(runner: QueryRunner, sql: { readonly mysql: string; readonly sqlite: string }, parameters: readonly string[]): Promise<string[]> {
  const rows = await runner.query(isMysql(runner) ? sql.mysql : sql.sqlite, [...parameters]) as { name: string }[];
  return rows.map(({ name }) => name);
}
