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
import { contentEvent } from '../documents/document-event.js';
import { findLastOfEach, findPaths } from '../documents/published.store.js';
import { DOCUMENTS_AT_ONCE, refuseUnfit } from '../documents/refuse-unfit.js';
import { entrySchema } from '../documents/content-schema.js';
import { migrateContents } from '../documents/migrate-contents.js';
import { requireLockedSite, requireSite } from '../documents/require-document.js';
import { checkDefinitions } from '../fields/check-definitions.js';
import { migrated, type FieldChanges } from '../fields/migrated.js';
import { fieldChangesOf, MOST_STEPS, type MigrationStep } from '../fields/migration-steps.js';
import { below, isRecord } from '../fields/record.js';
import { unfit } from '../fields/unfit.js';
import { followDefinitions } from '../references/follow-definitions.js';
import { indexEntryPaths } from '../search/index-paths.js';
import { requireSiteManager } from '../sites/access.js';
import { refreshSite } from '../sites/refresh-site.js';
import { NAME, SLUG } from '../sites/slug.js';
import { requireLast } from '../versions/require-last.js';
import type { Collection } from './collection.js';
import { deleteCollection, findCollections, writeCollection } from './collection.store.js';
import { lockCollection } from './lock-collection.js';

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

/** Changes to a collection, with what becomes of the keys of stored values, and the version that was edited: another is CONFLICT. */
export type UpdateCollection = { readonly id: number; readonly migrate?: readonly MigrationStep[] | null | undefined; readonly version?: number | null | undefined } & { readonly [K in keyof Facts]?: Facts[K] | null | undefined };

/** Change a collection; what its entries have must fit changed fields. With its slug the paths of its entries move, and redirects stay behind. */
export function updateCollection(deps: ContentDeps, context: CallContext, { id, migrate, version, ...changes }: UpdateCollection): Promise<Collection> {
  requireSiteManager(context.principal);
  const { companyId, actor } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'updateCollection' }, async () => {
    const before = await lockCollection(transaction, companyId, id);
    requireLast(before, version);
    refuseWithoutFields(before, changes);
    const { isDamaged: _isDamaged, ...whole } = before;
    const facts = factsOf(before, changes);
    checkCollection(facts);
    const moves = changesOf(before, migrate);
    if (!moves && JSON.stringify({ ...whole, ...facts }) === JSON.stringify(before)) return before;
    if (changes.fields ?? moves) await refuseUnfitEntries(transaction, companyId, { before, fields: facts.fields, moves });
    const after: Collection = { ...whole, ...facts, version: before.version + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await writeCollection(transaction, companyId, after);
    await (moves ? migrateEntries(deps, transaction, { companyId, actor, before, after, moves }) : followFields(transaction, companyId, { before, after }));
    transaction.recordChange({ kind: 'collection', id: String(id), before, after: { ...after, ...(moves && { migrate }) } });
    if (after.slug !== before.slug) await moveEntries(deps, transaction, { companyId, before, after });
    return after;
  }));
}

/** One that is damaged is changed with its fields alone: they would be lost. */
function refuseWithoutFields({ isDamaged }: Collection, { fields }: Pick<UpdateCollection, 'fields'>): void {
  if (isDamaged === true && !fields) throw new Failure('INVALID_STATE', 'The fields of the collection are damaged where they are stored: give them anew', { fields: ['must be given'] });
}

function checkCollection({ slug, name, fields }: Facts): void {
  const problems = new Problems();
  problems.add('slug', textProblem(slug, SLUG));
  problems.add('name', textProblem(name, NAME));
  checkDefinitions(fields, { problems, path: 'fields' });
  problems.refuse('The collection is not valid');
}

const factsOf = (before: Collection, { slug, name, fields }: Omit<UpdateCollection, 'id' | 'migrate' | 'version'>): Facts => ({ slug: slug ?? before.slug, name: name ?? before.name, fields: fields ?? before.fields });

