import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import { requireContentReader } from './access.js';
import { noWorkspace } from './no-workspace.js';
import type { Site } from './site.js';
import { findSitesOf, findSiteToSave } from './site.store.js';
import type { Workspace } from './workspace.js';
import { findWorkspaceBySlug, findWorkspaces } from './workspace.store.js';

/** Every workspace of the company, ordered by slug. */
export function listWorkspaces({ database }: ContentDeps, { principal }: CallContext): Promise<Workspace[]> {
  requireContentReader(principal);
  return findWorkspaces(database, principal.companyId);
}

/** The sites of the workspace with a slug, ordered by slug; NOT_FOUND for an unknown workspace. */
export async function listSites({ database }: ContentDeps, { principal }: CallContext, workspace: string): Promise<Site[]> {
  requireContentReader(principal);
  const found = await findWorkspaceBySlug(database, principal.companyId, workspace);
  if (!found) throw noWorkspace(workspace);
  return findSitesOf(database, principal.companyId, found.id);
}

/** One site by id. */
export function readSite({ database }: ContentDeps, { principal }: CallContext, id: number): Promise<Site | undefined> {
  requireContentReader(principal);
  return findSiteToSave(database, principal.companyId, id);
}
