import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { deleteReferences } from '../references/content-reference.store.js';
import { requireSiteManager } from '../sites/access.js';
import { notOfSite } from '../sites/require-locale.js';
import { refreshSite } from '../sites/refresh-site.js';
import { contentEvent } from './document-event.js';
import { KIND_NAMES, type ContentDocument, type DocumentKind, type Published } from './document.js';
import { deletePublished, findPagesBelow, findPublishedOf } from './published.store.js';
import { lockDocument, type WholeDocument } from './require-document.js';
import { markUnpublished } from './translation.store.js';

/** What is taken out of what websites show. */
export interface UnpublishDocument {
  readonly id: number;
  /** All in which it is published, unless given. */
  readonly locales?: readonly string[] | null | undefined;
  /** Of a page: with those that are published below it. */
  readonly withDescendants?: boolean | null | undefined;
}

/** Take a page or an entry out of what websites show; its drafts stay. A page with published ones below it is INVALID_STATE unless they go too. */
export function unpublishDocument(deps: ContentDeps, context: CallContext, { kind, input }: { readonly kind: DocumentKind; readonly input: UnpublishDocument }): Promise<ContentDocument> {
  requireSiteManager(context.principal);
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: `unpublish${kind}` }, () => takeOut(deps, transaction, { context, kind, input })));
}

/** The same in a transaction that does more. */
export async function takeOut(deps: ContentDeps, transaction: Transaction, { context: { principal: { companyId } }, kind, input }: { readonly context: CallContext; readonly kind: DocumentKind; readonly input: UnpublishDocument }): Promise<ContentDocument> {
  const whole = await lockDocument(transaction, companyId, { kind, id: input.id });
  refuseUnknown(whole, input.locales ?? []);
  await unpublish(deps, transaction, { companyId, whole, locales: input.locales ?? undefined, withDescendants: input.withDescendants === true });
  return whole.document;
}

/** A text of a locale that was switched off is taken out as before; one that is not published stays so. */
function refuseUnknown({ site, translations }: WholeDocument, locales: readonly string[]): void {
  const problems = new Problems();
  const known = new Set([...site.locales, ...translations.map(({ locale }) => locale)]);
  for (const [index, locale] of locales.entries()) problems.add(`locales.${String(index)}`, known.has(locale) ? undefined : notOfSite(site));
  problems.refuse('It cannot be taken out in these locales');
}

interface Unpublishing {
  readonly companyId: number;
  readonly whole: WholeDocument;
  readonly locales: readonly string[] | undefined;
  readonly withDescendants: boolean;
}

/** The same of a document that is locked. */
export async function unpublish({ outbox }: ContentDeps, transaction: Transaction, { companyId, whole: { document, site, collection }, locales, withDescendants }: Unpublishing): Promise<void> {
  const published = (await findPublishedOf(transaction, companyId, document.id)).filter(({ locale }) => locales?.includes(locale) ?? true);
  if (published.length === 0) return;
  const below = await Promise.all(published.map((one) => descendantsOf(transaction, companyId, one)));
  if (!withDescendants) refuseDescendants(below.flat());
  const now = await transaction.takeChangeSequence(companyId);
  for (const [index, one] of published.entries()) {
    const gone = [one, ...below[index] ?? []];
    const ids = gone.map(({ documentId }) => documentId);
    await deletePublished(transaction, companyId, { siteId: site.id, locale: one.locale, ids });
    await deleteReferences(transaction, companyId, { ids, locale: one.locale, state: 'PUBLISHED' });
    await markUnpublished(transaction, companyId, { ids, locale: one.locale });
    for (const { documentId, ...was } of gone) transaction.recordChange({ kind: KIND_NAMES[document.kind], id: `${String(documentId)} ${one.locale}`, subject: String(documentId), before: was, after: null });
    await outbox.append(transaction, companyId, gone.map(({ documentId, locale, path }) => contentEvent(site, { type: 'content.unpublished', kind: document.kind, documentId, collection: collection?.slug ?? null, locale, path, publishedAt: now })));
  }
  await refreshSite(transaction, companyId, { siteId: site.id, locales: published.map(({ locale }) => locale), at: now });
}

const descendantsOf = async (transaction: Transaction, companyId: number, { siteId, locale, kind, path, isHome }: Published): Promise<Published[]> =>
  (kind === 'PAGE' && !isHome ? findPagesBelow(transaction, companyId, { siteId, locale, kind, from: path }) : []);

function refuseDescendants([first, ...others]: readonly Published[]): void {
  if (!first) return;
  const more = others.length === 0 ? '' : ` and ${String(others.length)} more`;
  throw new Failure('INVALID_STATE', `Page ${String(first.documentId)}${more} is published below it in ${first.locale}: unpublish what is below it too (withDescendants)`, { descendants: String(others.length + 1) });
}
