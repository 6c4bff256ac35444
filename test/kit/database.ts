import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import { otherHosts } from './database-settings.js';
import { removeFolders, temporaryFolder } from './temporary-folder.js';

const MYSQL = process.env['PORTICO_TEST_MYSQL'];

const schemas: string[] = [];

/** The kind of database the tests run on: `npm run test:mysql` sets the address of a server. */
export const testDialect = MYSQL === undefined ? 'sqlite' : 'mysql';

/** An empty database for a subgraph, removed after the last test of the file. */
export function testDatabase(name: SubgraphName): DatabaseLocation {
  if (MYSQL === undefined) return { kind: 'sqlite', file: join(temporaryFolder(), `${name}.sqlite`) };
  const schema = `test_${randomBytes(6).toString('hex')}_${name}`;
  schemas.push(schema);
  const url = new URL(`/${schema}`, MYSQL).toString();
  return { kind: 'mysql', url, ...(otherHosts().length > 0 && { others: otherHosts().map((host) => Object.assign(new URL(url), { host }).toString()) }) };
}

/** Remove the databases and folders that were made since the last removal. */
export async function removeDatabases(): Promise<void> {
  removeFolders();
  if (MYSQL === undefined || schemas.length === 0) return;
  const connection = await createConnection(MYSQL.replace(/\/[^/]*$/, '/'));
  for (const schema of schemas.splice(0)) await connection.query(`DROP DATABASE IF EXISTS \`${schema}\``);
  await connection.end();
}
