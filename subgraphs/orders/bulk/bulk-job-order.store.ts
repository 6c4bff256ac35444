import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, type ColumnValue } from '#subgraph-kit/statement.js';
import { hasEnded, type BulkJob, type BulkResult, type BulkResultStatus } from './bulk-job.js';
import { BULK_JOB_ORDER, BULK_JOB_ORDER_ROW, type BulkJobOrderRow } from './bulk-job.table.js';
import type { OrderOutcome } from './order-outcome.js';

const SELECT = `SELECT ${BULK_JOB_ORDER_ROW.names} FROM bulk_job_order WHERE company_id = ? AND job_id = ?`;

/** Store the orders of a new job. */
export const insertJobOrders = (transaction: Transaction, companyId: number, { jobId, references }: { jobId: string; references: readonly string[] }): Promise<void> =>
  transaction.insert(BULK_JOB_ORDER, references.map((reference, place) => ({ company_id: companyId, job_id: jobId, place, reference })));

/** An order of a job that is still to be changed. */
export interface WaitingOrder {
  readonly place: number;
  readonly reference: string;
}

/** The next orders of a job. */
export const findWaitingOrders = (reader: Reader, companyId: number, { jobId, most }: { jobId: string; most: number }): Promise<WaitingOrder[]> =>
  reader.query<WaitingOrder>(`SELECT place, reference FROM bulk_job_order WHERE company_id = ? AND job_id = ? AND outcome IS NULL ORDER BY place ${atMost(most)}`, [companyId, jobId]);

/** Note what became of some orders of a job. */
export const saveOutcomes = (transaction: Transaction, companyId: number, { jobId, outcomes }: { jobId: string; outcomes: readonly (OrderOutcome & WaitingOrder)[] }): Promise<void> =>
  transaction.upsert(BULK_JOB_ORDER, outcomes.map(({ place, reference, order, refusal }) => ({
    company_id: companyId, job_id: jobId, place, reference, outcome: refusal === null ? 'CHANGED' as const : 'REFUSED' as const, order_id: order?.id ?? null, code: refusal?.code ?? null, message: refusal?.message ?? null,
  })));

interface ResultPage {
  readonly job: BulkJob;
  /** Those with one status; all unless given. */
  readonly status: BulkResultStatus | null | undefined;
  readonly keys: Keyset;
}

/** A page of a job's orders with what became of them. */
export async function findResults(reader: Reader, companyId: number, { job, status, keys }: ResultPage): Promise<BulkResult[]> {
  const untouched = hasEnded(job.status) ? 'SKIPPED' : 'WAITING';
  const [condition, parameters] = withStatus(status, untouched);
  const rows = await reader.query<BulkJobOrderRow>(`${SELECT}${condition}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, job.id, ...parameters, ...keys.parameters]);
  return rows.map(({ place, reference, outcome, order_id: orderId, code, message }) => ({ place, reference, status: outcome ?? untouched, orderId, code, message }));
}

function withStatus(status: BulkResultStatus | null | undefined, untouched: BulkResultStatus): [sql: string, parameters: ColumnValue[]] {
  if (status == null) return ['', []];
  if (status === 'CHANGED' || status === 'REFUSED') return [' AND outcome = ?', [status]];
  return [status === untouched ? ' AND outcome IS NULL' : ' AND 1 = 0', []];
}
