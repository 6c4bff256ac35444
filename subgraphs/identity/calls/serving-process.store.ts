import { shift, type Instant } from '#kernel/clock.js';
import { PROCESS_LEASE } from '#contract/process-lease.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { SERVING_PROCESS } from './serving-process.table.js';

/** A process that says it is there. */
export interface SeenProcess {
  readonly id: string;
  /** Whether this database is a file that only this process has open. */
  readonly embedded: boolean;
}

/** Note that a process is there now. */
export const noteProcess = (transaction: Transaction, { id, embedded }: SeenProcess, now: Instant): Promise<void> =>
  transaction.upsert(SERVING_PROCESS, [{ id, seen_at: now, embedded: embedded ? 1 : 0 }]);

/** Forget a process that has answered everything. */
export const removeProcess = (transaction: Transaction, id: string): Promise<number> =>
  transaction.execute('DELETE FROM serving_process WHERE id = ?', [id]);

/** Forget the processes that had the file of this database open before this one: there is one at a time. */
export const removeEmbedded = (transaction: Transaction, id: string): Promise<number> =>
  transaction.execute('DELETE FROM serving_process WHERE embedded = 1 AND id <> ?', [id]);

/** Forget the processes that were not seen since a time. */
export const removeUnseen = (transaction: Transaction, before: Instant): Promise<number> =>
  transaction.execute('DELETE FROM serving_process WHERE seen_at < ?', [before]);

/** The processes that are there, by their ids; any other that ever served is gone. */
export async function presentProcesses(reader: Reader, now: Instant): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ id: string }>('SELECT id FROM serving_process WHERE seen_at >= ?', [shift(now, -PROCESS_LEASE.gone)]);
  return new Set(rows.map(({ id }) => id));
}
