import type { Reader } from '../database.js';
import type { KeyRange } from '../keyset.js';
import type { ColumnValue } from '../statement.js';
import { amongStates } from './among-states.js';
import type { Condition } from './condition.js';
import { inStates } from './states.js';

/** What follows the company of a search for a page. */
export interface PageSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
}

/** A search for what fulfils conditions, within a range of the list. */
export const pageSearch = (conditions: readonly Condition[], range: KeyRange & { readonly limit: number }): PageSearch => ({
  where: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' AND ') + range.where,
  parameters: [...conditions.flatMap(({ parameters }) => parameters), ...range.parameters],
  orderBy: range.orderBy, limit: range.limit,
});

interface InStates {
  readonly table: string;
  readonly companyId: number;
  /** Undefined for all. */
  readonly states: readonly string[] | undefined;
  readonly conditions: readonly Condition[];
  readonly keys: KeyRange & { readonly limit: number };
}

/** The same of what is in some states, whose index has the records of each in the order of the list. */
export async function pageAmongStates(reader: Reader, { table, companyId, states, conditions, keys }: InStates): Promise<PageSearch> {
  if (states === undefined || states.length === 1) return pageSearch([...inStates('status', states), ...conditions], keys);
  return amongStates(reader, { table, companyId, states, isSorted: true, search: pageSearch(conditions, keys) });
}