interface Moving {
  readonly companyId: number;
  readonly actor: string;
  readonly before: Collection;
  readonly after: Collection;
  readonly moves: FieldChanges;
}

async function migrateEntries(deps: ContentDeps, transaction: Transaction, { companyId, actor, before, after, moves }: Moving): Promise<void> {
  const site = await requireSite(transaction, companyId, after.siteId);
  await migrateContents(deps, transaction, { companyId, site, collection: before.slug, next: entriesOf(transaction, companyId, after.id), migrate: movedBy(moves), actor, at: after.updatedAt, schema: entrySchema(after.fields) });
}

/** What steps do to the fields of the entries; undefined where there are none. */
function changesOf(before: Collection, migrate: UpdateCollection['migrate']): FieldChanges | undefined {
  if (migrate == null || migrate.length === 0) return undefined;
  const problems = new Problems();
  problems.add('migrate', migrate.length > MOST_STEPS ? `must have at most ${String(MOST_STEPS)} steps` : undefined);
  const changes = fieldChangesOf(before.fields, migrate, { problems, path: 'migrate' });
  problems.refuse('The entries cannot follow the collection so');
  return changes;
}

const movedBy = (moves: FieldChanges | undefined) => (content: unknown): unknown => (moves && isRecord(content) ? migrated(content, moves) : content);

const entriesOf = (transaction: Transaction, companyId: number, collectionId: number) => (after: number) => findOfCollection(transaction, companyId, { collectionId, after, most: DOCUMENTS_AT_ONCE });

async function followFields(transaction: Transaction, companyId: number, { before, after }: { readonly before: Collection; readonly after: Collection }): Promise<void> {
  if (JSON.stringify(before.fields) === JSON.stringify(after.fields)) return;
  const site = await requireSite(transaction, companyId, after.siteId);
  await followDefinitions(transaction, companyId, { site, next: entriesOf(transaction, companyId, after.id), before: entrySchema(before.fields), after: entrySchema(after.fields) });
}

interface Changing extends Pick<Collection, 'fields'> {
  readonly before: Collection;
  readonly moves: FieldChanges | undefined;
}

/** What did not fit before either is not held against a change that moves nothing. */
const refuseUnfitEntries = (transaction: Transaction, companyId: number, { before, fields, moves }: Changing): Promise<void> => refuseUnfit(transaction, companyId, {
  what: 'collection',
  next: entriesOf(transaction, companyId, before.id),
  judge: (content, { problems, path }) => {
    const found = unfit({ before: moves ? undefined : before.fields, after: fields, isDraft: true }, movedBy(moves)(content) ?? {});
    for (const one of found) problems.add(below(path, one.path), one.message);
  },
});

/** One entry stands for all in the events, one for each locale: websites are told of the collection. */
async function moveEntries({ outbox }: ContentDeps, transaction: Transaction, { companyId, before, after }: Omit<Moving, 'actor' | 'moves'>): Promise<void> {
  const { id, siteId, updatedAt: at } = after;
  await indexEntryPaths(transaction, companyId, after);
  const [from, to] = [`/${before.slug}`, `/${after.slug}`];
  const lasts = await findLastOfEach(transaction, companyId, id);
  for (const { locale } of lasts) {
    const place = { siteId, locale };
    await moveBelow(transaction, companyId, { ...place, kind: 'ENTRY', from, to, at });
    await uncoverPath(transaction, companyId, { ...place, path: to });
  }
  await refreshSite(transaction, companyId, { siteId, locales: lasts.map(({ locale }) => locale), at });
  const paths = await findPaths(transaction, companyId, [...new Set(lasts.map(({ documentId }) => documentId))]);
  const pathOf = ({ locale, documentId }: typeof lasts[number]): string => paths.find((known) => known.id === documentId && known.locale === locale)?.path ?? to;
  const site = await requireSite(transaction, companyId, siteId);
  await outbox.append(transaction, companyId, lasts.map((last) => contentEvent(site, { type: 'content.published', kind: 'ENTRY', collection: after.slug, ...last, path: pathOf(last), publishedAt: at })));
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
