import type { DataSource } from 'typeorm';
import type { Clock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { markAmong } from './keeping/restore-mark.js';
import type { Migration } from './migration.js';

interface BringUpToDate {
  /** The migrations that the database has recorded. */
  readonly recorded: readonly string[];
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  /** A connection of TypeORM's to the database. */
  readonly connect: () => Promise<DataSource>;
}

/**
 * Run the migrations that a database has not recorded yet, over a connection of TypeORM's that ends with them. Most starts find none: they do not even load TypeORM, a sixth of the
 * code that a process would have in memory.
 */
export async function bringUpToDate({ recorded, migrations, clock, connect }: BringUpToDate): Promise<void> {
  const names = new Set(recorded);
  if (!markAmong(names) && migrations.every(({ name }) => names.has(name))) return;
  const { migrate } = await import('./migrate.js');
  const source = await connect();
  try {
    await migrate(source, { migrations, ids: uuidV7Ids(clock) });
  } finally {
    await source.destroy();
  }
}
