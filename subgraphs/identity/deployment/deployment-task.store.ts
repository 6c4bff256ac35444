import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { DEPLOYMENT_TASK, DEPLOYMENT_TASK_ROW, type DeploymentTaskRow } from './deployment-task.table.js';

/** Company id of rows that belong to the deployment. */
const NO_COMPANY = 0;

/** The holder and the end of a lease. */
export interface TaskLease {
  readonly name: string;
  readonly owner: string;
  readonly leaseEnd: Instant;
}

/** Take or extend a lease; returns whether the owner holds it. */
export async function takeLease(transaction: Transaction, { name, owner, leaseEnd }: TaskLease, now: Instant): Promise<boolean> {
  const taken = await transaction.execute(
    'UPDATE deployment_task SET owner = ?, lease_end = ? WHERE company_id = ? AND name = ? AND (owner = ? OR lease_end <= ?)', [owner, leaseEnd, NO_COMPANY, name, owner, now]);
  if (taken > 0) return true;
  if (await taskByName(transaction, name)) return false;
  await transaction.insert(DEPLOYMENT_TASK, [{ company_id: NO_COMPANY, name, owner, lease_end: leaseEnd, sealed: null }]).catch(asConflict);
  return true;
}

/** The stored state of a task. */
export async function taskByName(transaction: Transaction, name: string): Promise<DeploymentTaskRow | undefined> {
  const [row] = await transaction.query<DeploymentTaskRow>(`SELECT ${DEPLOYMENT_TASK_ROW.names} FROM deployment_task WHERE company_id = ? AND name = ?`, [NO_COMPANY, name]);
  return row;
}

/** Store the result and release the lease; returns whether the owner still held it. */
export async function endTask(transaction: Transaction, { name, owner, sealed }: { name: string; owner: string; sealed: string | null }, now: Instant): Promise<boolean> {
  const found = await transaction.execute(
    'UPDATE deployment_task SET lease_end = ?, sealed = COALESCE(?, sealed) WHERE company_id = ? AND name = ? AND owner = ?', [now, sealed, NO_COMPANY, name, owner]);
  return found > 0;
}

/** Of two concurrent first claims the later one is retried and finds the row. */
const asConflict = duplicateAsConflict('Another process claimed the task');
