import type { Clock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { wrappedWith } from '#subgraph-kit/data-keys/rewrap-data-keys.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { KEY_HISTORY } from './key-history.js';
import { identityMigrations } from './migrations.js';

/** The id of the master key that this subgraph's secrets are sealed with; undefined while nothing is sealed, so that any key can be used. */
export async function identitySealedWith(location: DatabaseLocation, clock: Clock): Promise<string | undefined> {
  const database = await openDatabase({ location, migrations: identityMigrations, clock });
  try {
    const [wrapped] = await wrappedWith(database);
    if (wrapped === undefined) return await KEY_HISTORY.sealedWith?.(database);
    return database.dialect === 'mysql' || await KEY_HISTORY.isUsed(database) ? wrapped : undefined;
  } finally {
    await database.close();
  }
}
