import type { QueryRunner } from 'typeorm';
import type { IndexColumns, TableDefinition } from './columns.js';
import { portableColumn } from './portable-column.js';
import { dialectOf } from './schema-facts.js';

/** Create a table with its keys and indexes in their first version, on the runner's database. */
export async function createTable(runner: QueryRunner, { name, columns, primaryKey, withoutRowid = false, unique = {}, indexes = {} }: TableDefinition): Promise<void> {
  const dialect = dialectOf(runner);
  const first = Object.entries(columns).filter(([, { since }]) => since === undefined);
  const { Table } = await import('typeorm'); // where there is a runner, it is loaded
  await runner.createTable(new Table({
    name,
    columns: keyFirst(first, primaryKey).map(([columnName, column]) => ({ ...portableColumn(columnName, column, dialect), isPrimary: primaryKey.includes(columnName) })),
    indices: [...firstIndexes(unique, true), ...firstIndexes(indexes, false)],
    ...(dialect === 'mysql' ? { engine: 'InnoDB' } : { withoutRowid }),
  }));
}

const firstIndexes = (indexes: Readonly<Record<string, IndexColumns>>, isUnique: boolean) =>
  Object.entries(indexes).flatMap(([name, columns]) => ('since' in columns ? [] : [{ name, columnNames: [...columns], isUnique }]));

/** Columns in the order of their table: TypeORM takes the order of a primary key from it. */
export function keyFirst<Entry extends readonly [string, unknown]>(columns: readonly Entry[], primaryKey: readonly string[]): Entry[] {
  const key = primaryKey.map((name) => {
    const column = columns.find(([columnName]) => columnName === name);
    if (!column) throw new Error(`The primary key names ${name}, which is no column`);
    return column;
  });
  return [...key, ...columns.filter(([name]) => !primaryKey.includes(name))];
}
