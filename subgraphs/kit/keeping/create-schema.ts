import type { DatabaseLocation } from '#kernel/config.js';
import { readyUrl } from '../ready-host.js';
import { schemaNameOf } from '../schema-name-of.js';
import { serverAccess } from '../server-access.js';

const CONNECT_MILLISECONDS = 2500;

/** Create the schema of a database on a server; with `isNew` it must not be there yet. Nothing for an embedded database. */
export async function createSchema(location: DatabaseLocation, { isNew = false } = {}): Promise<void> {
  if (location.kind === 'mysql') await rowsOnServer(await readyUrl(location), `CREATE DATABASE ${isNew ? '' : 'IF NOT EXISTS '}\`${schemaNameOf(location.url)}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
}

/** Drop the schema of a database on a server. */
export async function dropSchema(location: DatabaseLocation): Promise<void> {
  if (location.kind === 'mysql') await rowsOnServer(await readyUrl(location), `DROP DATABASE IF EXISTS \`${schemaNameOf(location.url)}\``);
}

/** What a statement answers on a server, over a connection of its own that is in no schema. */
export async function rowsOnServer<Row>(url: string, statement: string): Promise<Row[]> {
  const { createConnection } = await import('mysql2'); // loaded only by those who have such a server
  const target = new URL(url);
  target.pathname = '/';
  const connection = createConnection({ ...serverAccess(target.toString()), connectTimeout: CONNECT_MILLISECONDS });
  return new Promise<Row[]>((resolve, reject) => {
    connection.on('error', reject);
    connection.query(statement, (error, rows) => {
      connection.destroy();
      if (error) reject(error); else resolve(rows as Row[]);
    });
  });
}
