import type { CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { findDocuments, findReferred } from '../documents/document.store.js';
import { findPaths } from '../documents/published.store.js';
import type { ReferenceKind } from '../fields/references-in.js';
import { requireSite } from '../documents/require-document.js';
import type { MenuItem } from '../menus/menu.js';
import { findMenus, findMenusTo } from '../menus/menu.store.js';
import { requireContentReader } from '../sites/access.js';
import type { Site } from '../sites/site.js';
import { findAnswered } from './answered.store.js';
import type { BrokenAsked, ReferenceTarget } from './content-reference.store.js';
import { linkOnSite, type LinkOnSite } from './link-on-site.js';
import { itemsOf, type LocaleProblem, type MenuReference } from './menu-reference.js';

/** The items of menus that lead to a page or an entry, by its number or by a path where it is published. Menus of a site are few, and read whole. */
export async function listMenuUsage({ database }: ContentDeps, { principal }: CallContext, asked: ReferenceTarget): Promise<MenuReference[]> {
  requireContentReader(principal);
  const { companyId } = principal;
  const referred = await findReferred(database, companyId, asked);
  if (!referred) return [];
  return referred.document ? usageOf(database, companyId, referred.document) : leftBehind(database, companyId, { documentId: referred.id, type: asked.kind });
}

async function usageOf(database: Reader, companyId: number, document: ContentDocument): Promise<MenuReference[]> {
  const site = await requireSite(database, companyId, document.siteId);
  const paths = await findPaths(database, companyId, [document.id]);
  const isThere = (link: LinkOnSite): boolean => paths.some(({ locale, path }) => path === link.path && (locale === link.locale || locale === site.defaultLocale));
  const items = itemsOf(await findMenus(database, companyId, [site.id])).filter(({ item }) => item.documentId === document.id || linksOf(item, site, site.locales).some(isThere));
  return withProblems(database, companyId, { site, items, locales: site.locales });
}

/** The items that lead to a page or an entry that was deleted. Its site is not known any more, but that of the menus is. */
async function leftBehind(database: Reader, companyId: number, { documentId, type }: { readonly documentId: number; readonly type: ReferenceKind }): Promise<MenuReference[]> {
  const items = itemsOf(await findMenusTo(database, companyId, documentId)).filter(({ item }) => item.documentId === documentId && item.type === type);
  const [first] = items;
  if (!first) return [];
  const site = await requireSite(database, companyId, first.siteId);
  return withProblems(database, companyId, { site, items: items.filter(({ siteId }) => siteId === site.id), locales: site.locales });
}

/** The items of a site's menus that its website cannot follow in some locale. */
export async function listBrokenItems({ database }: ContentDeps, { principal }: CallContext, { siteId, locale }: BrokenAsked): Promise<MenuReference[]> {
  requireContentReader(principal);
  const { companyId } = principal;
  const site = await requireSite(database, companyId, siteId);
  const found = await withProblems(database, companyId, { site, items: itemsOf(await findMenus(database, companyId, [siteId])), locales: site.locales.filter((one) => locale == null || one === locale) });
  return found.filter(({ problems }) => problems.length > 0);
}

interface Judged {
  readonly site: Site;
  readonly items: readonly Omit<MenuReference, 'problems'>[];
  readonly locales: readonly string[];
}

async function withProblems(reader: Reader, companyId: number, { site, items, locales }: Judged): Promise<MenuReference[]> {
  const ids = [...new Set(items.flatMap(({ item, above }) => [item, ...above]).flatMap(({ documentId }) => documentId ?? []))];
  const [documents, paths] = [await findDocuments(reader, companyId, ids), await findPaths(reader, companyId, ids)];
  const published = new Set(paths.map(({ id, locale }) => `${String(id)} ${locale}`));
  const isAnswered = await findAnswered(reader, companyId, { site, links: items.flatMap(({ item }) => linksOf(item, site, locales)) });
  const problemIn = (item: MenuItem, locale: string): LocaleProblem['problem'] | undefined => {
    if (item.documentId === null) return linksOf(item, site, [locale]).every(isAnswered) ? undefined : 'NO_ANSWER';
    const document = documents.get(item.documentId);
    if (document?.siteId !== site.id || document.kind !== item.type) return 'MISSING';
    return published.has(`${String(item.documentId)} ${locale}`) ? undefined : 'UNPUBLISHED';
  };
  const isLeftOut = ({ documentId, labels }: MenuItem, locale: string): boolean => (documentId === null ? labels[locale] === undefined : !published.has(`${String(documentId)} ${locale}`));
  const hiddenIn = ({ item, above }: Judged['items'][number], locale: string): 'HIDDEN_ABOVE' | undefined => (!isLeftOut(item, locale) && above.some((one) => isLeftOut(one, locale)) ? 'HIDDEN_ABOVE' : undefined);
  return items.map((one) => ({ ...one, problems: locales.flatMap((locale) => named(locale, problemIn(one.item, locale) ?? hiddenIn(one, locale))) }));
}

const named = (locale: string, problem: LocaleProblem['problem'] | undefined): LocaleProblem[] => (problem === undefined ? [] : [{ locale, problem }]);

/** Where on the site the address of an item leads in some locales; none of an item that leads elsewhere. */
const linksOf = ({ url }: MenuItem, site: Site, locales: readonly string[]): LinkOnSite[] => (url === null ? [] : locales.flatMap((locale) => linkOnSite(site, { locale, url }) ?? []));
