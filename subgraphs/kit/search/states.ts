import { Failure } from '#contract/failure.js';
import { places } from '../statement.js';
import type { Condition } from './condition.js';

/** States to list: one, or any of several; of both what is in both. */
export interface StateFilter<State extends string> {
  readonly status?: State | null | undefined;
  readonly statuses?: readonly State[] | null | undefined;
}

/** The states that a filter finds; undefined for all. An empty list is BAD_INPUT: it is more likely a mistake than a wish for nothing. */
export function statesOf<State extends string>({ status, statuses }: StateFilter<State>): readonly State[] | undefined {
  if (statuses?.length === 0) throw new Failure('BAD_INPUT', 'The filter is not valid', { 'filter.statuses': ['must name at least one state'] });
  if (statuses == null) return status == null ? undefined : [status];
  return [...new Set(statuses)].filter((one) => status == null || one === status);
}

/** That a column is one of some states. */
export function inStates(column: string, states: readonly string[] | undefined): Condition[] {
  if (states === undefined) return [];
  return [states.length === 1 ? { sql: `${column} = ?`, parameters: states } : { sql: `${column} IN (${places(states.length)})`, parameters: states }];
}
