import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { draftsOf, publishDocument, publishLocked, type PublishDocument } from '../documents/publish-document.js';
import { findPaths } from '../documents/published.store.js';
import { lockDocument, requireDocument } from '../documents/require-document.js';
import { requireSiteManager } from '../sites/access.js';
import { lineOf } from './page-tree.js';

/** What is published of a page. */
export interface PublishPage extends PublishDocument {
  /** Whether the pages above it that are not published there are published first. */
  readonly withAncestors?: boolean | null | undefined;
}

/** Publish the drafts of a page as {@link publishDocument}; with those of the pages above it that websites do not show there yet, all or none. */
export function publishPage(deps: ContentDeps, context: CallContext, { withAncestors, ...input }: PublishPage): Promise<ContentDocument> {
  if (withAncestors !== true) return publishDocument(deps, context, { kind: 'PAGE', input });
  requireSiteManager(context.principal);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'publishPage' }, async () => {
    const whole = await lockDocument(transaction, context.principal.companyId, { kind: 'PAGE', id: input.id });
    const drafts = draftsOf(whole, input.locales);
    await publishAbove(deps, transaction, { context, page: whole.document, locales: drafts.map(({ locale }) => locale) });
    await publishLocked(deps, transaction, { context, whole, drafts, publishedAt: input.publishedAt ?? undefined });
    return whole.document;
  }));
}

interface Above {
  readonly context: CallContext;
  readonly page: ContentDocument;
  readonly locales: readonly string[];
}

/** The highest first, since a page is published below a published one. */
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
