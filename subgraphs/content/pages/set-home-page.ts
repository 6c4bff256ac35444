import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { contentSchema } from '../documents/content-schema.js';
import { contentEvent } from '../documents/document-event.js';
import type { ContentDocument, Published } from '../documents/document.js';
import { findChildren, findHome, nextSort, updateDocumentRow } from '../documents/document.store.js';
import { exchangePublished } from '../documents/move-published.js';
import { HOME_PATH, pathBelow } from '../documents/path.js';
import { tagged } from '../documents/published-of.js';
import { findPublishedOf } from '../documents/published.store.js';
import { refuseDamaged } from '../documents/refuse-damaged.js';
import { lockDocument, requireDocument, type WholeDocument } from '../documents/require-document.js';
import { storeDraft } from '../documents/store-draft.js';
import { markPublished, vacateSlugs } from '../documents/translation.store.js';
import { respectLocks } from '../locks/respect-locks.js';
import { indexPaths } from '../search/index-paths.js';
import { requireSiteManager } from '../sites/access.js';
import { refreshSite } from '../sites/refresh-site.js';
import { markHomeChanged } from '../sites/site.store.js';
import { requireLast } from '../versions/require-last.js';
import { formerSlugs, type LocaleSlug } from './former-slugs.js';

/** Which page is the home page from now on. */
export interface SetHomePage {
  readonly id: number;
  /** Of the page that was it, which has none; made of its titles unless given. */
  readonly formerSlugs?: readonly LocaleSlug[] | null | undefined;
  /** The version of the site that was read: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

/** Make another page the home page of its site, for editors and websites at once. The one that was it is a page at the root from then on. */
export function setHomePage(deps: ContentDeps, context: CallContext, { id, formerSlugs: given, version }: SetHomePage): Promise<ContentDocument> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'setHomePage' }, async () => {
    const page = await lockDocument(transaction, companyId, { kind: 'PAGE', id });
    requireLast(page.site, version);
    if (page.document.isHome) return page.document;
    const home = await findHome(transaction, companyId, page.site.id);
    const former = home && await requireDocument(transaction, companyId, { kind: 'PAGE', id: home.id });
    for (const whole of [page, ...former ? [former] : []]) await requireChangeable(deps, transaction, { context, whole });
    await refuseChildren(transaction, companyId, page.document);
    return exchange(deps, transaction, { context, page, former, given: given ?? [] });
  }));
}

async function requireChangeable({ clock }: ContentDeps, transaction: Transaction, { context, whole: { document: { id }, translations } }: { readonly context: CallContext; readonly whole: WholeDocument }): Promise<void> {
  await respectLocks(transaction, { context, clock, id });
  for (const translation of translations) refuseDamaged(translation);
}

async function refuseChildren(reader: Reader, companyId: number, { id, siteId }: ContentDocument): Promise<void> {
  const [child] = await findChildren(reader, companyId, { siteId, parentId: id });
  if (child) throw new Failure('INVALID_STATE', `Page ${String(child.id)} is below it, and the home page has none below it: move what is below it first`, { child: String(child.id) });
}

interface Exchange {
  readonly context: CallContext;
  readonly page: WholeDocument;
  readonly former: WholeDocument | undefined;
  readonly given: readonly LocaleSlug[];
}

async function exchange({ outbox }: ContentDeps, transaction: Transaction, exchanging: Exchange): Promise<ContentDocument> {
  const { context, page: { site, document: { id } } } = exchanging;
  const { companyId } = context.principal;
  const moves = await movesOf(transaction, exchanging);
  const at = await transaction.takeChangeSequence(companyId);
  const moved: { readonly document: ContentDocument; readonly published: readonly Published[] }[] = [];
  for (const move of moves) {
    const document = await place(transaction, { context, at, ...move });
    moved.push({ document, published: move.shown.map((one) => publishedAt(one, { document, slugs: move.slugs, at })) });
  }
  const after = moved.flatMap(({ published }) => published);
  await markHomeChanged(transaction, companyId, { siteId: site.id, at });
  await exchangePublished(transaction, companyId, { before: moves[0]?.shown ?? [], after, at });
  await outbox.append(transaction, companyId, after.map(({ documentId, locale, path }) => contentEvent(site, { type: 'content.published', kind: 'PAGE', documentId, collection: null, locale, path, publishedAt: at })));
  if (after.length > 0) await refreshSite(transaction, companyId, { siteId: site.id, locales: [...new Set(after.map(({ locale }) => locale))], at });
  return moved.find(({ document }) => document.id === id)?.document ?? exchanging.page.document;
}

