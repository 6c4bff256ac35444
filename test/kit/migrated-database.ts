import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { catalogMigrations } from '../../subgraphs/catalog/migrations.js';
import { contentMigrations } from '../../subgraphs/content/migrations.js';
import { identityMigrations } from '../../subgraphs/identity/migrations.js';
import { ORDERS_MIGRATIONS } from '../../subgraphs/orders/migrations.js';
import { testDatabase } from './database.js';

/** The migrations of each subgraph. */
export const MIGRATIONS: Readonly<Record<SubgraphName, readonly Migration[]>> = {
  orders: ORDERS_MIGRATIONS, catalog: catalogMigrations, content: contentMigrations, identity: identityMigrations,
};

/** A database of a subgraph as its first start migrates it, removed after the last test of the file: a copy of one that was migrated once in this process. */
export async function migratedDatabase(name: SubgraphName, location = testDatabase(name)): Promise<DatabaseLocation> {
  const template = templates.get(name) ?? made(name);
  templates.set(name, template);
  await copy(await template, location);
  return location;
}

const templates = new Map<SubgraphName, Promise<Template>>();

/** A SQLite file, or a schema with its tables, and those of them that have rows. */
type Template = { readonly file: string } | { readonly schema: string; readonly tables: readonly string[]; readonly filled: readonly string[] };

async function made(name: SubgraphName): Promise<Template> {
  const server = process.env['PORTICO_TEST_MYSQL'];
  const migrate = async (location: DatabaseLocation): Promise<void> => (await openDatabase({ location, migrations: MIGRATIONS[name], clock: systemClock })).close();
  if (server === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'portico-template-'));
    process.once('exit', () => { rmSync(folder, { recursive: true, force: true }); });
    await migrate({ kind: 'sqlite', file: join(folder, name) });
    return { file: join(folder, name) };
  }
  const schema = `${TEMPLATES}${randomBytes(6).toString('hex')}_${name}`;
  await migrate({ kind: 'mysql', url: new URL(`/${schema}`, server).toString() });
  return { schema, ...await tablesOf(server, schema) };
}

/** How the names of templates begin; the teardown of the tests drops those of its run. */
const TEMPLATES = `template_${process.env['PORTICO_TEST_RUN'] ?? ''}_`;

async function tablesOf(server: string, schema: string): Promise<{ tables: readonly string[]; filled: readonly string[] }> {
  const connection = await createConnection(new URL(`/${schema}`, server).toString());
  const [rows] = await connection.query<RowDataPacket[]>('SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?', [schema]);
  const tables = rows.map(({ name }) => String(name));
  const filled: string[] = [];
  for (const table of tables) {
    const [found] = await connection.query<RowDataPacket[]>(`SELECT 1 FROM \`${table}\` LIMIT 1`);
    if (found.length > 0) filled.push(table);
  }
  await connection.end();
  return { tables, filled };
}

async function copy(template: Template, location: DatabaseLocation): Promise<void> {
  if (location.kind === 'sqlite' && 'file' in template) copyFileSync(template.file, location.file);
  if (location.kind !== 'mysql' || !('schema' in template)) return;
  const url = new URL(location.url);
  const [schema, from] = [url.pathname.slice(1), template.schema];
  url.pathname = '/';
  const connection = await createConnection({ uri: url.toString(), multipleStatements: true });
  await connection.query([
    `CREATE DATABASE \`${schema}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`, `USE \`${schema}\``,
    ...template.tables.map((table) => `CREATE TABLE \`${table}\` LIKE \`${from}\`.\`${table}\``),
    ...template.filled.map((table) => `INSERT INTO \`${table}\` SELECT * FROM \`${from}\`.\`${table}\``),
  ].join(';'));
  await connection.end();
}
