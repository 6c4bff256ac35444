import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { ContentDeps } from '../content-deps.js';
import { replaceReferences } from '../references/content-reference.store.js';
import { refreshSite } from '../sites/refresh-site.js';
import type { Site } from '../sites/site.js';
import type { ContentSchema } from './content-schema.js';
import { contentEvent, type ContentChange } from './document-event.js';
import type { ContentDocument, Translation } from './document.js';
import { findPublishedOfAll, rewritePublished, type ReadPublished } from './published.store.js';
import { publishedOf } from './published-of.js';
import { storeDraft } from './store-draft.js';
import { findTranslations, markPublished } from './translation.store.js';

/** How the contents of some documents follow a changed schema. */
export interface ContentMigration {
  readonly companyId: number;
  readonly site: Site;
  /** Of entries: the slug of their collection. */
  readonly collection: string | null;
  /** Reads the documents in steps, each behind the last one's id. */
  readonly next: (after: number) => Promise<readonly ContentDocument[]>;
  /** The content as it is to be. */
  readonly migrate: (content: unknown) => unknown;
  /** By which migrated content is read. */
  readonly schema: ContentSchema;
  readonly actor: string;
  readonly at: Instant;
}

/** How many documents are migrated in one transaction. */
export const MOST_MIGRATED = 10_000;

/** Bring drafts and what websites read up to a changed schema, in steps of one transaction: readers see all of it or nothing. More documents than a transaction holds are INVALID_STATE. */
export async function migrateContents(deps: ContentDeps, transaction: Transaction, { companyId, site, ...migration }: ContentMigration): Promise<void> {
  const locales = new Set<string>();
  let count = 0;
  for (let slice = await migration.next(0); slice.length > 0; slice = await migration.next(slice.at(-1)?.id ?? 0)) {
    count += slice.length;
    if (count > MOST_MIGRATED) throw new Failure('INVALID_STATE', `More than ${String(MOST_MIGRATED)} documents have this schema, and no more are migrated at once: leave the old fields, and move the values with the drafts`);
    const changes = await migrateSlice(transaction, companyId, { slice, site, migration });
    for (const { locale } of changes) locales.add(locale);
    await deps.outbox.append(transaction, companyId, changes.map((change) => contentEvent(site, change)));
  }
  if (locales.size > 0) await refreshSite(transaction, companyId, { siteId: site.id, locales: [...locales], at: migration.at });
}

type Migration = Omit<ContentMigration, 'companyId' | 'site'>;

interface Slice {
  readonly slice: readonly ContentDocument[];
  readonly site: Site;
  readonly migration: Migration;
}

async function migrateSlice(transaction: Transaction, companyId: number, { slice, ...of }: Slice): Promise<ContentChange[]> {
  const ids = slice.map(({ id }) => id);
  const translations = await findTranslations(transaction, companyId, ids);
  const published = grouped(await findPublishedOfAll(transaction, companyId, ids), ({ documentId }) => documentId);
  const changes: ContentChange[] = [];
  for (const document of slice) {
    for (const translation of translations.get(document.id) ?? []) {
      await migrateDraft(transaction, companyId, { document, translation, ...of });
      const shown = published.get(document.id)?.find(({ locale }) => locale === translation.locale);
      if (shown?.template === document.template && await migratePublished(transaction, companyId, { document, translation, shown, ...of })) changes.push(changeOf(document, shown, of.migration));
    }
  }
  return changes;
}

interface Migrating {
  readonly document: ContentDocument;
  readonly site: Site;
  readonly translation: Translation;
  readonly migration: Migration;
}

/** A draft that was published as it is stays so. A damaged one stays as it is: it can be restored or saved whole. */
async function migrateDraft(transaction: Transaction, companyId: number, { document, site, translation, migration: { migrate, schema, actor, at } }: Migrating): Promise<void> {
  if (translation.damaged) return;
  const content = migrate(translation.content);
  if (JSON.stringify(content) === JSON.stringify(translation.content)) return;
  const version = translation.version + 1;
  const isShown = translation.publishedVersion === translation.version;
  const after = { ...translation, content, version, publishedVersion: isShown ? version : translation.publishedVersion, updatedAt: at, updatedBy: actor };
  await storeDraft(transaction, companyId, { document, site, translation: after, schema });
  if (isShown) await markPublished(transaction, companyId, after);
}

async function migratePublished(transaction: Transaction, companyId: number, { document, site, translation, shown, migration: { migrate, schema, at } }: Migrating & { readonly shown: ReadPublished }): Promise<boolean> {
  const { title, slug, path, locale, publishedAt, values } = shown;
  const content = migrate(values.content);
  if (JSON.stringify(content) === JSON.stringify(values.content)) return false;
  await rewritePublished(transaction, companyId, publishedOf(document, { draft: { ...translation, title, slug, content, seo: values.seo }, path, publishedAt, now: at }));
  await replaceReferences(transaction, companyId, { documentId: document.id, site, locale, state: 'PUBLISHED', references: schema.references(content) });
  return true;
}

const changeOf = ({ id, kind }: ContentDocument, { locale, path }: ReadPublished, { collection, at }: Migration): ContentChange =>
  ({ type: 'content.published', kind, documentId: id, collection, locale, path, publishedAt: at });
