import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Collection } from '../collections/collection.js';
import type { ContentDocument, Published, Translation } from './document.js';
import { etagOf } from './etag.js';
import { HOME_PATH, pathBelow } from './path.js';
import { findTargets } from './published.store.js';

interface Placed {
  readonly document: Pick<ContentDocument, 'isHome' | 'parentId' | 'siteId'>;
  readonly collection: Collection | undefined;
  readonly locale: string;
  readonly slug: string;
}

/** The path under which a document is published in a locale: the one function that makes paths. Throws INVALID_STATE for a page below one that is not published there. */
export async function publishedPath(reader: Reader, companyId: number, { document: { isHome, parentId, siteId }, collection, locale, slug }: Placed): Promise<string> {
  if (isHome) return HOME_PATH;
  if (collection) return pathBelow(`/${collection.slug}`, slug);
  if (parentId === null) return pathBelow(undefined, slug);
  const parent = (await findTargets(reader, companyId, { siteId, locale, ids: [parentId] })).get(parentId);
  if (!parent) throw new Failure('INVALID_STATE', `Page ${String(parentId)}, below which it is, is not published in ${locale}: publish that first, or both together; or take this one out there`, { locale, parentId: String(parentId) });
  return pathBelow(parent.path, slug);
}

interface Publication {
  readonly draft: Translation;
  readonly path: string;
  readonly publishedAt: Instant;
  readonly now: Instant;
}

/** What websites read of a draft that is published; the texts are made here, once, and never again. */
export const publishedOf = ({ id, siteId, kind, collectionId, template, isHome, sort }: ContentDocument, { draft: { locale, title, slug, content, seo }, path, publishedAt, now }: Publication): Published =>
  tagged({ siteId, locale, documentId: id, kind, collectionId, template, isHome, sort, title, slug, path, content: JSON.stringify(content), seo: JSON.stringify(seo), publishedAt, modifiedAt: now });

/** The same with its tag. */
export function tagged(published: Omit<Published, 'etag'>): Published {
  const { documentId, template, isHome, sort, locale, title, slug, publishedAt, seo, content } = published;
  const facts = JSON.stringify([documentId, template, isHome, sort, locale, title, slug, publishedAt]);
  return { ...published, etag: etagOf(`${facts}\n${seo}\n${content}`) };
}
