import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import { findReferred } from '../documents/document.store.js';
import { findPaths } from '../documents/published.store.js';
import { refuseUnknownSite } from '../documents/require-document.js';
import { refuseUnknownLocales } from '../search/refuse-unknown-locales.js';
import { requireContentReader } from '../sites/access.js';
import { findSiteToSave } from '../sites/site.store.js';
import { findBroken, findUsage, REFERENCE_ORDER, type BrokenAsked, type LinkedPath, type ReferenceTarget } from './content-reference.store.js';
import type { ContentReference } from './content-reference.js';

/** A page of references in texts, with what was asked for: menus and redirects are looked at where they are. */
export type ReferencePage = Connection<ContentReference> & { readonly asked: { readonly usageOf: ReferenceTarget } | { readonly brokenOf: BrokenAsked } };

/** A page of the references to an asset, a page, an entry, a product or a category, by document. */
export async function listUsage({ database, cursors }: ContentDeps, { principal }: CallContext, { kind, target, page }: ReferenceTarget & { readonly page: PageRequest }): Promise<ReferencePage> {
  requireContentReader(principal);
  const { companyId } = principal;
  const linked = await pathsTo(database, companyId, { kind, target });
  const keys = keysetOf(cursors, page, { list: `usage ${String(companyId)} ${kind} ${target}`, columns: REFERENCE_ORDER });
  return Object.assign(keys.page(await findUsage(database, companyId, { kind, target, linked, keys }), positionOf), { asked: { usageOf: { kind, target } } });
}

/** Where a page or an entry is published in the locales of its site; a path of the default one may be meant in any. */
async function pathsTo(reader: Reader, companyId: number, asked: ReferenceTarget): Promise<LinkedPath[]> {
  const document = (await findReferred(reader, companyId, asked))?.document;
  const site = document && await findSiteToSave(reader, companyId, document.siteId);
  if (!site) return [];
  const paths = (await findPaths(reader, companyId, [document.id])).filter(({ locale }) => site.locales.includes(locale));
  return paths.map(({ locale, path }) => ({ siteId: site.id, path, locale: locale === site.defaultLocale ? null : locale }));
}

/** A page of the references of a site that its website cannot follow, by document. */
export async function listBroken({ database, cursors }: ContentDeps, { principal }: CallContext, { page, ...asked }: BrokenAsked & { readonly page: PageRequest }): Promise<ReferencePage> {
  requireContentReader(principal);
  const { companyId } = principal;
  await refuseUnknownSite(database, companyId, asked.siteId);
  await refuseUnknownLocales(database, companyId, { siteIds: [asked.siteId], locales: asked.locale == null ? [] : [asked.locale], field: () => 'locale' });
  const keys = keysetOf(cursors, page, { list: `broken ${String(companyId)} ${String(asked.siteId)} ${asked.locale ?? ''} ${asked.state ?? ''}`, columns: REFERENCE_ORDER });
  return Object.assign(keys.page(await findBroken(database, companyId, { ...asked, keys }), positionOf), { asked: { brokenOf: asked } });
}

const positionOf = ({ documentId, place }: ContentReference): readonly [number, string] => [documentId, place];
