import { code, instantColumn, int, nullable, type TableDefinition } from '#subgraph-kit/columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { CONSUMED } from '#subgraph-kit/consume-once.js';
import type { Database } from '#subgraph-kit/database.js';
import { FEED } from '#subgraph-kit/feed.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { testDatabase } from './database.js';
import { manualClock, type ManualClock } from './manual-clock.js';

/** A table to write in. */
export const NOTE = {
  name: 'note',
  columns: { company_id: int, id: code(40), version: int, changed_at: nullable(instantColumn) },
  primaryKey: ['company_id', 'id'],
  indexes: { note_changed: ['company_id', 'changed_at'] },
} satisfies TableDefinition;

/** A database with a table to write in and everything the kit needs, for the tests of the kit. */
export interface NoteDatabase {
  readonly database: Database;
  readonly clock: ManualClock;
}

/** Open a fresh one; its clock stands at 2026-11-21T09:30:00.000Z. */
export async function noteDatabase(): Promise<NoteDatabase> {
  const clock = manualClock('2026-11-21T09:30:00.000Z');
  const migrations = [FEED, OUTBOX, CONSUMED, COMMAND, NOTE].flatMap((definition, index) => tableMigrations(index + 1, definition));
  return { clock, database: await openDatabase({ location: testDatabase('orders'), migrations, clock }) };
}

/** A row of the table `note` of company 1. */
export const note = (id: string, changedAt: string | null = null) => ({ company_id: 1, id, version: 1, changed_at: changedAt });

/** Blocks those that wait for it until it is opened. */
export interface Gate {
  readonly passed: Promise<void>;
  open(): void;
}

/** A closed {@link Gate}. */
export function gate(): Gate {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => { open = resolve; });
  return { passed, open: () => { open(); } };
}
