import { code, instantColumn, int, selection, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Workspaces. */
export const WORKSPACE = {
  name: 'workspace',
  columns: { company_id: int, id: uuid, slug: code(63), name: code(200), updated_at: instantColumn },
  primaryKey: ['company_id', 'id'],
  unique: { workspace_slug: ['company_id', 'slug'] },
} satisfies TableDefinition;

/** The selected columns of {@link WORKSPACE}. */
export const WORKSPACE_ROW = selection(WORKSPACE.columns, 'company_id', 'updated_at');
