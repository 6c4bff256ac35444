import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { findOfCollection } from '../documents/document.store.js';
import { moveBelow, uncoverPath } from '../documents/move-published.js';
import { findLocalesOf } from '../documents/published.store.js';
import { DOCUMENTS_AT_ONCE, refuseUnfit } from '../documents/refuse-unfit.js';
import { requireLockedSite, requireSite } from '../documents/require-document.js';
import { checkDefinitions } from '../fields/check-definitions.js';
import { judgeEntry } from '../documents/judge-content.js';
import { indexEntryPaths } from '../search/index-paths.js';
import { referencesIn } from '../fields/references-in.js';
import { followDefinitions } from '../references/follow-definitions.js';
import { requireSiteManager } from '../sites/access.js';
import { refreshSite } from '../sites/refresh-site.js';
import { lockSite } from '../sites/site.store.js';
import { NAME, SLUG } from '../sites/slug.js';
import type { Collection } from './collection.js';
import { deleteCollection, findCollection, findCollections, writeCollection } from './collection.store.js';

type Facts = Pick<Collection, 'fields' | 'name' | 'slug'>;

const MOST_COLLECTIONS = 100;

/** Create a collection in a site. */
export function createCollection(deps: ContentDeps, context: CallContext, { siteId, ...facts }: Facts & Pick<Collection, 'siteId'>): Promise<Collection> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'createCollection' }, async () => {
    checkCollection(facts);
    await requireLockedSite(transaction, companyId, siteId);
    if ((await findCollections(transaction, companyId, [siteId])).length >= MOST_COLLECTIONS) throw new Failure('BAD_INPUT', `A site has at most ${String(MOST_COLLECTIONS)} collections`, { siteId: ['has too many collections'] });
    const id = await drawNumbers(transaction, { companyId, series: 'collection' });
    const collection: Collection = { id, siteId, ...facts, version: 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await writeCollection(transaction, companyId, collection);
    transaction.recordChange({ kind: 'collection', id: String(id), before: null, after: collection });
    return collection;
  }));
}

/** Change a collection; what its entries have must fit changed fields. With its slug the paths of its entries move, and redirects stay behind. */
export function updateCollection(deps: ContentDeps, context: CallContext, { id, ...changes }: { readonly id: number } & { readonly [K in keyof Facts]?: Facts[K] | null | undefined }): Promise<Collection> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'updateCollection' }, async () => {
    const before = await lockCollection(transaction, companyId, id);
    const facts: Facts = { slug: changes.slug ?? before.slug, name: changes.name ?? before.name, fields: changes.fields ?? before.fields };
    checkCollection(facts);
    if (JSON.stringify({ ...before, ...facts }) === JSON.stringify(before)) return before;
    if (changes.fields) await refuseUnfitEntries(transaction, companyId, { id, fields: facts.fields });
    const after: Collection = { ...before, ...facts, version: before.version + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await writeCollection(transaction, companyId, after);
    if (changes.fields) await followFields(transaction, companyId, { before, after });
    transaction.recordChange({ kind: 'collection', id: String(id), before, after });
    if (after.slug !== before.slug) await moveEntries(transaction, companyId, { before, after });
    return after;
  }));
}

function checkCollection({ slug, name, fields }: Facts): void {
  const problems = new Problems();
  problems.add('slug', textProblem(slug, SLUG));
  problems.add('name', textProblem(name, NAME));
  checkDefinitions(fields, { problems, path: 'fields' });
  problems.refuse('The collection is not valid');
}

const entriesOf = (transaction: Transaction, companyId: number, collectionId: number) => (after: number) => findOfCollection(transaction, companyId, { collectionId, after, most: DOCUMENTS_AT_ONCE });

const followFields = async (transaction: Transaction, companyId: number, { before, after }: { readonly before: Collection; readonly after: Collection }): Promise<void> => followDefinitions(transaction, companyId, {
  site: await requireSite(transaction, companyId, after.siteId), next: entriesOf(transaction, companyId, after.id),
  before: (content) => referencesIn(before.fields, content), after: (content) => referencesIn(after.fields, content),
});

const refuseUnfitEntries = (transaction: Transaction, companyId: number, { id, fields }: Pick<Collection, 'fields' | 'id'>): Promise<void> => refuseUnfit(transaction, companyId, {
  what: 'collection',
  next: entriesOf(transaction, companyId, id),
  judge: (content, place) => { judgeEntry(fields, { content, strictness: 'draft', place }); },
});

async function moveEntries(transaction: Transaction, companyId: number, { before, after }: { readonly before: Collection; readonly after: Collection }): Promise<void> {
  const { id, siteId, updatedAt: at } = after;
  await indexEntryPaths(transaction, companyId, after);
  const [from, to] = [`/${before.slug}`, `/${after.slug}`];
  const locales = await findLocalesOf(transaction, companyId, id);
  for (const locale of locales) {
    const place = { siteId, locale };
    await moveBelow(transaction, companyId, { ...place, kind: 'ENTRY', from, to, at });
    await uncoverPath(transaction, companyId, { ...place, path: to });
  }
  await refreshSite(transaction, companyId, { siteId, locales, at });
}

/** Remove a collection without entries. Answers what it was. */
export function removeCollection(deps: ContentDeps, context: CallContext, id: number): Promise<Collection> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'removeCollection' }, async () => {
    const collection = await lockCollection(transaction, companyId, id);
    const [entry] = await findOfCollection(transaction, companyId, { collectionId: id, after: 0, most: 1 });
    if (entry) throw new Failure('INVALID_STATE', 'The collection has entries: delete them first', { entry: String(entry.id) });
    await deleteCollection(transaction, companyId, id);
    transaction.recordChange({ kind: 'collection', id: String(id), before: collection, after: null });
    return collection;
  }));
}

async function lockCollection(transaction: Transaction, companyId: number, id: number): Promise<Collection> {
  await lockSite(transaction, companyId, (await requireCollection(transaction, companyId, id)).siteId);
  return requireCollection(transaction, companyId, id);
}

async function requireCollection(transaction: Transaction, companyId: number, id: number): Promise<Collection> {
  const collection = await findCollection(transaction, companyId, id);
  if (!collection) throw new Failure('NOT_FOUND', `There is no collection ${String(id)}`);
  return collection;
}
