import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireSiteManager } from './access.js';
import { NAME, SLUG } from './slug.js';
import type { Workspace } from './workspace.js';
import { insertWorkspace } from './workspace.store.js';

/** Create a workspace; throws ALREADY_EXISTS when its slug is taken. */
export function createWorkspace({ database, clock, ids }: ContentDeps, context: CallContext, { slug, name }: Pick<Workspace, 'slug' | 'name'>): Promise<Workspace> {
  requireSiteManager(context.principal);
  checkWorkspace({ slug, name });
  const { companyId } = context.principal;
  return database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'createWorkspace' }, async () => {
      const workspace = { id: ids.next(), slug, name };
      await insertWorkspace(transaction, { companyId, changeSequence: await transaction.takeChangeSequence(companyId) }, workspace);
      transaction.recordChange({ kind: 'workspace', id: workspace.id, before: null, after: workspace });
      return workspace;
    }));
}

/** Throws BAD_INPUT for a slug or a name that cannot be one. */
export function checkWorkspace({ slug, name }: Pick<Workspace, 'slug' | 'name'>): void {
  const problems = new Problems();
  problems.add('slug', textProblem(slug, SLUG));
  problems.add('name', textProblem(name, NAME));
  problems.refuse();
}
