import type { CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { HOME_PATH, pathBelow, storedPath } from '../documents/path.js';
import type { ContentDocument, Translation } from '../documents/document.js';
import { findDocument, findHome } from '../documents/document.store.js';
import { refuseDamaged } from '../documents/refuse-damaged.js';
import { requireSite } from '../documents/require-document.js';
import { findDraftAt, findTranslations } from '../documents/translation.store.js';
import { requireContentReader } from '../sites/access.js';
import { requireLocale } from '../sites/require-locale.js';
import type { Site } from '../sites/site.js';
import { lineOf } from './page-tree.js';

/** Which page is previewed: by its id, or by its path. */
export interface PreviewPage {
  readonly siteId: number;
  readonly id?: number | null | undefined;
  readonly path?: string | null | undefined;
  readonly locale?: string | null | undefined;
}

/** A page as websites would show it. */
export interface PagePreview extends Pick<Translation, 'locale' | 'seo' | 'slug' | 'title'> {
  readonly id: number;
  readonly template: string;
  readonly isHome: boolean;
  readonly path: string;
  readonly blocks: unknown;
  readonly hasChanges: boolean;
}

/** A page as websites would show it if every draft were published; null where there is none, or it has no text in the locale; INVALID_STATE where that is damaged. */
export async function previewPage({ database }: ContentDeps, { principal }: CallContext, { siteId, id, path, locale: asked }: PreviewPage): Promise<PagePreview | null> {
  requireContentReader(principal);
  const { companyId } = principal;
  const site = await requireSite(database, companyId, siteId);
  const locale = asked ?? site.defaultLocale;
  requireLocale(site, locale);
  const page = id == null ? await pageAt(database, companyId, { site, locale, path: storedPath(path ?? HOME_PATH) }) : await findDocument(database, companyId, id);
  if (page?.siteId !== siteId || page.kind !== 'PAGE') return null;
  return draftOf(database, companyId, { page, locale });
}

/** Walk the tree segment by segment, as websites' paths are made (document 3, J, GET /page). */
async function pageAt(reader: Reader, companyId: number, { site, locale, path }: { readonly site: Site; readonly locale: string; readonly path: string }): Promise<ContentDocument | undefined> {
  if (path === HOME_PATH) return findHome(reader, companyId, site.id);
  let parentId: number | null = null;
  for (const slug of path.slice(1).split('/')) {
    const found: number | undefined = await findDraftAt(reader, companyId, { siteId: site.id, parentId, locale, slug });
    if (found === undefined) return undefined;
    parentId = found;
  }
  return parentId === null ? undefined : findDocument(reader, companyId, parentId);
}

async function draftOf(reader: Reader, companyId: number, { page, locale }: { readonly page: ContentDocument; readonly locale: string }): Promise<PagePreview | null> {
  const line = await lineOf(reader, companyId, { siteId: page.siteId, id: page.id });
  const texts = await findTranslations(reader, companyId, line.map(({ id }) => id));
  const inLocale = (id: number): Translation | undefined => texts.get(id)?.find((text) => text.locale === locale);
  const [own, above] = [inLocale(page.id), line.slice(1).map(({ id }) => inLocale(id)).reverse()];
  if (!own || above.includes(undefined)) return null;
  refuseDamaged(own);
  const parentPath = above.reduce<string | undefined>((path, text) => pathBelow(path, text?.slug ?? ''), undefined);
  const { title, slug, content, seo, version, publishedVersion } = own;
  return { id: page.id, template: page.template ?? '', isHome: page.isHome, title, slug, path: page.isHome ? HOME_PATH : pathBelow(parentPath, slug), blocks: content, seo, locale, hasChanges: version !== publishedVersion };
}
