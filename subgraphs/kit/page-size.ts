import { Failure } from '#contract/failure.js';
import { MOST_PER_PAGE } from './connection.js';

/** The asked size of a page; throws BAD_INPUT outside 1 to 500. */
export function pageSize(first: number): number {
  if (first < 1 || first > MOST_PER_PAGE) throw new Failure('BAD_INPUT', 'The page size is not valid', { first: [`must be 1 to ${String(MOST_PER_PAGE)}`] });
  return first;
}

/** Default and description of `first` for lists without cursors. */
export const FIRST = { defaultValue: 50, description: 'How many records to answer, 1 to 500.' };
