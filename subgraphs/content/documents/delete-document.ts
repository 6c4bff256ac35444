import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { deleteRedirectsTo } from '../redirects/redirect.store.js';
import { respectLocks } from '../locks/respect-locks.js';
import { requireSiteManager } from '../sites/access.js';
import { markHomeChanged } from '../sites/site.store.js';
import { KIND_NAMES, type ContentDocument, type DocumentKind } from './document.js';
import { deleteDocumentRow, findChildren } from './document.store.js';
import { deleteScheduledOf } from '../schedules/scheduled-publication.store.js';
import { forgetTexts } from './forget-texts.js';
import { lockDocument } from './require-document.js';
import { unpublish } from './unpublish-document.js';

interface DeleteDocument {
  readonly kind: DocumentKind;
  readonly id: number;
}

/** Delete a page without others below it, or an entry: websites show it no more, its drafts and the redirects to it are gone. Answers what it was. */
export function deleteDocument(deps: ContentDeps, context: CallContext, { kind, id }: DeleteDocument): Promise<ContentDocument> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `delete${kind}` }, async () => {
    const whole = await lockDocument(transaction, companyId, { kind, id });
    const { document } = whole;
    await respectLocks(transaction, { context, clock: deps.clock, id });
    const [child] = kind === 'PAGE' ? await findChildren(transaction, companyId, { siteId: document.siteId, parentId: id }) : [];
    if (child) throw new Failure('INVALID_STATE', `Page ${String(child.id)} is below it: move or delete what is below it first`, { child: String(child.id) });
    await unpublish(deps, transaction, { companyId, whole, locales: undefined, withDescendants: false });
    await forgetTexts(transaction, companyId, { documentId: id });
    await deleteScheduledOf(transaction, companyId, id);
    await deleteRedirectsTo(transaction, companyId, id);
    await deleteDocumentRow(transaction, companyId, id);
    if (document.isHome) await markHomeChanged(transaction, companyId, { siteId: document.siteId, at: await transaction.takeChangeSequence(companyId) });
    transaction.recordChange({ kind: KIND_NAMES[kind], id: String(id), before: document, after: null });
    return document;
  }));
}
