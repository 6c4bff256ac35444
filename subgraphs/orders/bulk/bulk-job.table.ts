import { code, instantColumn, int, nullable, selection, selectionOf, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ErrorCode } from '#contract/error-codes.js';
import type { BulkJobStatus } from './bulk-job.js';
import type { BulkAction } from './order-changes.js';

/** Jobs that change many orders. */
export const BULK_JOB = {
  name: 'bulk_job',
  columns: {
    company_id: int, id: uuid, action: code<BulkAction>(30), parameters: text, status: code<BulkJobStatus>(20), total: int, changed: int, refused: int,
    started_by: code(200), via: code(40), user_id: nullable(uuid), token_id: nullable(uuid), permissions: text, // names with a space between
    created_at: instantColumn, started_at: nullable(instantColumn), ended_at: nullable(instantColumn),
    pending: nullable(int), // 1 until its end, then empty
    worked_at: instantColumn, // when it last got its turn
    claim_token: nullable(uuid), lease_end: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'id'],
  indexes: { bulk_job_pending: ['pending', 'company_id', 'id'], bulk_job_ended: ['ended_at', 'company_id', 'id'] },
} satisfies TableDefinition;

/** The orders of jobs, and what became of each. */
export const BULK_JOB_ORDER = {
  name: 'bulk_job_order',
  columns: {
    company_id: int, job_id: uuid, place: int, reference: text, outcome: nullable(code<'CHANGED' | 'REFUSED'>(10)), order_id: nullable(uuid), code: nullable(code<ErrorCode>(60)), message: nullable(text),
  },
  primaryKey: ['company_id', 'job_id', 'place'],
  indexes: { bulk_job_order_outcome: ['company_id', 'job_id', 'outcome', 'place'] },
} satisfies TableDefinition;

/** What is read of {@link BULK_JOB} to show it. */
export const BULK_JOB_ROW = selectionOf(BULK_JOB.columns, 'id', 'action', 'status', 'total', 'changed', 'refused', 'started_by', 'created_at', 'started_at', 'ended_at');

/** A row of {@link BULK_JOB_ROW}. */
export type BulkJobRow = SelectedRow<typeof BULK_JOB_ROW>;

/** What is read of {@link BULK_JOB_ORDER}. */
export const BULK_JOB_ORDER_ROW = selection(BULK_JOB_ORDER.columns, 'company_id', 'job_id');

/** A row of {@link BULK_JOB_ORDER_ROW}. */
export type BulkJobOrderRow = SelectedRow<typeof BULK_JOB_ORDER_ROW>;
