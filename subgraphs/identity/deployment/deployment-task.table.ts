import { code, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Tasks that one process runs for the whole deployment under a lease; the result is sealed, since it may contain credentials. Company 0: rows of the deployment. */
export const DEPLOYMENT_TASK = {
  name: 'deployment_task',
  columns: { company_id: int, name: code(40), owner: uuid, lease_end: instantColumn, sealed: nullable(text) },
  primaryKey: ['company_id', 'name'],
} satisfies TableDefinition;

/** The selected columns of {@link DEPLOYMENT_TASK}. */
export const DEPLOYMENT_TASK_ROW = selection(DEPLOYMENT_TASK.columns, 'company_id', 'name');

/** A row of {@link DEPLOYMENT_TASK_ROW}. */
export type DeploymentTaskRow = SelectedRow<typeof DEPLOYMENT_TASK_ROW>;
