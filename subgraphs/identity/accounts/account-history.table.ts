import type { QueryRunner } from 'typeorm';
import { columnsMigration, dropColumnMigration, dropIndexMigration } from '#subgraph-kit/add-columns.js';
import { code, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { columnNames } from '#subgraph-kit/schema-facts.js';
import { laterMigrations, tableMigration } from '#subgraph-kit/table-migrations.js';
import { freeSlug } from '../companies/company-slug.js';
import { PERSON } from '../people/person.table.js';

/** The first version of the table of people, when a person had one company and signed in as themselves. */
const PERSON_AS_MADE: TableDefinition = {
  name: 'person',
  columns: { company_id: int, id: uuid, email: code(190), name: code(120), role: code(10), password_hash: nullable(code(200)), created_at: instantColumn },
  primaryKey: ['company_id', 'id'],
  unique: { person_email: ['email'] },
};

/** Migrations of people: each of them gets an account with their id, address, name and password, of which they are a member of the company. */
export const PERSON_HISTORY: readonly Migration[] = [
  tableMigration(5, PERSON_AS_MADE),
  columnsMigration(331, 'person', { password_expires_at: nullable(instantColumn) }),
  ...laterMigrations(PERSON),
  migration(403, 'account_of_person', giveAccounts),
  migration(404, 'person_of_account', (runner) => runner.query("UPDATE person SET account_id = id WHERE account_id = ''")),
  dropIndexMigration(405, 'person', 'person_email'),
  ...['email', 'name', 'password_hash', 'password_expires_at'].map((column, index) => dropColumnMigration(406 + index, 'person', column)),
];

/** Migrations of accounts: until people could choose a company, each account had the one it was made in as if that were chosen. */
export const ACCOUNT_HISTORY: readonly Migration[] = [
  migration(588, 'no_company_was_chosen', (runner) => runner.query('UPDATE account SET active_company_id = NULL WHERE active_company_id IS NOT NULL')),
];

/** Nothing is left to copy once the columns are gone. */
async function giveAccounts(runner: QueryRunner): Promise<void> {
  if (!(await columnNames(runner, 'person')).has('email')) return;
  await runner.query(`INSERT INTO account (id, email, name, password_hash, password_expires_at, created_at, updated_at)
    SELECT p.id, p.email, p.name, p.password_hash, p.password_expires_at, p.created_at, p.created_at FROM person p LEFT JOIN account a ON a.id = p.id WHERE a.id IS NULL`);
}

/** Migrations that give each company a slug. */
export const SLUG_HISTORY: readonly Migration[] = [
  migration(412, 'slug_of_company', fillSlugs),
];

async function fillSlugs(runner: QueryRunner): Promise<void> {
  const companies = await runner.query('SELECT id, name, slug FROM company ORDER BY id') as { id: number; name: string; slug: string }[];
  const taken = new Set(companies.map(({ slug }) => slug));
  for (const company of companies.filter(({ slug }) => slug === '')) {
    const slug = freeSlug(company, taken);
    taken.add(slug);
    await runner.query('UPDATE company SET slug = ? WHERE id = ?', [slug, company.id]);
  }
}
