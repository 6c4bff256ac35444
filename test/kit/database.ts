import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';

const MYSQL = process.env['PORTICO_TEST_MYSQL'];

const folders: string[] = [];
const schemas: string[] = [];

/** The kind of database the tests run on: `npm run test:mysql` sets the address of a server. */
export const testDialect = MYSQL === undefined ? 'sqlite' : 'mysql';

/** An empty database for a subgraph, removed after the last test of the file. */
export function testDatabase(name: SubgraphName): DatabaseLocation {
  if (MYSQL === undefined) return { kind: 'sqlite', file: join(temporaryFolder(), `${name}.sqlite`) };
  const schema = `test_${randomBytes(6).toString('hex')}_${name}`;
  schemas.push(schema);
  return { kind: 'mysql', url: new URL(`/${schema}`, MYSQL).toString() };
}

/** A folder for a test's files, removed after the last test of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-test-'));
  folders.push(folder);
  return folder;
}

/** Remove the databases and folders that were made since the last removal. */
export async function removeDatabases(): Promise<void> {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  if (MYSQL === undefined || schemas.length === 0) return;
  const connection = await createConnection(MYSQL.replace(/\/[^/]*$/, '/'));
  for (const schema of schemas.splice(0)) await connection.query(`DROP DATABASE IF EXISTS \`${schema}\``);
  await connection.end();
}
