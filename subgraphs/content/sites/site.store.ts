import { Failure } from '#contract/failure.js';
import { DuplicateKey, WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { forUpdate, places } from '#subgraph-kit/statement.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Site } from './site.js';
import { SITE, SITE_ROW, type SiteRow } from './site.table.js';

const SELECT = `SELECT ${SITE_ROW.names} FROM site WHERE company_id = ?`;

/** One site by id. */
export async function findSite(reader: Reader, companyId: number, id: number): Promise<Site | undefined> {
  const [row] = await reader.query<SiteRow>(`${SELECT} AND id = ?`, [companyId, id]);
  return readableRow(reader, row, mapping(companyId));
}

/** Whether a company has a site, of which something may be damaged. */
export const hasSite = async (reader: Reader, companyId: number, id: number): Promise<boolean> => (await reader.query('SELECT id FROM site WHERE company_id = ? AND id = ?', [companyId, id])).length > 0;

/** Sites by id, in one query; of one that is damaged the locales are the default one. */
export async function findSitesById(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Site>> {
  return byId(readableRows(reader, await reader.query<SiteRow>(`${SELECT} AND id IN (${places(ids.length)})`, [companyId, ...ids]), evenDamaged(companyId)));
}

/** Lock a site until the transaction ends: others that change what it shows wait, and then read what this one wrote. */
export const lockSite = async (transaction: Transaction, companyId: number, id: number): Promise<void> => {
  await lockedRows(transaction, `SELECT id FROM site WHERE company_id = ? AND id = ?${forUpdate(transaction)}`, [companyId, id]);
};

/** One site by id, to read or change it: of one that is damaged the locales are the default one. */
export const findSiteToSave = async (reader: Reader, companyId: number, id: number): Promise<Site | undefined> => (await findSitesById(reader, companyId, [id])).get(id);

/** Some sites, or all of the company, damaged ones included. */
export const findSites = async (reader: Reader, companyId: number, ids: readonly number[] | undefined): Promise<readonly Site[]> =>
  (ids ? [...(await findSitesById(reader, companyId, ids)).values()] : readableRows(reader, await reader.query<SiteRow>(SELECT, [companyId]), evenDamaged(companyId)));

/** The sites of a workspace, ordered by slug, damaged ones included. */
export async function findSitesOf(reader: Reader, companyId: number, workspaceId: string): Promise<Site[]> {
  const rows = await reader.query<SiteRow>(`${SELECT} AND workspace_id = ? ORDER BY slug`, [companyId, workspaceId]);
  return readableRows(reader, rows, evenDamaged(companyId));
}

/** Store a new site; a slug that is taken in its workspace is ALREADY_EXISTS. */
export const insertSite = (transaction: Transaction, companyId: number, site: Site): Promise<void> =>
  transaction.insert(SITE, [{ company_id: companyId, id: site.id, ...columns(site) }]).catch(asTaken(site));

/** Update a site; throws a conflict, which restarts the update, when another transaction changed it since it was read. */
export async function updateSiteRow(transaction: Transaction, companyId: number, site: Site): Promise<void> {
  const values = columns(site);
  const found = await transaction.execute(
    `UPDATE site SET ${Object.keys(values).map((column) => `${column} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(values), companyId, site.id, site.version - 1]).catch(asTaken(site));
  if (found === 0) throw new WriteConflict('The site changed meanwhile');
}

/** Note that another page is the home page of a site, or none: whoever read it before has read another version of it. */
export const markHomeChanged = (transaction: Transaction, companyId: number, { siteId, at }: { readonly siteId: number; readonly at: string }): Promise<number> =>
  transaction.execute('UPDATE site SET version = version + 1, updated_at = ? WHERE company_id = ? AND id = ?', [at, companyId, siteId]);

const columns = (site: Site) => ({
  workspace_id: site.workspaceId, slug: site.slug, name: site.name, status: site.status, default_locale: site.defaultLocale,
  locales: JSON.stringify(site.locales), frontend_url: site.frontendUrl, version: site.version, updated_at: site.updatedAt,
});

const asTaken = ({ slug }: Site) => (error: unknown): never => {
  throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', `A site with the slug ${slug} exists in this workspace`, { slug: ['is taken'] }, { cause: error }) : error;
};

const mapping = (companyId: number): Mapping<SiteRow, Site> => ({ companyId, map: toSite, nameOf: ({ id, name }) => ({ table: 'site', id: String(id), name: `Site ${name}` }) });

/** What is read instead of damaged locales. It is never stored: a site has at least one. */
const DAMAGED = '[]';

const evenDamaged = (companyId: number): Mapping<SiteRow, Site> => ({
  ...mapping(companyId), instead: { locales: DAMAGED }, map: (row, stored) => (row.locales === DAMAGED ? { ...toSite(row, stored), locales: [row.default_locale], isDamaged: true } : toSite(row, stored)),
});

const toSite = (row: SiteRow, stored: Stored): Site => ({
  id: row.id, workspaceId: row.workspace_id, slug: row.slug, name: row.name, status: row.status, defaultLocale: row.default_locale,
  locales: stored.list(row.locales, 'locales'), frontendUrl: row.frontend_url, version: row.version, updatedAt: row.updated_at,
});

/** Note that what a site's website shows has changed: lists of it are read anew. */
export const markContentChanged = (transaction: Transaction, companyId: number, { siteId, at }: { readonly siteId: number; readonly at: string }): Promise<number> =>
  transaction.execute('UPDATE site SET content_changed_at = ? WHERE company_id = ? AND id = ?', [at, companyId, siteId]);
