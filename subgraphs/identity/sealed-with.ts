import type { Clock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { requiredKey } from '#subgraph-kit/sealing-key.js';
import { identityMigrations } from './migrations.js';
import { SEALED_COLUMNS } from './sealed-columns.js';

/** The id of the sealing key that this subgraph's secrets are sealed with; undefined while nothing is sealed, so that any key can be used. */
export async function identitySealedWith(location: DatabaseLocation, clock: Clock): Promise<string | undefined> {
  const database = await openDatabase({ location, migrations: identityMigrations, clock });
  try {
    return await requiredKey(database, SEALED_COLUMNS);
  } finally {
    await database.close();
  }
}
