import type { Reader } from '../database.js';
import { atMost, places, type ColumnValue } from '../statement.js';

/** What follows the FROM clause of a search for records of one company. */
interface Search {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
}

/**
 * A search for records in any of several states, as one for the few that its page can have: of each state the first of the list are read along the index by state and the list's order. Asked for
 * several states at once, a database sorts all records of these states, or walks the list to where the first of them is.
 */
export async function amongStates<Asked extends Search>(reader: Reader, { table, companyId, states, search }: { table: string; companyId: number; states: readonly string[]; search: Asked }): Promise<Asked> {
  const { where, parameters, orderBy, limit } = search;
  const most = atMost(limit + UNREADABLE);
  const firsts = states.map((_, index) => `SELECT id FROM (SELECT id FROM ${table} WHERE company_id = ? AND status = ? AND ${where} ORDER BY ${orderBy} ${most}) state${String(index)}`);
  const rows = states.length === 0 ? [] : await reader.query<{ id: string }>(firsts.join(' UNION ALL '), states.flatMap((state) => [companyId, state, ...parameters]));
  return { ...search, where: `id IN (${places(rows.length)})`, parameters: rows.map(({ id }) => id), orderBy: unindexed(orderBy) };
}

/** So many more are found than a page shows, because unreadable ones are left out of it. */
const UNREADABLE = 10;

/** An order by what no index has: of few records that are found by id MariaDB would walk the index of their order instead. */
export const unindexed = (orderBy: string): string => orderBy.replace(/^\w+(?=[ ,]|$)/, (column) => `COALESCE(${column}, NULL)`);
