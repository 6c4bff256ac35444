import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { respectLocks } from '../locks/respect-locks.js';
import { lineOf } from '../pages/page-tree.js';
import { replaceReferences } from '../references/content-reference.store.js';
import { noteMissing } from '../references/refuse-missing.js';
import { requireSiteManager } from '../sites/access.js';
import { notOfSite } from '../sites/require-locale.js';
import { refreshSite } from '../sites/refresh-site.js';
import { contentSchema, type ContentSchema } from './content-schema.js';
import { contentEvent, type ContentChange } from './document-event.js';
import { KIND_NAMES, type ContentDocument, type DocumentKind, type Published, type Translation } from './document.js';
import { movePublished, uncoverPath } from './move-published.js';
import { findPaths, findPublishedOf, writePublished } from './published.store.js';
import { publishedOf, publishedPath } from './published-of.js';
import { refuseDamaged } from './refuse-damaged.js';
import { lockDocument, requireDocument, type WholeDocument } from './require-document.js';
import { markPublished } from './translation.store.js';

/** What is published of a document. */
export interface PublishDocument {
  readonly id: number;
  /** Those whose drafts changed since they were published, unless given. */
  readonly locales?: readonly string[] | null | undefined;
  /** When it was first published elsewhere, for what is brought along; now unless given. */
  readonly publishedAt?: Instant | null | undefined;
  /** Whether the pages above it that are not published there are published first. */
  readonly withAncestors?: boolean | null | undefined;
}

/** Publish the drafts of a page or an entry: whole, all locales or none. What is published already as it is stays as it is; a page that got another slug moves with everything below it, and redirects stay behind. */
export function publishDocument(deps: ContentDeps, context: CallContext, { kind, input }: { readonly kind: DocumentKind; readonly input: PublishDocument }): Promise<ContentDocument> {
  requireSiteManager(context.principal);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `publish${kind}` }, () => publish(deps, transaction, { context, kind, input })));
}

/** A page or an entry after a publication. */
export interface PublishedDocument extends ContentDocument {
  /** The locales in which websites show something else since; what was published as it is already is none of them. */
  readonly published: readonly string[];
}

/** The same in a transaction that does more. */
export async function publish(deps: ContentDeps, transaction: Transaction, { context, kind, input }: { readonly context: CallContext; readonly kind: DocumentKind; readonly input: PublishDocument }): Promise<PublishedDocument> {
  const whole = await lockDocument(transaction, context.principal.companyId, { kind, id: input.id });
  const drafts = draftsOf(whole, input.locales);
  if (input.withAncestors === true) await publishAbove(deps, transaction, { context, page: whole.document, locales: drafts.map(({ locale }) => locale) });
  await publishLocked(deps, transaction, { context, whole, drafts, publishedAt: input.publishedAt ?? undefined });
  return { ...whole.document, published: drafts.map(({ locale }) => locale) };
}

interface Above {
  readonly context: CallContext;
  readonly page: ContentDocument;
  readonly locales: readonly string[];
}

/** Publish what is above a page and not published in its locales; the highest first, since a page is published below a published one. */
async function publishAbove(deps: ContentDeps, transaction: Transaction, { context, page: { siteId, parentId }, locales }: Above): Promise<void> {
  if (parentId === null) return;
  const { companyId } = context.principal;
  const line = await lineOf(transaction, companyId, { siteId, id: parentId });
  const shown = await findPaths(transaction, companyId, line.map(({ id }) => id));
  for (const above of line.toReversed()) {
    const missing = locales.filter((locale) => !shown.some(({ id, locale: known }) => id === above.id && known === locale));
    const whole = await requireDocument(transaction, companyId, { kind: 'PAGE', id: above.id });
    const untold = missing.find((locale) => !whole.translations.some((translation) => translation.locale === locale));
    if (untold !== undefined) throw new Failure('INVALID_STATE', `Page ${String(above.id)} above it has no text in ${untold}`, { locale: untold, pageId: String(above.id) });
    await publishLocked(deps, transaction, { context, whole, drafts: draftsOf(whole, missing), publishedAt: undefined });
  }
}

/** Publish drafts that nobody else edits, of a document whose site is locked. */
async function publishLocked(deps: ContentDeps, transaction: Transaction, { context, ...publishing }: Omit<Publishing, 'companyId'> & { readonly context: CallContext }): Promise<void> {
  await respectLocks(transaction, { context, clock: deps.clock, id: publishing.whole.document.id, locales: publishing.drafts.map(({ locale }) => locale) });
  await publishDrafts(deps, transaction, { companyId: context.principal.companyId, ...publishing });
}

