import { Failure } from '#contract/failure.js';
import { MOST_PER_PAGE } from './connection.js';

/** The asked size of a page; throws BAD_INPUT outside 1 to 500. */
export function pageSize(first: number): number {
  if (first < 1 || first > MOST_PER_PAGE) {
    throw new Failure('BAD_INPUT', `first is a number from 1 to ${String(MOST_PER_PAGE)}`, { first: [`must be from 1 to ${String(MOST_PER_PAGE)}`] });
  }
  return first;
}

/** Default and description of every list's `first` argument. */
export const FIRST = { defaultValue: 50, description: 'How many records to answer, 1 to 500.' };
