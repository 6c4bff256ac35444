import type { DataSource, QueryRunner } from 'typeorm';
import type { Ids } from '#kernel/ids.js';
import type { Migration } from './migration.js';
import { underMigrationLease, type Lease } from './migration-lease.js';
import { markAmong, recordedMigrations, UnfinishedRestore } from './keeping/restore-mark.js';
import { isMysql } from './schema-facts.js';

/** The migrations of a database and their dependencies. */
export interface Migrating {
  readonly migrations: readonly Migration[];
  readonly ids: Ids;
  /** How long a process that died during a migration keeps others waiting on MySQL. */
  readonly leaseMilliseconds?: number;
}

const LEASE_MILLISECONDS = 15_000;

/**
 * Run the migrations a database has not recorded yet, in their order. On SQLite each runs in a transaction of its own; on MySQL, where
 * DDL cannot be rolled back, one process migrates under a lease while the others wait for it, and a migration left incomplete by a process
 * that died is completed by the next, because every migration may run again on its own result.
 */
export async function migrate(source: DataSource, { migrations, ids, leaseMilliseconds = LEASE_MILLISECONDS }: Migrating): Promise<void> {
  const ordered = migrations.toSorted((a, b) => a.order - b.order);
  const runner = source.createQueryRunner();
  try {
    const pending = () => notRecorded(runner, ordered);
    if ((await pending()).length === 0) return;
    if (isMysql(runner)) await underMigrationLease({ source, runner, owner: ids.next(), leaseMilliseconds }, (lease) => runUnderLease(runner, ordered, lease), async () => (await pending()).length === 0);
    else await runInTransactions(runner, ordered);
  } finally {
    await runner.release();
  }
}

async function runUnderLease(runner: QueryRunner, migrations: readonly Migration[], lease: Lease): Promise<void> {
  await createHistory(runner);
  for (const one of await notRecorded(runner, migrations)) {
    lease.check();
    await one.up(runner);
    await record(runner, one);
  }
}

async function runInTransactions(runner: QueryRunner, migrations: readonly Migration[]): Promise<void> {
  await createHistory(runner);
  for (const one of await notRecorded(runner, migrations)) {
    await runner.query('BEGIN IMMEDIATE');
    try {
      const [isPending] = await notRecorded(runner, [one]); // checked under the lock: another process may have run it while this one waited
      if (isPending) {
        await one.up(runner);
        await record(runner, one);
      }
      await runner.query('COMMIT');
    } catch (error) {
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}

/** Creates the table that TypeORM's own executor created in earlier releases. */
export const createHistory = (runner: QueryRunner): Promise<unknown> => runner.query(isMysql(runner)
  ? 'CREATE TABLE IF NOT EXISTS migrations (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, timestamp bigint NOT NULL, name varchar(255) NOT NULL) ENGINE=InnoDB'
  : 'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, timestamp bigint NOT NULL, name varchar NOT NULL)');

async function notRecorded(runner: QueryRunner, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const recorded = new Set(await recordedMigrations(runner));
  if (markAmong(recorded)) throw new UnfinishedRestore();
  return migrations.filter(({ name }) => !recorded.has(name));
}

/** Records a migration, once. */
export const record = (runner: QueryRunner, { name, order }: Migration): Promise<unknown> =>
  runner.query('INSERT INTO migrations (timestamp, name) SELECT ?, ? FROM (SELECT 1) AS one WHERE NOT EXISTS (SELECT 1 FROM migrations WHERE name = ?)', [order, name, name]);
