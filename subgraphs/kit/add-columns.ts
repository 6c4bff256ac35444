import { TableColumn } from 'typeorm';
import { columnOptions, type Column } from './columns.js';
import { migration, type Migration } from './migration.js';

/** A migration that adds columns to a table; begun and broken off (MySQL cannot roll DDL back) it goes on where it stopped. */
export const addColumns = (sequence: number, table: string, columns: Readonly<Record<string, Column>>): Migration =>
  migration(sequence, `extend_${table}`, async (runner) => {
    for (const [name, column] of Object.entries(columns)) {
      if (!await runner.hasColumn(table, name)) await runner.addColumn(table, new TableColumn(columnOptions(runner, name, column)));
    }
  });
