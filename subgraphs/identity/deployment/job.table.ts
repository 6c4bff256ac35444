import { code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** What is done by the clock, once for all processes of the deployment: a row a job, leased to the process that runs it. Company 0: it is the deployment's own. */
export const JOB = {
  name: 'job',
  columns: {
    company_id: int, name: code(60), next_run: instantColumn,
    claim_token: nullable(uuid), lease_end: nullable(instantColumn), // while a process has it
    last_end: nullable(instantColumn), // of a run that was reported
    failures: int, // in a row; a run that was lost with its process is one
  },
  primaryKey: ['company_id', 'name'],
} satisfies TableDefinition;

/** What is read of {@link JOB}, but for its claim. */
export const JOB_ROW = selection(JOB.columns, 'company_id', 'claim_token', 'lease_end');

/** A row of {@link JOB_ROW}. */
export type JobRow = SelectedRow<typeof JOB_ROW>;
