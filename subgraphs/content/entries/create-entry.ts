import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { findCollection } from '../collections/collection.store.js';
import { noCollection } from '../collections/no-collection.js';
import type { ContentDeps } from '../content-deps.js';
import { createDocument, type FirstDraft } from '../documents/create-document.js';
import type { ContentDocument } from '../documents/document.js';
import { requireLockedSite } from '../documents/require-document.js';
import { requireContentWriter } from '../sites/access.js';

/** A new entry with its first draft. */
export interface CreateEntry extends FirstDraft {
  readonly collectionId: number;
  /** Its place where a website sorts by it; behind the others unless given. */
  readonly sort?: number | null | undefined;
}

/** Create an entry of a collection with its first draft; websites show it once it is published. */
export function createEntry(deps: ContentDeps, context: CallContext, { collectionId, sort, ...draft }: CreateEntry): Promise<ContentDocument> {
  requireContentWriter(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'createEntry' }, async () => {
    const collection = await findCollection(transaction, companyId, collectionId);
    if (!collection) throw noCollection(collectionId);
    const site = await requireLockedSite(transaction, companyId, collection.siteId);
    if (!await findCollection(transaction, companyId, collectionId)) throw noCollection(collectionId); // removed meanwhile
    return createDocument(transaction, { context, site, sort, made: { kind: 'ENTRY', siteId: site.id, collectionId, parentId: null, template: null, isHome: false }, draft });
  }));
}
