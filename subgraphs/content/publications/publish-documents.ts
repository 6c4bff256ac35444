import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { attemptEach, type Attempt } from '#subgraph-kit/attempt.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument, DocumentKind } from '../documents/document.js';
import { findDocuments } from '../documents/document.store.js';
import { publish, type PublishedDocument } from '../documents/publish-document.js';
import { documentKind } from '../documents/require-document.js';
import { takeOut } from '../documents/unpublish-document.js';
import { requireSiteManager } from '../sites/access.js';

/** One of several pages and entries. */
export interface ChosenDocument {
  readonly id: number;
  /** As a publication that names none, unless given. */
  readonly locales?: readonly string[] | null | undefined;
  /** Of a publication: when it was first published elsewhere. */
  readonly publishedAt?: Instant | null | undefined;
}

/** Several pages and entries to publish. */
export interface PublishDocuments {
  readonly documents: readonly ChosenDocument[];
  readonly withAncestors?: boolean | null | undefined;
}

/** Several pages and entries to take out of what websites show. */
export interface UnpublishDocuments {
  readonly documents: readonly Omit<ChosenDocument, 'publishedAt'>[];
  readonly withDescendants?: boolean | null | undefined;
}

/** What became of one of several pages and entries, or why nothing did. */
export type DocumentAttempt = Attempt<ContentDocument & Partial<Pick<PublishedDocument, 'published'>>>;

/** The most pages and entries of one call. */
const MOST_DOCUMENTS = 100;

/** Publish several pages and entries, each in its own right and in a transaction of its own; pages that are listed are published after those above them. Answers them in the order they are listed. */
export const publishDocuments = (deps: ContentDeps, context: CallContext, { documents, withAncestors }: PublishDocuments): Promise<DocumentAttempt[]> =>
  changeEach(deps, context, { name: 'publishDocuments', documents, order: (ids) => ids, work: (transaction, one) => publish(deps, transaction, { ...one, input: { ...one.chosen, withAncestors } }) });

/** Take several pages and entries out of what websites show, each in its own right; pages that are listed go before those above them. Answers them in the order they are listed. */
export const unpublishDocuments = (deps: ContentDeps, context: CallContext, { documents, withDescendants }: UnpublishDocuments): Promise<DocumentAttempt[]> =>
  changeEach(deps, context, { name: 'unpublishDocuments', documents, order: (ids) => ids.toReversed(), work: (transaction, one) => takeOut(deps, transaction, { ...one, input: { ...one.chosen, withDescendants } }) });

interface Changed {
  readonly context: CallContext;
  readonly kind: DocumentKind;
  readonly chosen: ChosenDocument;
}

interface Changing {
  readonly name: string;
  readonly documents: readonly ChosenDocument[];
  /** Of ids that have pages behind those above them. */
  readonly order: (ids: readonly string[]) => readonly string[];
  readonly work: (transaction: Transaction, one: Changed) => Promise<ContentDocument>;
}

async function changeEach({ database, clock, log }: ContentDeps, context: CallContext, { name, documents, order, work }: Changing): Promise<DocumentAttempt[]> {
  requireSiteManager(context.principal);
  checkChosen(documents);
  const { companyId } = context.principal;
  const known = await findDocuments(database, companyId, documents.map(({ id }) => id));
  const chosen = new Map(documents.map((document) => [String(document.id), document]));
  const change = (id: string, own: CallContext): Promise<ContentDocument> => database.inTransaction((transaction) => commandOnce(transaction, { context: own, clock, name }, async () =>
    work(transaction, { context: own, kind: await documentKind(transaction, companyId, Number(id)), chosen: chosen.get(id) ?? { id: Number(id) } })));
  const made = await attemptEach({ log, change }, context, order(behindParents([...chosen.keys()], known)));
  const listed = [...chosen.keys()];
  return made.toSorted((one, other) => listed.indexOf(one.name) - listed.indexOf(other.name));
}

/** Throws BAD_INPUT unless it is 1 to 100 pages and entries, each named once. */
export function checkChosen(documents: readonly ChosenDocument[]): void {
  const problems = new Problems();
  problems.add('documents', documents.length < 1 || documents.length > MOST_DOCUMENTS ? `must name 1 to ${String(MOST_DOCUMENTS)} pages and entries, not ${String(documents.length)}` : undefined);
  for (const [index, { id }] of documents.slice(0, MOST_DOCUMENTS).entries()) {
    problems.add(`documents.${String(index)}.id`, documents.findIndex((other) => other.id === id) === index ? undefined : 'is named twice');
  }
  problems.refuse('They cannot be changed together');
}

/** Ids in their order, but each behind that of the page above it. */
export function behindParents(ids: readonly string[], known: ReadonlyMap<number, ContentDocument>): string[] {
  const levelOf = (id: string): number => {
    const parentId = known.get(Number(id))?.parentId ?? null;
    return parentId === null || !ids.includes(String(parentId)) ? 0 : 1 + levelOf(String(parentId));
  };
  const levels = new Map(ids.map((id) => [id, levelOf(id)]));
  return ids.toSorted((one, other) => (levels.get(one) ?? 0) - (levels.get(other) ?? 0));
}
