import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireSiteManager } from './access.js';
import { noWorkspace } from './no-workspace.js';
import { findSitesOf } from './site.store.js';
import type { Workspace } from './workspace.js';
import { deleteWorkspaceRow, lockWorkspace } from './workspace.store.js';

/** Remove the workspace of a slug, which must have no sites; answers what it was. Throws INVALID_STATE with those it has. */
export function removeWorkspace({ database, clock }: ContentDeps, context: CallContext, { workspace: slug }: { readonly workspace: string }): Promise<Workspace> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'removeWorkspace' }, async () => {
    const workspace = await lockWorkspace(transaction, companyId, slug);
    if (!workspace) throw noWorkspace(slug);
    const sites = await findSitesOf(transaction, companyId, workspace.id);
    if (sites.length > 0) throw new Failure('INVALID_STATE', `It has sites: ${sites.map(({ id, name }) => `${name} (${String(id)})`).join(', ')}; remove them first`, { sites: sites.map(({ id }) => String(id)) });
    await transaction.takeChangeSequence(companyId); // on a cluster a lock is one node's: whoever makes a site in it on another node takes one too, and one of both is refused
    await deleteWorkspaceRow(transaction, companyId, workspace.id);
    transaction.recordChange({ kind: 'workspace', id: workspace.id, before: workspace, after: null });
    return workspace;
  }));
}
