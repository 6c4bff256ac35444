import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** What is done by the clock, once for all processes of the deployment: a row a job, leased to the process that runs it. Company 0: it is the deployment's own. */
export const JOB: TableDefinition = {
  name: 'job',
  columns: {
    company_id: int, name: code(60), next_run: instantColumn,
    claim_token: nullable(uuid), lease_end: nullable(instantColumn), // while a process has it
    last_end: nullable(instantColumn), // of a run that was reported
    failures: int, // in a row; a run that was lost with its process is one
  },
  primaryKey: ['company_id', 'name'],
};

/** A row of {@link JOB}, but for its claim. */
export interface JobRow {
  readonly name: string;
  readonly next_run: Instant;
  readonly last_end: Instant | null;
  readonly failures: number;
}
