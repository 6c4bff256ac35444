import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findCollection } from '../collections/collection.store.js';
import type { Collection } from '../collections/collection.js';
import type { ContentDocument } from '../documents/document.js';
import { findChildrenOfAll, findOfCollection } from '../documents/document.store.js';
import { DOCUMENTS_AT_ONCE } from '../documents/refuse-unfit.js';
import { lineOf } from '../pages/page-tree.js';
import { recordOf } from './draft-record.js';
import { findSlugs, writePathTokens, type SlugRow } from './draft-text.store.js';
import { tokensOfPath } from './draft-words.js';

/** The slugs above a document in a locale, from the root. */
type Above = (locale: string) => readonly string[];

/** A page with what is above it. */
interface Placed {
  readonly page: ContentDocument;
  readonly above: Above;
}

/** Find drafts of an entry by the slug of its collection, and those of a page by the slugs above it; with everything below a page. */
export async function indexPaths(transaction: Transaction, companyId: number, document: ContentDocument): Promise<void> {
  const above = await slugsAbove(transaction, companyId, document);
  if (document.kind === 'PAGE') return indexLevels(transaction, companyId, [{ page: document, above }]);
  await writePathTokens(transaction, companyId, (await findSlugs(transaction, companyId, [document.id])).map(recordBelow(above)));
}

async function indexLevels(transaction: Transaction, companyId: number, level: readonly Placed[]): Promise<void> {
  for (let placed = level; placed.length > 0;) {
    const slugs = grouped(await findSlugs(transaction, companyId, placed.map(({ page }) => page.id)), ({ id }) => id);
    await writePathTokens(transaction, companyId, placed.flatMap(({ page, above }) => (slugs.get(page.id) ?? []).map(recordBelow(above))));
    const below = grouped(await findChildrenOfAll(transaction, companyId, placed.map(({ page }) => page)), ({ parentId }) => parentId);
    placed = placed.flatMap(({ page, above }) => (below.get(page.id) ?? []).map((child) => ({ page: child, above: joined(above, slugs.get(page.id) ?? []) })));
  }
}

const recordBelow = (above: Above) => ({ id, locale }: SlugRow) => ({ record: recordOf(id, locale), tokens: tokensOfPath(above(locale)) });

const joined = (above: Above, own: readonly SlugRow[]): Above => (locale) => [...above(locale), ...own.filter((one) => one.locale === locale).map(({ slug }) => slug)];

async function slugsAbove(reader: Reader, companyId: number, { siteId, parentId, collectionId }: ContentDocument): Promise<Above> {
  if (collectionId !== null) {
    const slug = (await findCollection(reader, companyId, collectionId))?.slug;
    return () => (slug === undefined ? [] : [slug]);
  }
  const line = parentId === null ? [] : (await lineOf(reader, companyId, { siteId, id: parentId })).toReversed();
  const slugs = line.length === 0 ? [] : await findSlugs(reader, companyId, line.map(({ id }) => id));
  return (locale) => line.flatMap((page) => slugs.filter((one) => one.id === page.id && one.locale === locale).map(({ slug }) => slug));
}

/** Find the entries of a collection by its new slug. */
export async function indexEntryPaths(transaction: Transaction, companyId: number, { id, slug }: Pick<Collection, 'id' | 'slug'>): Promise<void> {
  for (let after = 0; ;) {
    const entries = await findOfCollection(transaction, companyId, { collectionId: id, after, most: DOCUMENTS_AT_ONCE });
    const last = entries.at(-1);
    if (last === undefined) return;
    await writePathTokens(transaction, companyId, (await findSlugs(transaction, companyId, entries.map((entry) => entry.id))).map(recordBelow(() => [slug])));
    after = last.id;
  }
}
