import { columnsMigration, indexMigration, uniqueMigration } from './add-columns.js';
import type { TableDefinition } from './columns.js';
import { createTable } from './create-table.js';
import { grouped } from './grouped.js';
import { migration, unlessDone, type Migration } from './migration.js';
import { tableExists } from './schema-facts.js';

/** A migration that creates a table in its first version. */
export const tableMigration = (sequence: number, definition: TableDefinition): Migration =>
  migration(sequence, `create_${definition.name}`, (runner) => unlessDone(() => tableExists(runner, definition.name), () => createTable(runner, definition)));

/** The migrations of a table: the one that creates it, and those that added columns and indexes to it since. */
export const tableMigrations = (sequence: number, definition: TableDefinition): Migration[] => [tableMigration(sequence, definition), ...laterMigrations(definition)];

/** The migrations that added columns and indexes to a table after it was created. */
export function laterMigrations({ name: table, columns, unique = {}, indexes = {} }: TableDefinition): Migration[] {
  const added = grouped(Object.entries(columns).filter(([, { since }]) => since !== undefined), ([, { since = 0 }]) => since);
  return [
    ...[...added].map(([sequence, some]) => columnsMigration(sequence, table, Object.fromEntries(some))),
    ...Object.entries(unique).flatMap(([name, index]) => ('since' in index ? [uniqueMigration(index.since, `unique_${name}`, { table, index: [name, index.columns] })] : [])),
    ...Object.entries(indexes).flatMap(([name, index]) => ('since' in index ? [indexMigration(index.since, table, [name, index.columns])] : [])),
  ];
}
