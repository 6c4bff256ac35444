import { WriteConflict, duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Catalog } from './catalog.js';
import { CATALOG, CATALOG_ROW, type CatalogRow } from './catalog.table.js';

/** Every catalog of a company, by id. Products refer to theirs, and the first one stands for none: one with damaged languages is read with its default one until they are saved again. */
export async function findCatalogs(reader: Reader, companyId: number): Promise<Catalog[]> {
  const rows = await reader.query<CatalogRow>(`SELECT ${CATALOG_ROW.names} FROM catalog WHERE company_id = ? ORDER BY id`, [companyId]);
  return readableRows(reader, rows, { companyId, map: toCatalog, instead: { locales: '{}' }, nameOf: ({ id, name }) => ({ table: 'catalog', id: String(id), name: `Catalog ${name}` }) });
}

/** The companies that have a catalog. */
export async function findCompanies(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ company_id: number }>('SELECT DISTINCT company_id FROM catalog ORDER BY company_id');
  return rows.map(({ company_id: id }) => id);
}

/** Store a new catalog. */
export const insertCatalog = (transaction: Transaction, companyId: number, catalog: Catalog): Promise<void> =>
  transaction.insert(CATALOG, [{ company_id: companyId, id: catalog.id, ...columnsOf(catalog), version: catalog.version, updated_at: catalog.updatedAt }])
    .catch(duplicateAsConflict('Another transaction made this catalog'));

/** Update a catalog from the version it was read in; throws a conflict, which restarts the call, when another transaction changed it. */
export async function updateCatalogRow(transaction: Transaction, companyId: number, catalog: Catalog): Promise<void> {
  const columns = { ...columnsOf(catalog), version: catalog.version + 1, updated_at: catalog.updatedAt };
  const found = await transaction.execute(
    `UPDATE catalog SET ${Object.keys(columns).map((column) => `${column} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(columns), companyId, catalog.id, catalog.version]).catch(duplicateAsConflict('Another transaction took this slug'));
  if (found === 0) throw new WriteConflict('The catalog changed meanwhile');
}

/** Note that something which describes a catalog changed: writers of products that read it before start again. */
export const noteSettingsChange = (transaction: Transaction, companyId: number, catalogId: number): Promise<number> =>
  transaction.execute('UPDATE catalog SET version = version + 1 WHERE company_id = ? AND id = ?', [companyId, catalogId]);

/**
 * For writers of products: throws a conflict, which restarts the write, where what describes their catalogs changed since these were read, the fields that connected systems own above all. Who
 * changes it takes the company's change sequence first: nobody does any more once the writer has it.
 */
export async function requireSameSettings(transaction: Transaction, companyId: number, read: readonly Pick<Catalog, 'id' | 'version'>[]): Promise<void> {
  if (transaction.dialect === 'sqlite') return; // has one writer at a time
  const now = await transaction.query<Pick<CatalogRow, 'id' | 'version'>>(`SELECT id, version FROM catalog WHERE company_id = ? AND id IN (${places(read.length)})`, [companyId, ...read.map(({ id }) => id)]);
  const versions = new Map(now.map(({ id, version }) => [id, version]));
  if (read.some(({ id, version }) => versions.get(id) !== version)) throw new WriteConflict('What describes the catalog changed meanwhile');
}

const columnsOf = ({ slug, name, defaultLocale, locales }: Catalog) => ({ slug, name, default_locale: defaultLocale, locales: JSON.stringify(Object.fromEntries(locales.map(({ code, name: own }) => [code, own]))) });

const toCatalog = (row: CatalogRow, stored: Stored): Catalog => ({
  id: row.id, slug: row.slug, name: row.name, defaultLocale: row.default_locale,
  locales: localesOf({ [row.default_locale]: row.default_locale, ...stored.texts(row.locales, 'locales') }), version: row.version, updatedAt: row.updated_at,
});

const localesOf = (names: object): Catalog['locales'] => Object.entries(names).map(([code, name]) => ({ code, name: String(name) }));
