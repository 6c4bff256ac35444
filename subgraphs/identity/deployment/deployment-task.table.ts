import { code, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** What one process of a deployment does for all of them, leased while it works; the result is sealed, for it may hold credentials. Company 0: it is the deployment's own. */
export const DEPLOYMENT_TASK = {
  name: 'deployment_task',
  columns: { company_id: int, name: code(40), owner: uuid, lease_end: instantColumn, sealed: nullable(text) },
  primaryKey: ['company_id', 'name'],
} satisfies TableDefinition;

/** What is read of {@link DEPLOYMENT_TASK}. */
export const DEPLOYMENT_TASK_ROW = selection(DEPLOYMENT_TASK.columns, 'company_id', 'name');

/** A row of {@link DEPLOYMENT_TASK_ROW}. */
export type DeploymentTaskRow = SelectedRow<typeof DEPLOYMENT_TASK_ROW>;
