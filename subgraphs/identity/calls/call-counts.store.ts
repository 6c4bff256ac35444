import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import { FAILED } from './call.store.js';

interface Counted {
  readonly connectionId: string;
  /** The first id that counts. */
  readonly fromId: string;
  readonly most: number;
}

/** How many of the last calls of a connection there are, and how many of those failed. */
export async function countRecent(reader: Reader, companyId: number, { connectionId, fromId, most }: Counted): Promise<{ readonly calls: number; readonly failed: number }> {
  const [row] = await reader.query<{ calls: number; failed: number | string | null }>(
    `SELECT COUNT(*) AS calls, SUM(recent.failed) AS failed FROM (
       SELECT ${FAILED} AS failed FROM calls WHERE company_id = ? AND connection_id = ? AND id >= ? ORDER BY id DESC ${atMost(most)}
     ) recent`, [companyId, connectionId, fromId]);
  return { calls: row?.calls ?? 0, failed: Number(row?.failed ?? 0) }; // a server sums into a decimal, which the driver reads as text
}
