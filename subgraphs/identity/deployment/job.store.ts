import { shift, type Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { ONE_IF_CLAIMED, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { LEASE_MILLISECONDS, longestWait, waitAfter } from './job.js';
import { JOB, JOB_ROW, type JobRow } from './job.table.js';

/** Company id of rows that belong to the deployment. */
const NO_COMPANY = 0;

/** A job that a process can run. */
export interface KnownJob {
  readonly name: string;
  readonly everyMilliseconds: number;
}

/** The state of every job. */
export const allJobs = (reader: Reader): Promise<JobRow[]> => reader.query<JobRow>(`SELECT ${JOB_ROW.names} FROM job WHERE company_id = ? ORDER BY name`, [NO_COMPANY]);

/** When the last job ended; null before the first. */
export async function lastRunAt(reader: Reader): Promise<Instant | null> {
  const [row] = await reader.query<{ readonly last_end: Instant | null }>('SELECT MAX(last_end) AS last_end FROM job WHERE company_id = ?', [NO_COMPANY]);
  return row?.last_end ?? null;
}

/** Add rows for new jobs; their first run is due after one interval. */
export async function addJobs(transaction: Transaction, jobs: readonly KnownJob[], now: Instant): Promise<void> {
  const known = new Set((await allJobs(transaction)).map(({ name }) => name));
  const rows = jobs.filter(({ name }) => !known.has(name)).map(({ name, everyMilliseconds }) => ({ company_id: NO_COMPANY, name, next_run: shift(now, everyMilliseconds), failures: 0 }));
  await transaction.insert(JOB, rows).catch(duplicateAsConflict('Another process added the job'));
}

/** The SQL condition of due and unclaimed jobs. Times further ahead than any wait or lease stem from before the clock was set back and count as due. */
function due(jobs: readonly KnownJob[], now: Instant): { readonly sql: string; readonly parameters: readonly ColumnValue[] } {
  const each = jobs.map(() => '(name = ? AND (next_run <= ? OR next_run > ?))').join(' OR ');
  return {
    sql: `company_id = ? AND (lease_end IS NULL OR lease_end <= ? OR lease_end > ?) AND (${each})`,
    parameters: [NO_COMPANY, now, shift(now, 2 * LEASE_MILLISECONDS), ...jobs.flatMap(({ name, everyMilliseconds }) => [name, now, shift(now, longestWait(everyMilliseconds))])],
  };
}

/** Whether there are jobs to claim or to add. */
export async function hasWork(reader: Reader, jobs: readonly KnownJob[], now: Instant): Promise<boolean> {
  const { sql, parameters } = due(jobs, now);
  const [counts] = await reader.query<{ known: number; due: number }>(
    `SELECT COUNT(*) AS known, COUNT(CASE WHEN ${sql} THEN 1 END) AS due FROM job WHERE company_id = ? AND name IN (${places(jobs.length)})`,
    [...parameters, NO_COMPANY, ...jobs.map(({ name }) => name)]);
  return counts === undefined || counts.due > 0 || counts.known < jobs.length;
}

/** Claim due jobs under the token and return their names; an earlier run that was never reported counts as a failure. */
export async function claimDue(transaction: Transaction, jobs: readonly KnownJob[], { token, now }: { readonly token: string; readonly now: Instant }): Promise<string[]> {
  const { sql, parameters } = due(jobs, now);
  const claimed = await transaction.execute(
    `UPDATE job SET failures = failures + ${ONE_IF_CLAIMED}, claim_token = ?, lease_end = ? WHERE ${sql}`, [token, shift(now, LEASE_MILLISECONDS), ...parameters]);
  if (claimed === 0) return [];
  const rows = await transaction.query<{ name: string }>('SELECT name FROM job WHERE company_id = ? AND claim_token = ?', [NO_COMPANY, token]);
  return rows.map(({ name }) => name);
}

/** A job that a process runs. */
export interface HeldJob {
  readonly name: string;
  readonly token: string;
}

/** Extend the lease on a running job; returns whether the holder still held it. */
export async function prolong(transaction: Transaction, { name, token }: HeldJob, now: Instant): Promise<boolean> {
  return await transaction.execute('UPDATE job SET lease_end = ? WHERE company_id = ? AND name = ? AND claim_token = ?', [shift(now, LEASE_MILLISECONDS), NO_COMPANY, name, token]) > 0;
}

/** End a run; returns its consecutive failures, or undefined when another process had taken over the job. */
export async function endRun(transaction: Transaction, { name, token, everyMilliseconds, hasFailed }: HeldJob & KnownJob & { readonly hasFailed: boolean }, now: Instant): Promise<number | undefined> {
  const [row] = await transaction.query<JobRow>('SELECT failures FROM job WHERE company_id = ? AND name = ? AND claim_token = ?', [NO_COMPANY, name, token]);
  if (!row) return undefined;
  const failures = hasFailed ? row.failures + 1 : 0;
  const ended = await transaction.execute(
    'UPDATE job SET next_run = ?, claim_token = NULL, lease_end = NULL, last_end = ?, failures = ? WHERE company_id = ? AND name = ? AND claim_token = ?',
    [shift(now, waitAfter(failures, everyMilliseconds)), now, failures, NO_COMPANY, name, token]);
  return ended > 0 ? failures : undefined;
}
