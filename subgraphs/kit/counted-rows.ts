import type { Reader } from './database.js';
import { atMost, type ColumnValue } from './statement.js';

/** The most records that a list with conditions is counted to: counting more of them costs more than a page. */
export const MOST_COUNTED = 10_000;

/** How many rows a query has, `SELECT 1 FROM …`; null for more than {@link MOST_COUNTED}. */
export async function countRows(reader: Reader, sql: string, parameters: readonly ColumnValue[]): Promise<number | null> {
  const [row] = await reader.query<{ readonly number: number }>(`SELECT COUNT(*) AS number FROM (${sql} ${atMost(MOST_COUNTED + 1)}) counted`, parameters);
  const number = row?.number ?? 0;
  return number > MOST_COUNTED ? null : number;
}
