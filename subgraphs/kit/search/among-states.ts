import type { Reader } from '../database.js';
import { atMost, places, type ColumnValue } from '../statement.js';
import { MOST_CANDIDATES } from './narrowed.js';

/** What follows the FROM clause of a search for records of one company. */
interface Search {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
}

interface Among<Asked extends Search> {
  readonly table: string;
  readonly companyId: number;
  readonly states: readonly string[];
  /** Whether the index by state has the records of each in the order of the list. */
  readonly isSorted: boolean;
  readonly search: Asked;
}

/**
 * A search for records in any of several states, as one for the few that its page can have: the first of each state, in the list's order. Asked for several states at once, a database sorts all
 * records of these states, or walks the list to where the first of them is. Where no index has a state in the list's order, the records of one that few are in are sorted, and for one that many are
 * in the list is walked.
 */
export async function amongStates<Asked extends Search>(reader: Reader, { table, companyId, states, isSorted, search }: Among<Asked>): Promise<Asked> {
  const { where, parameters, orderBy, limit } = search;
  const [most, many] = [atMost(limit + UNREADABLE), isSorted ? new Set<string>() : await findMany(reader, { table, companyId, states })];
  const firsts = states.map((state, index) => {
    const [column, sorted] = many.has(state) ? ["COALESCE(status, '')", orderBy] : ['status', isSorted ? orderBy : unindexed(orderBy)];
    return `SELECT id FROM (SELECT id FROM ${table} WHERE company_id = ? AND ${column} = ? AND ${where} ORDER BY ${sorted} ${most}) state${String(index)}`;
  });
  const rows = states.length === 0 ? [] : await reader.query<{ id: string }>(firsts.join(' UNION ALL '), states.flatMap((state) => [companyId, state, ...parameters]));
  return { ...search, where: `id IN (${places(rows.length)})`, parameters: rows.map(({ id }) => id), orderBy: unindexed(orderBy) };
}

/** The states that many records are in. */
async function findMany(reader: Reader, { table, companyId, states }: Pick<Among<Search>, 'table' | 'companyId' | 'states'>): Promise<ReadonlySet<string>> {
  const counts = states.map((_, index) => `SELECT ${String(index)} AS place, COUNT(*) AS count FROM (SELECT 1 FROM ${table} WHERE company_id = ? AND status = ? ${atMost(MOST_CANDIDATES + 1)}) state${String(index)}`);
  const rows = states.length === 0 ? [] : await reader.query<{ place: number; count: number }>(counts.join(' UNION ALL '), states.flatMap((state) => [companyId, state]));
  return new Set(rows.flatMap(({ place, count }) => (count > MOST_CANDIDATES ? states.slice(place, place + 1) : [])));
}

/** So many more are found than a page shows, because unreadable ones are left out of it. */
const UNREADABLE = 10;

/** An order by what no index has: of few records that are found by id MariaDB would walk the index of their order instead. */
export const unindexed = (orderBy: string): string => orderBy.replace(/^[\w.]+(?=[ ,]|$)/, (column) => `COALESCE(${column}, NULL)`);
