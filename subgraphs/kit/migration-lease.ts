import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';

/** The right of one process to change a schema. */
export interface Lease {
  /** Throws when another process has taken the lease: the work must stop and may be retried. */
  check(): void;
}

interface LeaseParts {
  readonly source: DataSource;
  readonly runner: QueryRunner;
  readonly owner: string;
  readonly leaseMilliseconds: number;
}

const RENEWALS_IN_A_LEASE = 3;
const [FIRST_WAIT_MILLISECONDS, LONGEST_WAIT_MILLISECONDS] = [50, 1000];

/**
 * Do the work while no other process does, or wait until another has done it. The lease is a row, and its times are the server's: a lock
 * of the session (GET_LOCK) would not survive TiDB or Vitess. A process that loses its lease while it is paused starts again.
 */
export async function underMigrationLease(parts: LeaseParts, work: (lease: Lease) => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  await createLease(parts.runner);
  for (let wait = FIRST_WAIT_MILLISECONDS; !await isDone(); wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS)) {
    if (!await claim(parts)) await delay(wait);
    else if (await held(parts, work)) return;
  }
}

/** Whether the work was finished under the lease, which is renewed meanwhile and released at the end. */
async function held(parts: LeaseParts, work: (lease: Lease) => Promise<void>): Promise<boolean> {
  const lost = new LeaseLost('Another process took over the migration');
  let isHeld = true;
  const renewal = setInterval(() => {
    claim(parts).then((renewed) => { isHeld = renewed; }, () => { isHeld = false; });
  }, parts.leaseMilliseconds / RENEWALS_IN_A_LEASE).unref();
  try {
    await work({ check: () => { if (!isHeld) throw lost; } });
    return true;
  } catch (error) {
    if (error !== lost) throw error;
    return false;
  } finally {
    clearInterval(renewal);
    await giveBack(parts).catch(() => undefined); // it expires
  }
}

class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

async function createLease(runner: QueryRunner): Promise<void> {
  await runner.query('CREATE TABLE IF NOT EXISTS migration_lease (id int NOT NULL PRIMARY KEY, owner varchar(36) NOT NULL, lease_end datetime(3) NOT NULL) ENGINE=InnoDB');
  await runner.query("INSERT IGNORE INTO migration_lease (id, owner, lease_end) VALUES (1, '', UTC_TIMESTAMP(3))");
}

/** Take or renew the lease, on a connection of the pool: the runner's may be busy with a long ALTER TABLE. */
async function claim({ source, owner, leaseMilliseconds }: LeaseParts): Promise<boolean> {
  const { affectedRows } = await source.query<{ affectedRows: number }>(
    'UPDATE migration_lease SET owner = ?, lease_end = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND WHERE id = 1 AND (owner = ? OR lease_end <= UTC_TIMESTAMP(3))',
    [owner, leaseMilliseconds * 1000, owner]);
  return affectedRows > 0;
}

const giveBack = ({ source, owner }: LeaseParts): Promise<unknown> =>
  source.query('UPDATE migration_lease SET lease_end = UTC_TIMESTAMP(3) WHERE id = 1 AND owner = ?', [owner]);
