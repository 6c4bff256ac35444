import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { contentEvent, type ContentChange } from '../documents/document-event.js';
import type { ContentDocument } from '../documents/document.js';
import { findChildren, updateDocumentRow } from '../documents/document.store.js';
import { movePublished, uncoverPath } from '../documents/move-published.js';
import { publishedPath } from '../documents/published-of.js';
import { findPublishedOf, writePublished } from '../documents/published.store.js';
import { lockDocument } from '../documents/require-document.js';
import { moveTranslations } from '../documents/translation.store.js';
import { respectLocks } from '../locks/respect-locks.js';
import { indexPaths } from '../search/index-paths.js';
import { requireSiteManager } from '../sites/access.js';
import { refreshSite } from '../sites/refresh-site.js';
import { parentProblem } from './create-page.js';
import { levelsBelow, lineOf, MOST_DEPTH } from './page-tree.js';

/** Where a page is to be. */
export interface MovePage {
  readonly id: number;
  /** The page below which it is to be; null for the root. Its own parent unless given. */
  readonly parentId?: number | null | undefined;
  /** The sibling in front of which it is to be; null for the end. */
  readonly before?: number | null | undefined;
}

/** Move a page with everything below it, in every locale at once, for editors and websites; redirects stay at the paths that were left. */
export function movePage(deps: ContentDeps, context: CallContext, { id, parentId, before }: MovePage): Promise<ContentDocument> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'movePage' }, async () => {
    const { document, site } = await lockDocument(transaction, companyId, { kind: 'PAGE', id });
    await respectLocks(transaction, { context, clock: deps.clock, id });
    const wanted = parentId === undefined ? document.parentId : parentId;
    if (wanted !== document.parentId) await checkParent(transaction, companyId, { document, parentId: wanted });
    const siblings = (await findChildren(transaction, companyId, { siteId: document.siteId, parentId: wanted })).filter((sibling) => sibling.id !== id);
    const at = await transaction.takeChangeSequence(companyId);
    const moved = await reorder(transaction, companyId, { order: placedBefore(siblings, document, before ?? null), page: document, parentId: wanted, at });
    if (wanted !== document.parentId) await deps.outbox.append(transaction, companyId, (await moveTexts(transaction, companyId, { moved, at })).map((change) => contentEvent(site, change)));
    return moved;
  }));
}

interface Order {
  readonly order: readonly ContentDocument[];
  readonly page: ContentDocument;
  readonly parentId: number | null;
  readonly at: Instant;
}

/** Number siblings in their order; those that keep their place are not written. Answers the moved page. */
async function reorder(transaction: Transaction, companyId: number, { order, page, parentId, at }: Order): Promise<ContentDocument> {
  let moved = page;
  for (const [index, before] of order.entries()) {
    const sort = index + 1;
    if (before.sort === sort && before.parentId === parentId) continue;
    const after = { ...before, parentId, sort, version: before.version + 1, updatedAt: at };
    await updateDocumentRow(transaction, companyId, after);
    transaction.recordChange({ kind: 'page', id: String(before.id), before, after });
    if (before.id === page.id) moved = after;
  }
  return moved;
}

interface Placing {
  readonly document: ContentDocument;
  readonly parentId: number | null;
}

/** Throws BAD_INPUT where a page cannot be below another, INVALID_STATE for the home page. */
export async function checkParent(transaction: Transaction, companyId: number, { document: { id, siteId, isHome }, parentId }: Placing): Promise<void> {
  if (isHome) throw new Failure('INVALID_STATE', 'The home page stays at the root', { parentId: ['is not for the home page'] });
  if (parentId === null) return;
  const problem = await parentProblem(transaction, companyId, { siteId, parentId });
  if (problem !== undefined) throw new Failure('BAD_INPUT', `The parent ${problem}`, { parentId: [problem] });
  const line = await lineOf(transaction, companyId, { siteId, id: parentId });
  if (line.some((page) => page.id === id)) throw new Failure('BAD_INPUT', 'A page cannot be below itself', { parentId: ['is the page itself, or below it'] });
  const levels = line.length + await levelsBelow(transaction, companyId, { siteId, id });
  if (levels > MOST_DEPTH) throw new Failure('BAD_INPUT', `The tree would have more than ${String(MOST_DEPTH)} levels`, { parentId: ['makes the tree too deep'] });
}

function placedBefore(siblings: readonly ContentDocument[], page: ContentDocument, before: number | null): readonly ContentDocument[] {
  const at = before === null ? siblings.length : siblings.findIndex(({ id }) => id === before);
  if (at === -1) throw new Failure('BAD_INPUT', `Page ${String(before)} is not a sibling there`, { before: ['is not a sibling there'] });
  return siblings.toSpliced(at, 0, page);
}

/** Answers what websites find elsewhere now: the page itself in each locale, which stands for all below it. */
export async function moveTexts(transaction: Transaction, companyId: number, { moved, at }: { readonly moved: ContentDocument; readonly at: Instant }): Promise<ContentChange[]> {
  await moveTranslations(transaction, companyId, moved);
  const changes: ContentChange[] = [];
  await indexPaths(transaction, companyId, moved);
  const published = await findPublishedOf(transaction, companyId, moved.id);
  for (const one of published) {
    const { siteId, locale, slug } = one;
    const path = await publishedPath(transaction, companyId, { document: moved, collection: undefined, locale, slug });
    await movePublished(transaction, companyId, { published: one, to: path, at });
    await writePublished(transaction, companyId, { ...one, path, modifiedAt: at });
    await uncoverPath(transaction, companyId, { siteId, locale, path });
    changes.push({ type: 'content.published', kind: 'PAGE', documentId: moved.id, collection: null, locale, path, publishedAt: at });
  }
  if (published.length > 0) await refreshSite(transaction, companyId, { siteId: moved.siteId, locales: published.map(({ locale }) => locale), at });
  return changes;
}
