import DataLoader from 'dataloader';
import type { Database } from '#subgraph-kit/database.js';
import type { Workspace } from './workspace.js';
import { findWorkspacesById } from './workspace.store.js';

/** Finds workspaces by id for one call, those asked for at the same moment in one query. */
export type WorkspaceLoader = DataLoader<string, Workspace>;

/** A loader that sees one company. */
export const workspaceLoader = (database: Database, companyId: number): WorkspaceLoader =>
  new DataLoader<string, Workspace>(async (ids) => {
    const found = await findWorkspacesById(database, companyId, [...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? new Error(`The workspace ${id} is gone`));
  }, { cache: false });
