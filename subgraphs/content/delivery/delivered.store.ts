import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { readableRow, readableRows } from '#subgraph-kit/readable-rows.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { PUBLISHED_ROW, type PublishedRow } from '../documents/document.table.js';
import type { Published } from '../documents/document.js';
import { publishedMapping, type SiteLocale } from '../documents/published.store.js';
import type { ServedMenu } from '../menus/menu.js';
import { SITE_ROW, type SiteRow } from '../sites/site.table.js';

/** Whose content is read: a site of a workspace, by its token. */
export interface DeliveredPlace {
  readonly workspace: string;
  readonly siteId: number;
}

const SITE = 'FROM site s JOIN workspace w ON w.company_id = s.company_id AND w.id = s.workspace_id';
const OF_PLACE = "WHERE s.company_id = ? AND s.id = ? AND w.slug = ? AND s.status <> 'ARCHIVED'";

/** A site as its website reads it, and when what it shows last changed. */
export type DeliveredSiteRow = Omit<SiteRow, 'locales'> & { readonly locales: readonly string[]; readonly changedAt: Instant };

/** The site of a workspace that is served; undefined for an archived one. */
export async function findDeliveredSite(reader: Reader, companyId: number, { siteId, workspace }: DeliveredPlace): Promise<DeliveredSiteRow | undefined> {
  const [row] = await reader.query<SiteRow & { readonly content_changed_at: Instant | null }>(`SELECT ${SITE_ROW.of('s')}, s.content_changed_at ${SITE} ${OF_PLACE}`, [companyId, siteId, workspace]);
  return readableRow(reader, row, {
    companyId, map: (site, stored) => ({ ...site, locales: stored.list(site.locales, 'locales'), changedAt: stored.instant(site.content_changed_at ?? site.updated_at, 'content_changed_at') }),
    nameOf: ({ id, name }) => ({ table: 'site', id: String(id), name: `Site ${name}` }),
  });
}

/** A place of a site in a locale, the default one where none is asked for. */
export interface DeliveredPath extends DeliveredPlace {
  readonly locale: string | null;
  readonly kind: 'ENTRY' | 'PAGE';
  readonly path: string;
  /** The tag that the caller knows: of what still has it the texts are not read. */
  readonly known: string | null;
}

const TEXTS = PUBLISHED_ROW.of('p').replace('p.content', "CASE WHEN p.etag = ? THEN 'null' ELSE p.content END AS content");

/** What is published at a path with its site's locales, in one read; a site whose locales are damaged has none. Throws INTERNAL where it is damaged itself. */
export async function findDelivered(reader: Reader, companyId: number, { workspace, siteId, locale, kind, path, known }: DeliveredPath): Promise<Published | undefined> {
  const [inLocale, given] = askedLocale(locale);
  const [row] = await reader.query<PublishedRow & { readonly locales: string }>(
    `SELECT ${TEXTS}, s.locales ${SITE} JOIN published p ON p.company_id = s.company_id AND p.site_id = s.id AND p.locale = ${inLocale} AND p.path = ? AND p.kind = ? ${OF_PLACE}`,
    [known ?? '', ...given, path, kind, companyId, siteId, workspace]);
  return readableRow(reader, row && isOfSite(row) ? row : undefined, publishedMapping(companyId));
}

/** The menu of a site in a locale, with its site's locales, in one read. Throws INTERNAL where it is damaged. */
export async function findDeliveredMenu(reader: Reader, companyId: number, { workspace, siteId, locale, handle }: DeliveredPlace & { readonly locale: string | null; readonly handle: string }): Promise<(ServedMenu & { readonly locale: string }) | undefined> {
  const [inLocale, given] = askedLocale(locale);
  const [row] = await reader.query<ServedMenu & { readonly locale: string; readonly locales: string }>(
    `SELECT m.handle, m.name, m.items, m.etag, m.modified_at AS modifiedAt, m.locale, s.locales ${SITE} JOIN served_menu m ON m.company_id = s.company_id AND m.site_id = s.id AND m.locale = ${inLocale} AND m.handle = ? ${OF_PLACE}`,
    [...given, handle, companyId, siteId, workspace]);
  return readableRow(reader, row && isOfSite(row) ? row : undefined, {
    companyId, nameOf: ({ name, locale: own }) => ({ table: 'served_menu', id: `${String(siteId)} ${handle} ${own}`, name: `Menu ${name}` }),
    map: (menu, stored) => {
      stored.shaped(menu.items, ['list'], 'items');
      stored.tag(menu.etag, 'etag');
      stored.instant(menu.modifiedAt, 'modified_at');
      return menu;
    },
  });
}

/** The locale that is asked for as SQL with its parameters; the site's default one where none is. */
const askedLocale = (locale: string | null): readonly [string, readonly string[]] => (locale === null ? ['s.default_locale', []] : ['?', [locale]]);