/** The home page has no slug in any locale. */
const NONE: ReadonlyMap<string, string> = new Map();

interface Move extends Pick<Placing, 'change' | 'slugs' | 'whole'> {
  /** What websites show of it. */
  readonly shown: readonly Published[];
}

/** The page that goes first, and then the one that it takes the place of; neither has its slugs any more, so that each may have the other's. */
async function movesOf(transaction: Transaction, { context: { principal: { companyId } }, page, former, given }: Exchange): Promise<readonly Move[]> {
  const { id, siteId, parentId, sort } = page.document;
  const room = parentId === null ? sort : await nextSort(transaction, companyId, { siteId, collectionId: null, parentId: null });
  const shown = await findPublishedOf(transaction, companyId, id);
  const home = { whole: page, change: { isHome: true, parentId: null, sort: room }, slugs: NONE, shown };
  await vacateSlugs(transaction, companyId, former ? [id, former.document.id] : [id]);
  if (!former) return [home];
  const left = await findPublishedOf(transaction, companyId, former.document.id);
  refuseHole({ page, former, missing: left.map(({ locale }) => locale).filter((locale) => !shown.some((one) => one.locale === locale)) });
  const slugs = await formerSlugs(transaction, companyId, { former, given });
  return [{ ...home, change: { ...home.change, sort: former.document.sort } }, { whole: former, change: { isHome: false, sort: room }, slugs, shown: left }];
}

function refuseHole({ page, former, missing }: { readonly page: WholeDocument; readonly former: WholeDocument; readonly missing: readonly string[] }): void {
  if (missing.length === 0) return;
  throw new Failure('INVALID_STATE', `Websites would have no home page in ${missing.join(', ')}, where page ${String(page.document.id)} is not published: publish it there first, or take page ${String(former.document.id)} out there`, { locales: missing });
}

interface Placing {
  readonly context: CallContext;
  readonly whole: WholeDocument;
  readonly change: Partial<Pick<ContentDocument, 'isHome' | 'parentId' | 'sort'>>;
  /** By locale; none where the page has none. */
  readonly slugs: ReadonlyMap<string, string>;
  readonly at: Instant;
}

/** Write a page to its new place, with its texts: each is a new version, and websites show it where they showed the one before. */
async function place(transaction: Transaction, { context: { principal: { companyId, actor } }, whole: { document: before, site, translations }, change, slugs, at }: Placing): Promise<ContentDocument> {
  const document = { ...before, ...change, version: before.version + 1, updatedAt: at };
  await updateDocumentRow(transaction, companyId, document);
  transaction.recordChange({ kind: 'page', id: String(document.id), before, after: document });
  const schema = await contentSchema(transaction, companyId, document);
  for (const { locale, version, publishedVersion, publishedAt, ...text } of translations) {
    const after = { ...text, locale, slug: slugs.get(locale) ?? '', version: version + 1, updatedAt: at, updatedBy: actor, publishedVersion: publishedVersion === version ? version + 1 : publishedVersion, publishedAt };
    await storeDraft(transaction, companyId, { document, site, translation: after, schema });
    await markPublished(transaction, companyId, after);
  }
  await indexPaths(transaction, companyId, document);
  return document;
}

/** What websites show of a page, at its new place. */
function publishedAt(one: Published, { document: { isHome, sort }, slugs, at }: Pick<Placing, 'at' | 'slugs'> & { readonly document: ContentDocument }): Published {
  const slug = slugs.get(one.locale) ?? '';
  return tagged({ ...one, isHome, sort, slug, path: isHome ? HOME_PATH : pathBelow(undefined, slug), modifiedAt: at });
}
