import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** What one process of a deployment does for all of them, leased while it works; the result is sealed, for it may hold credentials. Company 0: it is the deployment's own. */
export const DEPLOYMENT_TASK: TableDefinition = {
  name: 'deployment_task',
  columns: { company_id: int, name: code(40), owner: uuid, lease_end: instantColumn, sealed: nullable(text) },
  primaryKey: ['company_id', 'name'],
};

/** A row of {@link DEPLOYMENT_TASK}. */
export interface DeploymentTaskRow {
  readonly owner: string;
  readonly lease_end: Instant;
  readonly sealed: string | null;
}
