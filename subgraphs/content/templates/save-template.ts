import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { countOfTemplate, findOfTemplate } from '../documents/document.store.js';
import { pageSchema } from '../documents/content-schema.js';
import { migrateContents } from '../documents/migrate-contents.js';
import { DOCUMENTS_AT_ONCE, refuseUnfit } from '../documents/refuse-unfit.js';
import { requireLockedSite } from '../documents/require-document.js';
import { checkBlockTypes } from '../fields/check-definitions.js';
import { migratedBlocks, type BlockChanges } from '../fields/migrated.js';
import { blockChangesOf, MOST_STEPS, type MigrationStep } from '../fields/migration-steps.js';
import { below, isList } from '../fields/record.js';
import { unfitBlocks } from '../fields/unfit.js';
import { followDefinitions } from '../references/follow-definitions.js';
import { requireSiteManager } from '../sites/access.js';
import type { Site } from '../sites/site.js';
import { NAME } from '../sites/slug.js';
import { requireLast } from '../versions/require-last.js';
import type { Template } from './template.js';
import { deleteTemplate, findTemplates, findTemplateToSave, writeTemplate } from './template.store.js';

/** A template as it is sent. */
export type TemplateFacts = Pick<Template, 'blocks' | 'key' | 'name' | 'siteId'>;

/** A template as it is sent, with what becomes of the keys of stored values. */
export interface SaveTemplate extends TemplateFacts {
  readonly migrate?: readonly MigrationStep[] | null | undefined;
  /** The version that was edited: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

const [MOST_TEMPLATES, MOST_NAMED] = [100, 20] as const;

/** The rule of the key of a template. */
const KEY = { most: 40, pattern: { form: /^[a-z][a-z0-9_]*$/, says: 'must begin with a lower-case letter and have lower-case letters, digits and underscores' } };

/** Add a template to a site, or replace the one of the same key; what its pages have must fit it. */
export function saveTemplate(deps: ContentDeps, context: CallContext, { migrate, version, ...input }: SaveTemplate): Promise<Template> {
  requireSiteManager(context.principal);
  const { companyId, actor } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'saveTemplate' }, async () => {
    checkTemplate(input);
    const { siteId, key } = input;
    const site = await requireLockedSite(transaction, companyId, siteId);
    const before = await findTemplateToSave(transaction, companyId, { siteId, key });
    requireLast(before, version);
    const changes = changesOf(before, migrate);
    await (before ? refuseUnfitPages(transaction, companyId, { before, after: input, changes }) : refuseTooMany(transaction, companyId, siteId));
    const after: Template = { ...input, version: (before?.version ?? 0) + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await writeTemplate(transaction, companyId, after);
    if (changes) await migratePages(deps, transaction, { companyId, actor, site, after, changes });
    else if (before) await followDefinitions(transaction, companyId, { site, next: pagesOf(transaction, companyId, input), before: pageSchema(before.blocks), after: pageSchema(after.blocks) });
    transaction.recordChange({ kind: 'template', id: key, subject: `site ${String(siteId)}`, before: before ?? null, after: { ...after, ...(changes && { migrate }) } });
    return after;
  }));
}

function checkTemplate({ key, name, blocks }: TemplateFacts): void {
  const problems = new Problems();
  problems.add('key', textProblem(key, KEY));
  problems.add('name', textProblem(name, NAME));
  checkBlockTypes(blocks, { problems, path: 'blocks' });
  problems.refuse('The template is not valid');
}

async function refuseTooMany(transaction: Transaction, companyId: number, siteId: number): Promise<void> {
  if ((await findTemplates(transaction, companyId, [siteId])).length >= MOST_TEMPLATES) throw new Failure('BAD_INPUT', `A site has at most ${String(MOST_TEMPLATES)} templates`, { key: ['is one too many'] });
}

/** What steps do to the blocks of the pages; undefined where there are none. */
function changesOf(before: Template | undefined, migrate: SaveTemplate['migrate']): BlockChanges | undefined {
  if (migrate == null || migrate.length === 0) return undefined;
  const problems = new Problems();
  problems.add('migrate', migrate.length > MOST_STEPS ? `must have at most ${String(MOST_STEPS)} steps` : undefined);
  const changes = blockChangesOf(before?.blocks ?? [], migrate, { problems, path: 'migrate' });
  problems.refuse('The pages cannot follow the template so');
  return changes;
}

const movedBy = (changes: BlockChanges | undefined) => (content: unknown): unknown => (changes && isList(content) ? migratedBlocks(content, changes) : content);

const pagesOf = (transaction: Transaction, companyId: number, { siteId, key }: Pick<Template, 'key' | 'siteId'>) => (after: number) => findOfTemplate(transaction, companyId, { siteId, template: key, after, most: DOCUMENTS_AT_ONCE });

interface Moving {
  readonly companyId: number;
  readonly actor: string;
  readonly site: Site;
  readonly after: Template;
  readonly changes: BlockChanges;
}

const migratePages = (deps: ContentDeps, transaction: Transaction, { companyId, actor, site, after, changes }: Moving): Promise<void> => migrateContents(deps, transaction, {
  companyId, site, collection: null, next: pagesOf(transaction, companyId, after), migrate: movedBy(changes), actor, at: after.updatedAt, schema: pageSchema(after.blocks),
});

interface Changing {
  readonly before: Template;
  readonly after: TemplateFacts;
  readonly changes: BlockChanges | undefined;
}

/** What did not fit before either is not held against a change that moves nothing. */
const refuseUnfitPages = (transaction: Transaction, companyId: number, { before, after, changes }: Changing): Promise<void> => refuseUnfit(transaction, companyId, {
  what: 'template',
  next: pagesOf(transaction, companyId, after),
  judge: (content, { problems, path }) => {
    const found = unfitBlocks({ before: changes ? undefined : before.blocks, after: after.blocks, isDraft: true }, movedBy(changes)(content) ?? []);
    for (const one of found) problems.add(below(path, one.path), one.message);
  },
});

/** Remove a template that no page has. Answers what it was. */
export function removeTemplate(deps: ContentDeps, context: CallContext, { siteId, key }: Pick<Template, 'key' | 'siteId'>): Promise<Template> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'removeTemplate' }, async () => {
    await requireLockedSite(transaction, companyId, siteId);
    const template = await findTemplateToSave(transaction, companyId, { siteId, key });
    if (!template) throw new Failure('NOT_FOUND', `There is no template ${key}`, { key: ['is not a template of the site'] });
    await refuseUsed(transaction, companyId, { siteId, template: key });
    await deleteTemplate(transaction, companyId, template);
    transaction.recordChange({ kind: 'template', id: key, subject: `site ${String(siteId)}`, before: template, after: null });
    return template;
  }));
}

async function refuseUsed(transaction: Transaction, companyId: number, used: { readonly siteId: number; readonly template: string }): Promise<void> {
  const pages = await countOfTemplate(transaction, companyId, used);
  if (pages === 0) return;
  const first = await findOfTemplate(transaction, companyId, { ...used, after: 0, most: MOST_NAMED });
  throw new Failure('INVALID_STATE', `${String(pages)} ${pages === 1 ? 'page has' : 'pages have'} this template: give them another (changePageTemplate) or delete them first`, { pages: String(pages), ids: first.map(({ id }) => String(id)) });
}