/** The translations to publish; throws BAD_INPUT for a locale that the site or the document does not have, INVALID_STATE for a damaged text. */
export function draftsOf({ document, site, translations }: WholeDocument, locales: readonly string[] | null | undefined): Translation[] {
  const problems = new Problems();
  const wanted = locales ?? translations.filter((translation) => isUnpublished(translation) && site.locales.includes(translation.locale)).map(({ locale }) => locale);
  for (const [index, locale] of wanted.entries()) {
    const isKnown = translations.some((translation) => translation.locale === locale);
    problems.add(`locales.${String(index)}`, !site.locales.includes(locale) ? notOfSite(site) : isKnown ? undefined : `is a locale in which the ${KIND_NAMES[document.kind]} has no text`);
  }
  problems.refuse('It cannot be published in these locales');
  const changed = translations.filter((translation) => isUnpublished(translation) && wanted.includes(translation.locale));
  for (const translation of changed) refuseDamaged(translation);
  return changed;
}

const isUnpublished = ({ version, publishedVersion, damaged }: Translation): boolean => version !== publishedVersion || damaged !== undefined;

interface Publishing {
  readonly companyId: number;
  readonly whole: WholeDocument;
  readonly drafts: readonly Translation[];
  readonly publishedAt: Instant | undefined;
}

/** Publish drafts of a locked document, in a transaction that may do more. */
export async function publishDrafts({ outbox }: ContentDeps, transaction: Transaction, { companyId, whole, drafts, publishedAt }: Publishing): Promise<void> {
  if (drafts.length === 0) return;
  const { document, site, collection } = whole;
  const schema = await contentSchema(transaction, companyId, document);
  await refuseIncomplete(transaction, companyId, { document, drafts, schema });
  const now = await transaction.takeChangeSequence(companyId);
  if (publishedAt !== undefined && publishedAt > now) throw new Failure('BAD_INPUT', 'publishedAt is in the future: schedule it instead', { publishedAt: ['is in the future'] });
  const known = new Map((await findPublishedOf(transaction, companyId, document.id)).map((published) => [published.locale, published]));
  const changes: ContentChange[] = [];
  for (const draft of drafts) {
    const published = await publishIn(transaction, { companyId, whole, draft, schema, before: known.get(draft.locale), publishedAt, now });
    changes.push({ type: 'content.published', kind: document.kind, documentId: document.id, collection: collection?.slug ?? null, locale: draft.locale, path: published.path, publishedAt: now });
  }
  await refreshSite(transaction, companyId, { siteId: site.id, locales: drafts.map(({ locale }) => locale), at: now });
  await outbox.append(transaction, companyId, changes.map((change) => contentEvent(site, change)));
}

interface Complete {
  readonly document: ContentDocument;
  readonly drafts: readonly Translation[];
  readonly schema: ContentSchema;
}

async function refuseIncomplete(transaction: Transaction, companyId: number, { document, drafts, schema }: Complete): Promise<void> {
  const problems = new Problems();
  for (const { locale, content } of drafts) schema.judge({ content, strictness: 'complete', place: { problems, path: locale } });
  await noteMissing(transaction, companyId, { documentId: document.id, locales: drafts.map(({ locale }) => locale), problems });
  problems.refuse(`The ${KIND_NAMES[document.kind]} is not complete`);
}

interface OfLocale {
  readonly companyId: number;
  readonly whole: WholeDocument;
  readonly draft: Translation;
  readonly schema: ContentSchema;
  readonly before: Published | undefined;
  readonly publishedAt: Instant | undefined;
  readonly now: Instant;
}

async function publishIn(transaction: Transaction, { companyId, whole: { document, site, collection }, draft, schema, before, publishedAt, now }: OfLocale): Promise<Published> {
  const { locale, slug } = draft;
  const path = await publishedPath(transaction, companyId, { document, collection, locale, slug });
  const published = publishedOf(document, { draft, path, publishedAt: publishedAt ?? before?.publishedAt ?? now, now });
  if (before && before.path !== path) await movePublished(transaction, companyId, { published: before, to: path, at: now });
  await writePublished(transaction, companyId, published);
  await replaceReferences(transaction, companyId, { documentId: document.id, site, locale, state: 'PUBLISHED', references: schema.references(draft.content) });
  await uncoverPath(transaction, companyId, { siteId: site.id, locale, path });
  await markPublished(transaction, companyId, { documentId: document.id, locale, publishedVersion: draft.version, publishedAt: published.publishedAt });
  transaction.recordChange({ kind: KIND_NAMES[document.kind], id: `${String(document.id)} ${locale}`, subject: String(document.id), before: before ?? null, after: published });
  return published;
}
