import { existsSync } from 'node:fs';
import type { DatabaseLocation } from '#kernel/config.js';
import { readyUrl } from '../ready-host.js';
import { schemaNameOf } from '../schema-name-of.js';
import { rowsOnServer } from './create-schema.js';
import { sqliteSnapshot } from './sqlite-snapshot.js';

/** The names of the migrations that ran on a database, which another process may be using; on a server it rejects where none ever ran. */
export async function migrationsAt(location: DatabaseLocation): Promise<readonly string[]> {
  if (location.kind === 'mysql') return (await rowsOnServer<{ name: string }>(await readyUrl(location), `SELECT name FROM \`${schemaNameOf(location.url)}\`.migrations`)).map(({ name }) => name);
  if (!existsSync(location.file)) return [];
  const snapshot = sqliteSnapshot(location.file);
  try {
    return await snapshot.migrations();
  } finally {
    snapshot.close();
  }
}
