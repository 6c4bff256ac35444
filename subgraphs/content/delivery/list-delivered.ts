import type { CallContext } from '#contract/principal.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findCollectionId } from '../collections/collection.store.js';
import type { ContentDeps } from '../content-deps.js';
import { storedPath } from '../documents/path.js';
import { findServedMenus } from '../menus/menu.store.js';
import { notThere, ownSite } from './delivered-site.js';
import { countEntries, countRedirects, findAlternates, sliceOfEntries, sliceOfRedirects, sliceOfSitemap, type DeliveredSiteRow, type SitemapRow, type Slice } from './delivered.store.js';
import type { DeliveredEntries, DeliveredMenus, DeliveredRedirects, DeliveredSitemap, DeliveredUrl } from './delivered.js';
import { deliveredEntry, tagOf, type DeliveryAsked } from './read-delivered.js';
import { sitemapMarks } from './sitemap-marks.js';

/** A page of a list that a website asks for. */
export interface ListAsked extends DeliveryAsked {
  readonly page: number;
  readonly perPage: number;
}

const sliceOf = ({ page, perPage }: ListAsked): Slice => ({ offset: (page - 1) * perPage, limit: perPage });

/** What lists answer beside their records: the same until something of the site changes. */
const headOf = ({ changedAt, locale }: DeliveredSiteRow & { readonly locale: string }, list: string, { siteId, page, perPage }: ListAsked) =>
  ({ locale, modifiedAt: changedAt, etag: tagOf(siteId, list, changedAt, locale, page, perPage) });

/** A page of the entries of a collection that are published in a locale, the newest first; NOT_FOUND for an unknown collection. */
export async function deliverEntries({ database }: ContentDeps, { principal }: CallContext, { collection: slug, ...asked }: ListAsked & { readonly collection: string }): Promise<DeliveredEntries> {
  const { companyId } = principal;
  const site = await ownSite(database, principal, asked);
  const collectionId = await findCollectionId(database, companyId, { siteId: site.id, slug });
  if (collectionId === undefined) throw notThere('collection');
  const head = headOf(site, `entries ${slug}`, asked);
  if (head.etag === asked.known) return { ...head, total: 0, entries: [] };
  const wanted = { collectionId, locale: site.locale };
  const [total, slice] = [await countEntries(database, companyId, wanted), sliceOf(asked)];
  const rows = slice.offset < total ? await sliceOfEntries(database, companyId, { ...wanted, ...slice }) : [];
  return { ...head, total, entries: rows.map(deliveredEntry) };
}

/** The menus of a site, by handle. */
export async function deliverMenus({ database }: ContentDeps, { principal }: CallContext, asked: DeliveryAsked): Promise<DeliveredMenus> {
  const site = await ownSite(database, principal, asked);
  const menus = await findServedMenus(database, principal.companyId, { siteId: site.id, locale: site.locale });
  return { menus: menus.map(({ handle, name }) => ({ handle, name })), modifiedAt: site.changedAt, etag: tagOf(site.id, 'menus', site.changedAt, site.locale) };
}

/** A page of the redirects of a site in a locale, by path, or the one of a path. */
export async function deliverRedirects({ database }: ContentDeps, { principal }: CallContext, { path, ...asked }: ListAsked & { readonly path?: string | null | undefined }): Promise<DeliveredRedirects> {
  const { companyId } = principal;
  const site = await ownSite(database, principal, asked);
  const wanted = { siteId: site.id, locale: site.locale, path: path == null ? null : storedPath(path) };
  const head = headOf(site, `redirects ${wanted.path ?? ''}`, asked);
  if (head.etag === asked.known) return { ...head, total: 0, redirects: [] };
  const [total, slice] = [await countRedirects(database, companyId, wanted), sliceOf(asked)];
  return { ...head, total, redirects: slice.offset < total ? await sliceOfRedirects(database, companyId, { ...wanted, ...slice }) : [] };
}

/** A page of what is published of a site in a locale, by path, with the same in its other locales. */
export async function deliverSitemap({ database }: ContentDeps, { principal }: CallContext, asked: ListAsked): Promise<DeliveredSitemap> {
  const { companyId } = principal;
  const site = await ownSite(database, principal, asked);
  const head = headOf(site, 'sitemap', asked);
  if (head.etag === asked.known) return { ...head, total: 0, urls: [] };
  const marks = await sitemapMarks(database, { companyId, siteId: site.id, locale: site.locale, changedAt: site.changedAt });
  const slice = sliceOf(asked);
  const start = marks.startOf(slice.offset);
  const rows = start === undefined ? [] : await sliceOfSitemap(database, companyId, { siteId: site.id, locale: site.locale, limit: slice.limit, ...start });
  const alternates = grouped(rows.length === 0 ? [] : await findAlternates(database, companyId, rows.map(({ documentId }) => documentId)), ({ documentId }) => documentId);
  return { ...head, total: marks.total, urls: rows.map((row) => urlOf(row, (alternates.get(row.documentId) ?? []).filter(({ locale }) => site.locales.includes(locale)))) };
}

const urlOf = ({ documentId: id, path, kind, modifiedAt }: SitemapRow, alternates: DeliveredUrl['alternates']): DeliveredUrl =>
  ({ id, path, isEntry: kind === 'ENTRY', modifiedAt, alternates: alternates.map(({ locale, path: other }) => ({ locale, path: other })) });
