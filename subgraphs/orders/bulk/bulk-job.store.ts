import type { Instant } from '#kernel/clock.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { BulkJob, BulkJobStatus, JobAuthority } from './bulk-job.js';
import { BULK_JOB, BULK_JOB_ROW, type BulkJobRow } from './bulk-job.table.js';
import type { BulkAction } from './order-changes.js';

const SELECT = `SELECT ${BULK_JOB_ROW.names} FROM bulk_job WHERE company_id = ?`;

interface NewJob {
  readonly job: BulkJob;
  readonly parameters: object;
  readonly authority: JobAuthority;
}

/** Store a new job. */
export const insertJob = (transaction: Transaction, companyId: number, { job, parameters, authority }: NewJob): Promise<void> => transaction.insert(BULK_JOB, [{
  company_id: companyId, id: job.id, action: job.action, parameters: JSON.stringify(parameters), status: job.status, total: job.total, changed: job.changed, refused: job.refused,
  started_by: job.startedBy, via: authority.via, user_id: authority.userId, token_id: authority.tokenId, permissions: authority.permissions.join(' '),
  created_at: job.createdAt, started_at: job.startedAt, ended_at: job.endedAt, pending: 1, worked_at: job.createdAt,
}]);

/** A job by id. */
export async function findJob(reader: Reader, companyId: number, id: string): Promise<BulkJob | undefined> {
  const [row] = await reader.query<BulkJobRow>(`${SELECT} AND id = ?`, [companyId, id]);
  return row && toJob(row);
}

