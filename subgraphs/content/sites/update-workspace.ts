import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireSiteManager } from './access.js';
import { checkWorkspace } from './create-workspace.js';
import { noWorkspace } from './no-workspace.js';
import type { Workspace } from './workspace.js';
import { findWorkspaceBySlug, updateWorkspaceRow } from './workspace.store.js';

/** Changes to the workspace of a slug; absent fields keep their values. */
export interface UpdateWorkspace {
  readonly workspace: string;
  readonly slug?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Change a workspace; with its slug the delivery URLs of its sites change. Throws ALREADY_EXISTS when the slug is taken. */
export function updateWorkspace({ database, clock }: ContentDeps, context: CallContext, { workspace, slug, name }: UpdateWorkspace): Promise<Workspace> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'updateWorkspace' }, async () => {
    const before = await findWorkspaceBySlug(transaction, companyId, workspace);
    if (!before) throw noWorkspace(workspace);
    const after = { id: before.id, slug: slug ?? before.slug, name: name ?? before.name };
    checkWorkspace(after);
    if (after.slug === before.slug && after.name === before.name) return before;
    await updateWorkspaceRow(transaction, { companyId, changeSequence: await transaction.takeChangeSequence(companyId) }, after);
    transaction.recordChange({ kind: 'workspace', id: before.id, before, after });
    return after;
  }));
}
