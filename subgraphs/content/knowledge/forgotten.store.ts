import type { Transaction } from '#subgraph-kit/database.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';

interface Forgotten {
  readonly userIds: readonly string[];
  readonly most: number;
}

/** Take people out of the notes they wrote, at most some of them; answers how many. */
export async function forgetInNotes(transaction: Transaction, companyId: number, { userIds, most }: Forgotten): Promise<number> {
  const ids = await idsOf(transaction, `SELECT id FROM note WHERE company_id = ? AND author_id IN (${places(userIds.length)}) ${atMost(most)}`, [companyId, ...userIds]);
  if (ids.length > 0) await transaction.execute(`UPDATE note SET author_id = NULL, author = NULL, version = version + 1 WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return ids.length;
}

/** Take people out of the tasks they wrote or were to do, at most some of them; answers how many. */
export async function forgetInTasks(transaction: Transaction, companyId: number, { userIds, most }: Forgotten): Promise<number> {
  const people = places(userIds.length);
  const of = (column: string): string => `SELECT id FROM task WHERE company_id = ? AND ${column} IN (${people})`;
  const ids = await idsOf(transaction, `SELECT id FROM (${of('author_id')} UNION ${of('assignee_id')}) known ${atMost(most)}`, [companyId, ...userIds, companyId, ...userIds]);
  if (ids.length === 0) return 0;
  const without = (column: string): string => `${column} = CASE WHEN ${column}_id IN (${people}) THEN NULL ELSE ${column} END, ${column}_id = CASE WHEN ${column}_id IN (${people}) THEN NULL ELSE ${column}_id END`;
  await transaction.execute(`UPDATE task SET ${without('author')}, ${without('assignee')}, version = version + 1 WHERE company_id = ? AND id IN (${places(ids.length)})`,
    [...userIds, ...userIds, ...userIds, ...userIds, companyId, ...ids]);
  return ids.length;
}

const idsOf = async (transaction: Transaction, sql: string, parameters: readonly ColumnValue[]): Promise<string[]> =>
  (await transaction.query<{ readonly id: string }>(sql, parameters)).map(({ id }) => id);