/** Whether a site has the locale of what was read with its locales, which are JSON; damaged ones have none. */
const isOfSite = ({ locale, locales }: { readonly locale: string; readonly locales: string }): boolean => locales.includes(JSON.stringify(locale));

/** A page of a list that is read by its number. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** How many entries of a collection are published in a locale. */
export const countEntries = (reader: Reader, companyId: number, { collectionId, locale }: { readonly collectionId: number; readonly locale: string }): Promise<number> =>
  counted(reader, 'SELECT COUNT(*) AS total FROM published WHERE company_id = ? AND collection_id = ? AND locale = ?', [companyId, collectionId, locale]);

/** Published entries of a collection, the newest first by when they were published, then by id (document 3, J, GET entries); damaged ones are left out. */
export const sliceOfEntries = async (reader: Reader, companyId: number, { collectionId, locale, offset, limit }: Slice & { readonly collectionId: number; readonly locale: string }): Promise<Published[]> =>
  readableRows(reader, await reader.query<PublishedRow>(`SELECT ${PUBLISHED_ROW.names} FROM published WHERE company_id = ? AND collection_id = ? AND locale = ? ORDER BY published_at DESC, document_id DESC ${atMost(limit)} OFFSET ${String(offset)}`, [companyId, collectionId, locale]), publishedMapping(companyId));

/** A redirect as its website reads it. */
export interface DeliveredRedirect {
  readonly path: string;
  /** Null where it leads nowhere. */
  readonly target: string | null;
  readonly status: number;
}

const REDIRECTS = `FROM redirect r LEFT JOIN published p ON p.company_id = r.company_id AND p.site_id = r.site_id AND p.locale = r.locale AND p.document_id = r.document_id
  WHERE r.company_id = ? AND r.site_id = ? AND r.locale = ? AND (r.document_id IS NULL OR p.path IS NOT NULL)`;

/** Which redirects are read: those of a site in a locale, or the one of a path. */
export interface RedirectsAsked extends SiteLocale {
  readonly path: string | null;
}

const ofPath = (path: string | null): readonly [string, readonly string[]] => (path === null ? ['', []] : [' AND r.from_path = ?', [path]]);

/** How many redirects lead somewhere, or to 410. */
export function countRedirects(reader: Reader, companyId: number, { siteId, locale, path }: RedirectsAsked): Promise<number> {
  const [where, parameters] = ofPath(path);
  return counted(reader, `SELECT COUNT(*) AS total ${REDIRECTS}${where}`, [companyId, siteId, locale, ...parameters]);
}

/** Redirects by path; those to what is not published are left out. */
export function sliceOfRedirects(reader: Reader, companyId: number, { siteId, locale, path, offset, limit }: RedirectsAsked & Slice): Promise<DeliveredRedirect[]> {
  const [where, parameters] = ofPath(path);
  return reader.query<DeliveredRedirect>(`SELECT r.from_path AS path, COALESCE(p.path, r.url) AS target, r.status ${REDIRECTS}${where} ORDER BY r.from_path ${atMost(limit)} OFFSET ${String(offset)}`,
    [companyId, siteId, locale, ...parameters]);
}

/** Every path of a site in a locale, in order: an index alone answers it. */
export const findAllPaths = async (reader: Reader, companyId: number, { siteId, locale }: SiteLocale): Promise<string[]> =>
  (await reader.query<{ readonly path: string }>('SELECT path FROM published WHERE company_id = ? AND site_id = ? AND locale = ? ORDER BY path', [companyId, siteId, locale])).map(({ path }) => path);

/** An address of a sitemap. */
export interface SitemapRow {
  readonly documentId: number;
  readonly kind: 'ENTRY' | 'PAGE';
  readonly path: string;
  readonly modifiedAt: Instant;
}

/** Addresses from a path on, in order. */
export const sliceOfSitemap = (reader: Reader, companyId: number, { siteId, locale, from, offset, limit }: SiteLocale & Slice & { readonly from: string }): Promise<SitemapRow[]> =>
  reader.query<SitemapRow>(`SELECT document_id AS documentId, kind, path, modified_at AS modifiedAt FROM published WHERE company_id = ? AND site_id = ? AND locale = ? AND path >= ? ORDER BY path ${atMost(limit)} OFFSET ${String(offset)}`, [companyId, siteId, locale, from]);

/** Where some documents are published in every locale. */
export const findAlternates = (reader: Reader, companyId: number, ids: readonly number[]): Promise<{ readonly documentId: number; readonly locale: string; readonly path: string }[]> =>
  reader.query(`SELECT document_id AS documentId, locale, path FROM published WHERE company_id = ? AND document_id IN (${places(ids.length)}) ORDER BY document_id, locale`, [companyId, ...ids]);

async function counted(reader: Reader, sql: string, parameters: readonly (number | string)[]): Promise<number> {
  const [row] = await reader.query<{ readonly total: number }>(sql, parameters);
  return row?.total ?? 0;
}
