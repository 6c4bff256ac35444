import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, type TableDefinition } from './columns.js';

/** One forward change of a database; MySQL cannot roll DDL back, so a migration changes one thing. */
export type Migration = new () => MigrationInterface;

/** A migration from a sequence number (its order, never reused), a name and the change. */
export function migration(sequence: number, name: string, change: (runner: QueryRunner) => Promise<void>): Migration {
  return class implements MigrationInterface {
    readonly name = `${name}${String(FIRST_SEQUENCE + sequence)}`;

    up(runner: QueryRunner): Promise<void> {
      return change(runner);
    }

    down(): Promise<void> {
      return Promise.reject(new Error('Migrations only go forward; restore a backup instead'));
    }
  };
}

/** A migration that creates one table. */
export const tableMigration = (sequence: number, definition: TableDefinition): Migration =>
  migration(sequence, `create_${definition.name}`, (runner) => createTable(runner, definition));

// TypeORM orders migrations by the 13 digits at the end of their names.
const FIRST_SEQUENCE = 1_800_000_000_000;
