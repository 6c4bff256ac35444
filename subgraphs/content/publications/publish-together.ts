import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { forgetAside, stepAside } from '../documents/step-aside.js';
import type { ContentDocument } from '../documents/document.js';
import { findDocuments } from '../documents/document.store.js';
import { draftsOf, publish, type PublishedDocument } from '../documents/publish-document.js';
import { findPublishedOf } from '../documents/published.store.js';
import { documentKind, lockDocument } from '../documents/require-document.js';
import { requireSiteManager } from '../sites/access.js';
import { behindParents, checkChosen, type ChosenDocument, type DocumentAttempt, type PublishDocuments } from './publish-documents.js';

/** Publish several pages and entries of a site in one transaction, or none of them: those that exchange their slugs exchange their paths, and nobody sees anything in between. Answers them in the order they are listed. */
export async function publishTogether(deps: ContentDeps, context: CallContext, { documents, withAncestors }: PublishDocuments): Promise<DocumentAttempt[]> {
  requireSiteManager(context.principal);
  checkChosen(documents);
  const { companyId } = context.principal;
  const known = await findDocuments(deps.database, companyId, documents.map(({ id }) => id));
  checkSite(documents, known);
  const chosen = behindParents(documents.map(({ id }) => String(id)), known).flatMap((id) => documents.filter((one) => String(one.id) === id));
  const at: { document: ChosenDocument | undefined } = { document: undefined };
  const work = (transaction: Transaction): Promise<PublishedDocument[]> => commandOnce(transaction, { context, clock: deps.clock, name: 'publishTogether' }, async () => {
    const moved = await leavePaths(transaction, companyId, { chosen, note: (document) => { at.document = document; } });
    const published: PublishedDocument[] = [];
    for (const one of chosen) {
      at.document = one;
      published.push(await publish(deps, transaction, { context, kind: await documentKind(transaction, companyId, one.id), input: { ...one, withAncestors } }));
    }
    for (const one of moved) await forgetAside(transaction, companyId, one);
    return published;
  });
  try {
    const records = await deps.database.inTransaction(work);
    return documents.map(({ id }) => ({ name: String(id), record: records.find((record) => record.id === id) ?? null, refusal: null }));
  } catch (error) {
    if (!(error instanceof Failure) || at.document === undefined || error.code === 'UNAVAILABLE') throw error;
    return refused(documents, { id: at.document.id, failure: error });
  }
}

function checkSite(documents: readonly ChosenDocument[], known: ReadonlyMap<number, ContentDocument>): void {
  const problems = new Problems();
  const [site] = [...known.values()].map(({ siteId }) => siteId);
  for (const [index, { id }] of documents.entries()) problems.add(`documents.${String(index)}.id`, (known.get(id)?.siteId ?? site) === site ? undefined : 'is of another site than those before it');
  problems.refuse('They cannot be published together');
}

interface Leaving {
  readonly chosen: readonly ChosenDocument[];
  readonly note: (document: ChosenDocument) => void;
}

/** Those that get other slugs leave their paths first, so that each finds the path free that it is to have. */
async function leavePaths(transaction: Transaction, companyId: number, { chosen, note }: Leaving): Promise<Parameters<typeof forgetAside>[2][]> {
  const moved: Parameters<typeof forgetAside>[2][] = [];
  for (const one of chosen) {
    note(one);
    const whole = await lockDocument(transaction, companyId, { kind: await documentKind(transaction, companyId, one.id), id: one.id });
    const slugs = new Map(draftsOf(whole, one.locales).map(({ locale, slug }) => [locale, slug]));
    for (const published of await findPublishedOf(transaction, companyId, one.id)) {
      if (published.slug !== (slugs.get(published.locale) ?? published.slug)) moved.push(await stepAside(transaction, companyId, published));
    }
  }
  return moved;
}

function refused(documents: readonly ChosenDocument[], { id, failure: { code, message, details } }: { readonly id: number; readonly failure: Failure }): DocumentAttempt[] {
  const other = { code: 'INVALID_STATE', message: `${String(id)} was refused, and they are published together or not at all`, details: { refused: String(id) } } as const;
  return documents.map((one) => ({ name: String(one.id), record: null, refusal: one.id === id ? { code, message, details } : other }));
}
