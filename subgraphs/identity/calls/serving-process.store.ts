import { shift, type Instant } from '#kernel/clock.js';
import { PROCESS_LEASE } from '#contract/process-lease.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { SERVING_PROCESS } from './serving-process.table.js';

/** The heartbeat of a process. */
export interface SeenProcess {
  readonly id: string;
  /** Whether this process alone has this database file open. */
  readonly embedded: boolean;
}

/** Store a heartbeat. */
export const storeHeartbeat = (transaction: Transaction, { id, embedded }: SeenProcess, now: Instant): Promise<void> =>
  transaction.upsert(SERVING_PROCESS, [{ id, seen_at: now, embedded: embedded ? 1 : 0 }]);

/** Remove a process that has finished its calls. */
export const removeProcess = (transaction: Transaction, id: string): Promise<number> =>
  transaction.execute('DELETE FROM serving_process WHERE id = ?', [id]);

/** Remove earlier processes that had this database file open: only one has it open at a time. */
export const removeEmbedded = (transaction: Transaction, id: string): Promise<number> =>
  transaction.execute('DELETE FROM serving_process WHERE embedded = 1 AND id <> ?', [id]);

/** Remove the processes without a heartbeat since a time. */
export const removeUnseen = (transaction: Transaction, before: Instant): Promise<number> =>
  transaction.execute('DELETE FROM serving_process WHERE seen_at < ?', [before]);

/** The ids of the running processes; any other process has stopped. */
export async function runningProcesses(reader: Reader, now: Instant): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ id: string }>('SELECT id FROM serving_process WHERE seen_at >= ?', [shift(now, -PROCESS_LEASE.gone)]);
  return new Set(rows.map(({ id }) => id));
}
