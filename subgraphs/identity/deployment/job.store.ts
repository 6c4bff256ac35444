import { shift, type Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { ONE_IF_CLAIMED, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { LEASE_MILLISECONDS, longestWait, waitAfter } from './job.js';
import { JOB, JOB_ROW, type JobRow } from './job.table.js';

/** The deployment's own rows belong to no company. */
const NO_COMPANY = 0;

/** A job as a process knows it. */
export interface KnownJob {
  readonly name: string;
  readonly everyMilliseconds: number;
}

/** Every job as it stands. */
export const allJobs = (reader: Reader): Promise<JobRow[]> => reader.query<JobRow>(`SELECT ${JOB_ROW.names} FROM job WHERE company_id = ? ORDER BY name`, [NO_COMPANY]);

/** Add the jobs that have no row yet; their first run is an interval away. */
export async function addJobs(transaction: Transaction, jobs: readonly KnownJob[], now: Instant): Promise<void> {
  const known = new Set((await allJobs(transaction)).map(({ name }) => name));
  const rows = jobs.filter(({ name }) => !known.has(name)).map(({ name, everyMilliseconds }) => ({ company_id: NO_COMPANY, name, next_run: shift(now, everyMilliseconds), failures: 0 }));
  await transaction.insert(JOB, rows).catch(duplicateAsConflict('Another process added the job'));
}

/** Those jobs that are due and nobody's; times that lie further ahead than any that are written were written before the clock was set back. */
function due(jobs: readonly KnownJob[], now: Instant): { readonly sql: string; readonly parameters: readonly ColumnValue[] } {
  const each = jobs.map(() => '(name = ? AND (next_run <= ? OR next_run > ?))').join(' OR ');
  return {
    sql: `company_id = ? AND (lease_end IS NULL OR lease_end <= ? OR lease_end > ?) AND (${each})`,
    parameters: [NO_COMPANY, now, shift(now, 2 * LEASE_MILLISECONDS), ...jobs.flatMap(({ name, everyMilliseconds }) => [name, now, shift(now, longestWait(everyMilliseconds))])],
  };
}

/** Whether a look at the jobs finds something to claim or to add. */
export async function hasWork(reader: Reader, jobs: readonly KnownJob[], now: Instant): Promise<boolean> {
  const { sql, parameters } = due(jobs, now);
  const [counts] = await reader.query<{ known: number; due: number }>(
    `SELECT COUNT(*) AS known, COUNT(CASE WHEN ${sql} THEN 1 END) AS due FROM job WHERE company_id = ? AND name IN (${places(jobs.length)})`,
    [...parameters, NO_COMPANY, ...jobs.map(({ name }) => name)]);
  return counts === undefined || counts.due > 0 || counts.known < jobs.length;
}

/** Claim the jobs that are due under the token, and answer their names; a run that was never reported counts as a failure. */
export async function claimDue(transaction: Transaction, jobs: readonly KnownJob[], { token, now }: { readonly token: string; readonly now: Instant }): Promise<string[]> {
  const { sql, parameters } = due(jobs, now);
  const claimed = await transaction.execute(
    `UPDATE job SET failures = failures + ${ONE_IF_CLAIMED}, claim_token = ?, lease_end = ? WHERE ${sql}`, [token, shift(now, LEASE_MILLISECONDS), ...parameters]);
  if (claimed === 0) return [];
  const rows = await transaction.query<{ name: string }>('SELECT name FROM job WHERE company_id = ? AND claim_token = ?', [NO_COMPANY, token]);
  return rows.map(({ name }) => name);
}

/** A job some process runs. */
export interface HeldJob {
  readonly name: string;
  readonly token: string;
}

/** Prolong the lease on a job that is still running; answers whether it still was the holder's. */
export async function prolong(transaction: Transaction, { name, token }: HeldJob, now: Instant): Promise<boolean> {
  return await transaction.execute('UPDATE job SET lease_end = ? WHERE company_id = ? AND name = ? AND claim_token = ?', [shift(now, LEASE_MILLISECONDS), NO_COMPANY, name, token]) > 0;
}

/** End a run; answers how many failures in a row it ends with, or nothing when the job had gone to another process. */
export async function endRun(transaction: Transaction, { name, token, everyMilliseconds, hasFailed }: HeldJob & KnownJob & { readonly hasFailed: boolean }, now: Instant): Promise<number | undefined> {
  const [row] = await transaction.query<JobRow>('SELECT failures FROM job WHERE company_id = ? AND name = ? AND claim_token = ?', [NO_COMPANY, name, token]);
  if (!row) return undefined;
  const failures = hasFailed ? row.failures + 1 : 0;
  const ended = await transaction.execute(
    'UPDATE job SET next_run = ?, claim_token = NULL, lease_end = NULL, last_end = ?, failures = ? WHERE company_id = ? AND name = ? AND claim_token = ?',
    [shift(now, waitAfter(failures, everyMilliseconds)), now, failures, NO_COMPANY, name, token]);
  return ended > 0 ? failures : undefined;
}
