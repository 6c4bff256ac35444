import type { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import { etagOf } from '../documents/etag.js';
import { storedPath } from '../documents/path.js';
import type { Published } from '../documents/document.js';
import { notThere, ownSite, requireOwnSite } from './delivered-site.js';
import { findDelivered, findDeliveredMenu, type DeliveredPlace } from './delivered.store.js';
import type { DeliveredEntry, DeliveredMenu, DeliveredPage, DeliveredSite } from './delivered.js';

/** What a website asks for: of its site, perhaps in a locale, perhaps known already. */
export interface DeliveryAsked extends DeliveredPlace {
  readonly locale?: string | null | undefined;
  readonly known?: string | null | undefined;
}

/** The tag of an answer that has no stored one. */
export const tagOf = (...facts: readonly unknown[]): string => etagOf(JSON.stringify(facts));

/** The site that a token reads. */
export async function deliverSite({ database }: ContentDeps, { principal }: CallContext, asked: DeliveryAsked): Promise<DeliveredSite> {
  const { id, slug, name, status, default_locale: defaultLocale, locales, frontend_url: frontendUrl, updated_at: modifiedAt } = await ownSite(database, principal, asked);
  return { id, slug, name, status, defaultLocale, locales, frontendUrl, modifiedAt, etag: tagOf(id, slug, name, status, defaultLocale, locales, frontendUrl) };
}

/** The refusal of what is not published; of a site or a locale that is not there in its place. */
async function missing({ database }: ContentDeps, { principal, ...place }: DeliveryAsked & Pick<CallContext, 'principal'>, what: string): Promise<Failure> {
  await ownSite(database, principal, place);
  return notThere(what);
}

/** The page that is published at a path, as it was rendered when it was published; NOT_FOUND for none. */
export async function deliverPage(deps: ContentDeps, { principal }: CallContext, asked: DeliveryAsked & { readonly path: string }): Promise<DeliveredPage> {
  requireOwnSite(principal, asked);
  const { workspace, siteId, path, locale = null, known = null } = asked;
  const row = await findDelivered(deps.database, principal.companyId, { workspace, siteId, kind: 'PAGE', path: storedPath(path), locale, known });
  if (!row) throw await missing(deps, { workspace, siteId, locale, principal }, 'page');
  const { documentId: id, template, isHome, title, slug, content: blocks, seo, locale: own, publishedAt, modifiedAt, etag } = row;
  return { id, template: template ?? '', isHome, title, slug, blocks, seo, locale: own, publishedAt, modifiedAt, etag };
}

/** The entry of a collection that is published with a slug; NOT_FOUND for none. */
export async function deliverEntry(deps: ContentDeps, { principal }: CallContext, asked: DeliveryAsked & { readonly collection: string; readonly slug: string }): Promise<DeliveredEntry> {
  requireOwnSite(principal, asked);
  const { workspace, siteId, collection, slug, locale = null, known = null } = asked;
  const row = await findDelivered(deps.database, principal.companyId, { workspace, siteId, kind: 'ENTRY', path: storedPath(`${collection}/${slug}`), locale, known });
  if (!row) throw await missing(deps, { workspace, siteId, locale, principal }, 'entry');
  return deliveredEntry(row);
}

/** An entry as its website reads it. */
export const deliveredEntry = ({ documentId: id, title, slug, content: fields, seo, publishedAt, modifiedAt, sort, etag }: Published): DeliveredEntry =>
  ({ id, title, slug, fields, seo, publishedAt, modifiedAt, sort, etag });

/** A menu in a locale; NOT_FOUND for none. */
export async function deliverMenu(deps: ContentDeps, { principal }: CallContext, asked: DeliveryAsked & { readonly handle: string }): Promise<DeliveredMenu> {
  requireOwnSite(principal, asked);
  const { workspace, siteId, handle, locale = null } = asked;
  const row = await findDeliveredMenu(deps.database, principal.companyId, { workspace, siteId, handle, locale });
  if (!row) throw await missing(deps, { workspace, siteId, locale, principal }, 'menu');
  const { name, locale: own, items, etag, modifiedAt } = row;
  return { handle, name, locale: own, items, etag, modifiedAt };
}
