import { batched, type Batched } from '#subgraph-kit/batched.js';
import type { Database } from '#subgraph-kit/database.js';
import type { Workspace } from './workspace.js';
import { findWorkspacesById } from './workspace.store.js';

/** Data loader of workspaces for one call: those requested together are read in one query. */
export type WorkspaceLoader = Batched<string, Workspace | null>;

/** A loader restricted to one company. */
export const workspaceLoader = (database: Database, companyId: number): WorkspaceLoader => batched((ids: readonly string[]) => findWorkspacesById(database, companyId, ids), null);
