import { Failure } from '#contract/failure.js';
import { MOST_PER_PAGE } from '#subgraph-kit/connection.js';

/** A page of a list as it is asked for. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** Refuse a page size no list serves. */
export function refusePageSize(first: number): void {
  if (!Number.isInteger(first) || first < 1 || first > MOST_PER_PAGE) {
    throw new Failure('BAD_INPUT', 'The page size is not valid', { first: [`must be 1 to ${String(MOST_PER_PAGE)}`] });
  }
}
