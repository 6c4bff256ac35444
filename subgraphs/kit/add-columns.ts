import type { QueryRunner, TableColumnOptions } from 'typeorm';
import type { Column, Columns } from './columns.js';
import { migration, unlessDone, type Migration } from './migration.js';
import { portableColumn } from './portable-column.js';
import { columnNames, dialectOf, indexExists, isMysql } from './schema-facts.js';

/** A migration that adds columns to a table; existing rows get the columns' defaults. */
export const columnsMigration = (sequence: number, table: string, columns: Columns): Migration =>
  migration(sequence, `add_to_${table}`, async (runner) => {
    const missing = async (): Promise<[string, Column][]> => {
      const known = await columnNames(runner, table);
      return Object.entries(columns).filter(([name]) => !known.has(name));
    };
    await unlessDone(async () => (await missing()).length === 0, async () => {
      const clauses = (await missing()).map(([name, column]) => `ADD COLUMN ${clause(portableColumn(name, column, dialectOf(runner)))}`);
      for (const statement of isMysql(runner) ? [clauses.join(', ')] : clauses) await runner.query(`ALTER TABLE ${table} ${statement}`); // SQLite adds one column a statement
    });
  });

/** A migration that renames a column; its indexes keep working under the new name. */
export const renameColumnMigration = (sequence: number, table: string, { from, to }: { from: string; to: string }): Migration =>
  migration(sequence, `rename_${table}_${from}`, (runner) => unlessDone(
    async () => (await columnNames(runner, table)).has(to),
    () => runner.query(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`)));

/** A migration that adds an index to a table. */
export const indexMigration = (sequence: number, table: string, index: readonly [string, readonly string[]]): Migration =>
  migration(sequence, `index_${index[0]}`, (runner) => addIndex(runner, { table, index, kind: 'INDEX' }));

/** A migration that adds a unique index to a table; its name differs from the index's. */
export const uniqueMigration = (sequence: number, name: string, { table, index }: { table: string; index: readonly [string, readonly string[]] }): Migration =>
  migration(sequence, name, (runner) => addIndex(runner, { table, index, kind: 'UNIQUE INDEX' }));

interface AddedIndex {
  readonly table: string;
  readonly index: readonly [string, readonly string[]];
  readonly kind: 'INDEX' | 'UNIQUE INDEX';
}

const addIndex = (runner: QueryRunner, { table, index: [name, columns], kind }: AddedIndex): Promise<void> =>
  unlessDone(() => indexExists(runner, table, name), () => runner.query(`CREATE ${kind} ${name} ON ${table} (${columns.join(', ')})`));

/** A migration that drops an unused index. */
export const dropIndexMigration = (sequence: number, table: string, name: string): Migration =>
  migration(sequence, `drop_${name}`, (runner) => unlessDone(
    async () => !await indexExists(runner, table, name),
    () => runner.query(`DROP INDEX ${name}${isMysql(runner) ? ` ON ${table}` : ''}`)));

/** A migration that drops a column, whose values are elsewhere. */
export const dropColumnMigration = (sequence: number, table: string, column: string): Migration =>
  migration(sequence, `drop_${table}_${column}`, (runner) => unlessDone(
    async () => !(await columnNames(runner, table)).has(column),
    () => runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`)));

/** TypeORM would copy the whole table on SQLite; a single statement suffices. */
function clause({ name, type, length, charset, collation, isNullable, default: fallback }: TableColumnOptions): string {
  return [
    name, length === undefined ? type : `${type}(${length})`,
    charset !== undefined && `CHARACTER SET ${charset}`, collation !== undefined && `COLLATE ${collation}`,
    isNullable === true ? 'NULL' : 'NOT NULL', fallback !== undefined && `DEFAULT ${String(fallback)}`,
  ].filter((word) => word !== false).join(' ');
}
