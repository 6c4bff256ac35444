import { code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Scheduled jobs of the deployment, one row each, leased to the process that runs the job. Company 0: rows of the deployment. */
export const JOB = {
  name: 'job',
  columns: {
    company_id: int, name: code(60), next_run: instantColumn,
    claim_token: nullable(uuid), lease_end: nullable(instantColumn), // while a process runs it
    last_end: nullable(instantColumn), // of the last reported run
    failures: int, // consecutive; a run that was never reported is one
  },
  primaryKey: ['company_id', 'name'],
} satisfies TableDefinition;

/** The columns of {@link JOB} without its claim. */
export const JOB_ROW = selection(JOB.columns, 'company_id', 'claim_token', 'lease_end');

/** A row of {@link JOB_ROW}. */
export type JobRow = SelectedRow<typeof JOB_ROW>;
