import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { countOfTemplate, findOfTemplate } from '../documents/document.store.js';
import { DOCUMENTS_AT_ONCE, refuseUnfit } from '../documents/refuse-unfit.js';
import { requireLockedSite } from '../documents/require-document.js';
import { checkBlockTypes } from '../fields/check-definitions.js';
import { judgePage } from '../documents/judge-content.js';
import { referencesInBlocks } from '../fields/references-in.js';
import { followDefinitions } from '../references/follow-definitions.js';
import { requireSiteManager } from '../sites/access.js';
import { NAME } from '../sites/slug.js';
import type { Template } from './template.js';
import { deleteTemplate, findTemplate, findTemplates, writeTemplate } from './template.store.js';

/** A template as it is sent. */
export type SaveTemplate = Pick<Template, 'blocks' | 'key' | 'name' | 'siteId'>;

const MOST_TEMPLATES = 100;

/** The rule of the key of a template. */
const KEY = { most: 40, pattern: { form: /^[a-z][a-z0-9_]*$/, says: 'must begin with a lower-case letter and have lower-case letters, digits and underscores' } };

/** Add a template to a site, or replace the one of the same key; what its pages have must fit it. */
export function saveTemplate(deps: ContentDeps, context: CallContext, input: SaveTemplate): Promise<Template> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'saveTemplate' }, async () => {
    checkTemplate(input);
    const { siteId, key } = input;
    const site = await requireLockedSite(transaction, companyId, siteId);
    const before = await findTemplate(transaction, companyId, { siteId, key });
    await (before ? refuseUnfitPages(transaction, companyId, input) : refuseTooMany(transaction, companyId, siteId));
    const after: Template = { ...input, version: (before?.version ?? 0) + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await writeTemplate(transaction, companyId, after);
    if (before) await followDefinitions(transaction, companyId, { site, next: pagesOf(transaction, companyId, input), before: (content) => referencesInBlocks(before.blocks, content), after: (content) => referencesInBlocks(after.blocks, content) });
    transaction.recordChange({ kind: 'template', id: key, subject: `site ${String(siteId)}`, before: before ?? null, after });
    return after;
  }));
}

function checkTemplate({ key, name, blocks }: SaveTemplate): void {
  const problems = new Problems();
  problems.add('key', textProblem(key, KEY));
  problems.add('name', textProblem(name, NAME));
  checkBlockTypes(blocks, { problems, path: 'blocks' });
  problems.refuse('The template is not valid');
}

async function refuseTooMany(transaction: Transaction, companyId: number, siteId: number): Promise<void> {
  if ((await findTemplates(transaction, companyId, [siteId])).length >= MOST_TEMPLATES) throw new Failure('BAD_INPUT', `A site has at most ${String(MOST_TEMPLATES)} templates`, { key: ['is one too many'] });
}

const pagesOf = (transaction: Transaction, companyId: number, { siteId, key }: Pick<Template, 'key' | 'siteId'>) => (after: number) => findOfTemplate(transaction, companyId, { siteId, template: key, after, most: DOCUMENTS_AT_ONCE });

const refuseUnfitPages = (transaction: Transaction, companyId: number, { siteId, key, blocks }: SaveTemplate): Promise<void> => refuseUnfit(transaction, companyId, {
  what: 'template',
  next: pagesOf(transaction, companyId, { siteId, key }),
  judge: (content, place) => { judgePage(blocks, { content, strictness: 'draft', place }); },
});

/** Remove a template that no page has. Answers what it was. */
export function removeTemplate(deps: ContentDeps, context: CallContext, { siteId, key }: Pick<Template, 'key' | 'siteId'>): Promise<Template> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'removeTemplate' }, async () => {
    await requireLockedSite(transaction, companyId, siteId);
    const template = await findTemplate(transaction, companyId, { siteId, key });
    if (!template) throw new Failure('NOT_FOUND', `There is no template ${key}`, { key: ['is not a template of the site'] });
    const pages = await countOfTemplate(transaction, companyId, { siteId, template: key });
    if (pages > 0) throw new Failure('INVALID_STATE', `${String(pages)} ${pages === 1 ? 'page has' : 'pages have'} this template`, { pages: String(pages) });
    await deleteTemplate(transaction, companyId, template);
    transaction.recordChange({ kind: 'template', id: key, subject: `site ${String(siteId)}`, before: template, after: null });
    return template;
  }));
}
