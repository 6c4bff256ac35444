import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { forgetAside, stepAside, type Aside } from '../documents/step-aside.js';
import { contentEvent } from '../documents/document-event.js';
import type { ContentDocument } from '../documents/document.js';
import { updateDocumentRow } from '../documents/document.store.js';
import { findPublishedOf } from '../documents/published.store.js';
import { lockDocument, requireDocument } from '../documents/require-document.js';
import { moveTranslations } from '../documents/translation.store.js';
import { respectLocks } from '../locks/respect-locks.js';
import { requireSiteManager } from '../sites/access.js';
import { checkParent, moveTexts, type MovePage } from './move-page.js';

/** Which pages exchange their places. */
export interface ExchangePlaces extends MovePage {
  readonly exchangeWith?: number | null | undefined;
}

/** Exchange the places of two pages of a site, each with everything below it, in every locale at once: for pages that have the same slug, of which neither could go first. Redirects stay at the paths that were left and not taken. */
export function exchangePlaces(deps: ContentDeps, context: CallContext, { id, exchangeWith, parentId, before }: ExchangePlaces): Promise<ContentDocument> {
  requireSiteManager(context.principal);
  if (parentId !== undefined || before !== undefined) throw new Failure('BAD_INPUT', 'A page that exchanges its place with another goes where that one is', { exchangeWith: ['is not for a move with parentId or before'] });
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'exchangePlaces' }, async () => {
    const { document: one, site } = await lockDocument(transaction, companyId, { kind: 'PAGE', id });
    const { document: other } = await requireDocument(transaction, companyId, { kind: 'PAGE', id: exchangeWith ?? id });
    if (other.siteId !== one.siteId) throw new Failure('BAD_INPUT', 'Both pages are to be of one site', { exchangeWith: ['is of another site'] });
    if (other.id === one.id) throw new Failure('BAD_INPUT', 'A page cannot exchange its place with itself', { exchangeWith: ['is the page itself'] });
    for (const page of [one, other]) await respectLocks(transaction, { context, clock: deps.clock, id: page.id });
    for (const [page, place] of [[one, other], [other, one]] as const) await checkParent(transaction, companyId, { document: page, parentId: place.parentId });
    return exchange(deps, transaction, { companyId, site, one, other });
  }));
}

interface Exchange {
  readonly companyId: number;
  readonly site: Parameters<typeof contentEvent>[0];
  readonly one: ContentDocument;
  readonly other: ContentDocument;
}

async function exchange({ outbox }: ContentDeps, transaction: Transaction, { companyId, site, one, other }: Exchange): Promise<ContentDocument> {
  const at = await transaction.takeChangeSequence(companyId);
  const isElsewhere = one.parentId !== other.parentId;
  const stepped = isElsewhere ? await leave(transaction, companyId, one) : [];
  const moved = [];
  for (const [page, place] of [[other, one], [one, other]] as const) {
    const after = { ...page, parentId: place.parentId, sort: place.sort, version: page.version + 1, updatedAt: at };
    await updateDocumentRow(transaction, companyId, after);
    transaction.recordChange({ kind: 'page', id: String(page.id), before: page, after });
    moved.push(after);
  }
  const changes = [];
  for (const after of isElsewhere ? moved : []) changes.push(...await moveTexts(transaction, companyId, { moved: after, at }));
  for (const left of stepped) await forgetAside(transaction, companyId, left);
  await outbox.append(transaction, companyId, changes.map((change) => contentEvent(site, change)));
  return moved.find(({ id }) => id === one.id) ?? one;
}

/** A page leaves its place for one where nobody looks for it, until the other has left its own. */
async function leave(transaction: Transaction, companyId: number, page: ContentDocument): Promise<Aside[]> {
  await moveTranslations(transaction, companyId, { id: page.id, parentId: -page.id }); // no page has such a number
  const left: Aside[] = [];
  for (const published of await findPublishedOf(transaction, companyId, page.id)) left.push(await stepAside(transaction, companyId, published));
  return left;
}
