import { places } from '../statement.js';
import type { Condition } from './condition.js';

/** Something records must fulfil, by which they can be found or checked. */
export interface Criterion {
  /** The ids of records that fulfil it, at most some of them; with `isExact: false` of others too. */
  readonly find: (most: number) => Promise<readonly string[]>;
  readonly condition: Condition;
  readonly isExact?: false;
}

/** More records than this are not looked up by their ids: the list is walked in its order, where every second or hundredth of its records fits. */
export const MOST_CANDIDATES = 4000;

/**
 * The conditions of some criteria. Those that few records fulfil are looked up first, and only these are read; the others are checked
 * on each record in the order of the list.
 */
export async function narrowed(criteria: readonly Criterion[], column: string): Promise<Condition[]> {
  const found = await Promise.all(criteria.map(async (criterion) => ({ criterion, ids: await criterion.find(MOST_CANDIDATES + 1) })));
  const [few, checked] = [found.filter(({ ids }) => ids.length <= MOST_CANDIDATES), found.filter(({ criterion, ids }) => ids.length > MOST_CANDIDATES || criterion.isExact === false)];
  const rest = checked.map(({ criterion }) => criterion.condition);
  return few.length === 0 ? rest : [among(column, few.map(({ ids }) => ids)), ...rest];
}

function among(column: string, sets: readonly (readonly string[])[]): Condition {
  const [first = new Set<string>(), ...others] = sets.map((ids) => new Set(ids));
  const ids = [...first].filter((id) => others.every((other) => other.has(id)));
  return { sql: `${column} IN (${places(ids.length)})`, parameters: ids, isFew: true };
}