/** A page of the jobs of a company. */
export async function findJobs(reader: Reader, companyId: number, keys: Keyset): Promise<BulkJob[]> {
  const rows = await reader.query<BulkJobRow>(`${SELECT}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...keys.parameters]);
  return rows.map(toJob);
}

/** The job whose turn it is, of all companies: the one that waits longest and that no process works on. Leases of a clock that was set back are none. */
export async function findWaitingJob(reader: Reader, { now, furthest }: { now: Instant; furthest: Instant }): Promise<{ readonly companyId: number; readonly id: string } | undefined> {
  const [row] = await reader.query<{ companyId: number; id: string }>(
    'SELECT company_id AS companyId, id FROM bulk_job WHERE pending = 1 AND (lease_end IS NULL OR lease_end <= ? OR lease_end > ?) ORDER BY worked_at, company_id, id LIMIT 1', [now, furthest]);
  return row;
}

/** Since when the job that has waited longest for its turn waits, of all companies; null where none waits. One that is worked on counts from when it got its turn. */
export async function oldestWaitingJob(reader: Reader): Promise<Instant | null> {
  const [row] = await reader.query<{ oldest: Instant | null }>('SELECT MIN(worked_at) AS oldest FROM bulk_job WHERE pending = 1');
  return row?.oldest ?? null;
}

/** How many jobs of a company have not ended. */
export async function countOpenJobs(reader: Reader, companyId: number): Promise<number> {
  const [row] = await reader.query<{ total: number }>('SELECT COUNT(*) AS total FROM bulk_job WHERE company_id = ? AND pending = 1', [companyId]);
  return row?.total ?? 0;
}

/** A process's claim on a job. */
export interface Claim {
  readonly id: string;
  readonly token: string;
}

/** Claim a job, unless another process has; answers whether it is claimed. */
export async function claimJob(transaction: Transaction, companyId: number, { id, token, now, furthest, until }: Claim & { now: Instant; furthest: Instant; until: Instant }): Promise<boolean> {
  return await transaction.execute(
    'UPDATE bulk_job SET claim_token = ?, lease_end = ?, worked_at = ? WHERE company_id = ? AND id = ? AND pending = 1 AND (lease_end IS NULL OR lease_end <= ? OR lease_end > ?)',
    [token, until, now, companyId, id, now, furthest]) > 0;
}

/** A claimed job, with what it does and by whose rights. */
export interface ClaimedJob {
  readonly job: BulkJob;
  readonly authority: JobAuthority;
  readonly leaseEnd: Instant;
}

type ClaimedRow = BulkJobRow & { readonly via: string; readonly user_id: string | null; readonly token_id: string | null; readonly permissions: string; readonly lease_end: Instant };

/** A job under a claim; none where another process has it by now. */
export async function findClaimed(reader: Reader, companyId: number, { id, token }: Claim): Promise<ClaimedJob | undefined> {
  const [row] = await reader.query<ClaimedRow>(
    `SELECT ${BULK_JOB_ROW.names}, via, user_id, token_id, permissions, lease_end FROM bulk_job WHERE company_id = ? AND id = ? AND claim_token = ?`, [companyId, id, token]);
  return row && { job: toJob(row), authority: authorityOf(row), leaseEnd: row.lease_end };
}

/** What a job does to each order; none where it cannot be read. */
export async function findParameters(reader: Reader, companyId: number, { id, action }: { id: string; action: BulkAction }): Promise<object | undefined> {
  const rows = await reader.query<{ parameters: string }>('SELECT parameters FROM bulk_job WHERE company_id = ? AND id = ?', [companyId, id]);
  const [parameters] = readableRows(reader, rows, {
    companyId, map: (row, stored) => stored.object(row.parameters, 'parameters'), nameOf: () => ({ table: 'bulk_job', id, name: `Bulk job ${action}` }),
  });
  return parameters;
}

/** Write how far a job is and free it for its next turn, unless it changed since it was read. */
export async function saveProgress(transaction: Transaction, companyId: number, { before, token, after: { id, status, changed, refused, startedAt, endedAt } }: { before: BulkJob; token: string; after: BulkJob }): Promise<void> {
  const found = await transaction.execute(
    `UPDATE bulk_job SET status = ?, changed = ?, refused = ?, started_at = ?, ended_at = ?, pending = ?, claim_token = NULL, lease_end = NULL
     WHERE company_id = ? AND id = ? AND claim_token = ? AND status = ?`,
    [status, changed, refused, startedAt, endedAt, endedAt === null ? 1 : null, companyId, id, token, before.status]);
  if (found === 0) throw new WriteConflict('The job was changed meanwhile');
}

/** End a job before its time, unless it ended meanwhile; a process that works on it still notes what it has done. */
export async function cancelJob(transaction: Transaction, companyId: number, { id, status, at }: { id: string; status: BulkJobStatus; at: Instant }): Promise<void> {
  const found = await transaction.execute('UPDATE bulk_job SET status = ?, ended_at = ?, pending = NULL WHERE company_id = ? AND id = ? AND pending = 1', [status, at, companyId, id]);
  if (found === 0) throw new WriteConflict('The job was changed meanwhile');
}

/** A job that ended long ago, with the number of its orders. */
export interface OldJob {
  readonly companyId: number;
  readonly id: string;
  readonly total: number;
}

/** Jobs of all companies that ended before a time, oldest first. */
export const findOldJobs = (reader: Reader, { before, most }: { before: Instant; most: number }): Promise<OldJob[]> =>
  reader.query<OldJob>(`SELECT company_id AS companyId, id, total FROM bulk_job WHERE ended_at < ? ORDER BY ended_at, company_id, id ${atMost(most)}`, [before]);

/** Remove the orders of a job before a place. */
export const removeJobOrders = (transaction: Transaction, { companyId, id }: OldJob, below: number): Promise<number> =>
  transaction.execute('DELETE FROM bulk_job_order WHERE company_id = ? AND job_id = ? AND place < ?', [companyId, id, below]);

/** Remove a job. */
export const removeJob = (transaction: Transaction, { companyId, id }: OldJob): Promise<number> =>
  transaction.execute('DELETE FROM bulk_job WHERE company_id = ? AND id = ?', [companyId, id]);

const toJob = ({ id, action, status, total, changed, refused, started_by: startedBy, created_at: createdAt, started_at: startedAt, ended_at: endedAt }: BulkJobRow): BulkJob =>
  ({ id, action, status, total, changed, refused, startedBy, createdAt, startedAt, endedAt });

/** A permission that a later version stored is left out. */
const authorityOf = ({ via, user_id: userId, token_id: tokenId, permissions }: ClaimedRow): JobAuthority => {
  const names = permissions.split(' ');
  return { via, userId, tokenId, permissions: ALL_PERMISSIONS.filter((permission) => names.includes(permission)) };
};
