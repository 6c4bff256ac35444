import type { QueryRunner, TableColumnOptions } from 'typeorm';
import { columnOptions, type Column } from './columns.js';
import { migration, type Migration } from './migration.js';

/** Columns that came to a table after it was made. */
export type AddedColumns = Readonly<Record<string, Column>>;

/** A migration that adds columns to a table; rows that are there take the columns' defaults. */
export const columnsMigration = (sequence: number, table: string, columns: AddedColumns): Migration =>
  migration(sequence, `add_to_${table}`, async (runner) => {
    const clauses = Object.entries(columns).map(([name, column]) => `ADD COLUMN ${clause(columnOptions(runner, name, column))}`);
    for (const statement of isMysql(runner) ? [clauses.join(', ')] : clauses) await runner.query(`ALTER TABLE ${table} ${statement}`); // SQLite adds one column a statement
  });

/** A migration that adds an index to a table. */
export const indexMigration = (sequence: number, table: string, [name, columns]: readonly [string, readonly string[]]): Migration =>
  migration(sequence, `index_${name}`, async (runner) => {
    await runner.query(`CREATE INDEX ${name} ON ${table} (${columns.join(', ')})`);
  });

/** A migration that drops an index nothing reads any more. */
export const dropIndexMigration = (sequence: number, table: string, name: string): Migration =>
  migration(sequence, `drop_${name}`, async (runner) => {
    await runner.query(`DROP INDEX ${name}${isMysql(runner) ? ` ON ${table}` : ''}`);
  });

const isMysql = (runner: QueryRunner): boolean => runner.dataSource.options.type === 'mysql';

/** TypeORM would copy the whole table on SQLite; the statement it copies it for is short. */
function clause({ name, type, length, charset, collation, isNullable, default: fallback }: TableColumnOptions): string {
  return [
    name, length === undefined ? type : `${type}(${length})`,
    charset !== undefined && `CHARACTER SET ${charset}`, collation !== undefined && `COLLATE ${collation}`,
    isNullable === true ? 'NULL' : 'NOT NULL', fallback !== undefined && `DEFAULT ${String(fallback)}`,
  ].filter((word) => word !== false).join(' ');
}
