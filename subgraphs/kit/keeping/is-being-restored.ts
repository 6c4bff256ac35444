import { existsSync } from 'node:fs';
import type { DatabaseLocation } from '#kernel/config.js';
import { readyUrl } from '../ready-host.js';
import { schemaNameOf } from '../schema-name-of.js';
import { rowsOnServer } from './create-schema.js';
import { markAmong } from './restore-mark.js';
import { sqliteSnapshot } from './sqlite-snapshot.js';

/** Whether the restore of a database has begun and has not ended; false where that cannot be read, since whoever opens it says why. */
export async function isBeingRestored(location: DatabaseLocation): Promise<boolean> {
  try {
    return markAmong(await migrationsOf(location)) !== undefined;
  } catch {
    return false;
  }
}

async function migrationsOf(location: DatabaseLocation): Promise<readonly string[]> {
  if (location.kind === 'mysql') return (await rowsOnServer<{ name: string }>(await readyUrl(location), `SELECT name FROM \`${schemaNameOf(location.url)}\`.migrations`)).map(({ name }) => name);
  if (!existsSync(location.file)) return [];
  const snapshot = sqliteSnapshot(location.file);
  try {
    return await snapshot.migrations();
  } finally {
    snapshot.close();
  }
}
