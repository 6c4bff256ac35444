import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { migratedFile, openDatabase } from '#subgraph-kit/open-database.js';
import { catalogMigrations } from '../../subgraphs/catalog/migrations.js';
import { contentMigrations } from '../../subgraphs/content/migrations.js';
import { identityMigrations } from '../../subgraphs/identity/migrations.js';
import { ORDERS_MIGRATIONS } from '../../subgraphs/orders/migrations.js';
import { testDatabase } from './database.js';

/** The migrations of each subgraph. */
export const MIGRATIONS: Readonly<Record<SubgraphName, readonly Migration[]>> = { orders: ORDERS_MIGRATIONS, catalog: catalogMigrations, content: contentMigrations, identity: identityMigrations };

/** Makes a database where there is none. */
type Maker = (location: DatabaseLocation) => Promise<void>;

const makers = new Map<SubgraphName, Promise<Maker>>();

/** Create a subgraph's database with its tables, unless it exists: the migrations run once a process, because running them takes longer than most tests; later databases are copies of the first. */
export async function createMigrated(name: SubgraphName, location: DatabaseLocation): Promise<void> {
  const made = makers.get(name) ?? makerOf(name);
  makers.set(name, made);
  await (await made)(location);
}

/** A subgraph's database with its tables, removed after the last test of the file. */
export async function migratedDatabase(name: SubgraphName): Promise<DatabaseLocation> {
  const location = testDatabase(name);
  await createMigrated(name, location);
  return location;
}

async function makerOf(name: SubgraphName): Promise<Maker> {
  const first = testDatabase(name);
  return first.kind === 'sqlite' ? fileMaker(first.file, MIGRATIONS[name]) : schemaMaker(first, MIGRATIONS[name]);
}

async function fileMaker(file: string, migrations: readonly Migration[]): Promise<Maker> {
  (await migratedFile(file, { migrations, clock: systemClock })).close();
  const bytes = readFileSync(file);
  return (location) => {
    if (location.kind === 'sqlite' && !existsSync(location.file)) writeFileSync(location.file, bytes);
    return Promise.resolve();
  };
}

async function schemaMaker(first: DatabaseLocation & { readonly kind: 'mysql' }, migrations: readonly Migration[]): Promise<Maker> {
  await (await openDatabase({ location: first, migrations, clock: systemClock })).close();
  const statements = await statementsOf(first.url);
  return async (location) => {
    if (location.kind === 'mysql') await run(location.url, statements);
  };
}

/** Makes the tables and rows of a schema. */
async function statementsOf(url: string): Promise<string> {
  const source = await createConnection({ uri: url, dateStrings: true });
  const all = async (sql: string): Promise<Record<string, string>[]> => (await source.query<(RowDataPacket & Record<string, string>)[]>(sql))[0];
  const made: string[] = [];
  for (const table of (await all('SHOW TABLES')).flatMap((row) => Object.values(row))) {
    made.push(...(await all(`SHOW CREATE TABLE ${table}`)).map((row) => row['Create Table'] ?? ''));
    const rows = await all(`SELECT * FROM ${table}`);
    if (rows.length > 0) made.push(source.format(`INSERT INTO ${table} VALUES ?`, [rows.map((row) => Object.values(row))]));
  }
  await source.end();
  return made.join(';');
}

async function run(url: string, statements: string): Promise<void> {
  const schema = new URL(url).pathname.slice(1);
  const server = await createConnection({ uri: new URL('/', url).toString(), multipleStatements: true });
  try {
    const [found] = await server.query<RowDataPacket[]>('SHOW DATABASES LIKE ?', [schema]);
    if (found.length === 0) await server.query(`CREATE DATABASE \`${schema}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin; USE \`${schema}\`; ${statements}`);
  } finally {
    await server.end();
  }
}
