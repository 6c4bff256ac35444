import { Failure } from '#contract/failure.js';
import { MOST_PER_PAGE } from './connection.js';

/** A page of a list as it is asked for (Relay's Cursor Connections Specification). */
export interface PageRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** How much of a list a page holds, and from which end of it. */
export interface PageSize {
  /** Whether the page is read from the end of the list, or from `before`. */
  readonly isBackward: boolean;
  /** How many records are selected from that end. */
  readonly size: number;
  /** How many of the selected are kept, from their end; given with both `first` and `last`. */
  readonly kept?: number | undefined;
}

const USUAL_PAGE = 50;

/**
 * The size of a page; throws BAD_INPUT outside 1 to 500. `first` selects from the start and `last` keeps the end of what is selected; with neither,
 * `before` alone asks for the page right in front of it and everything else for the start.
 */
export function pageSizeOf({ first, last, before }: PageRequest): PageSize {
  refuseSizes(first, last);
  if (first != null) return { isBackward: false, size: first, kept: last ?? undefined };
  return { isBackward: last != null || before != null, size: last ?? USUAL_PAGE };
}

function refuseSizes(first: number | null | undefined, last: number | null | undefined): void {
  if (isServed(first) && isServed(last)) return;
  const problem = [`must be 1 to ${String(MOST_PER_PAGE)}`];
  throw new Failure('BAD_INPUT', 'The page size is not valid', isServed(first) ? { last: problem } : isServed(last) ? { first: problem } : { first: problem, last: problem });
}

const isServed = (size: number | null | undefined): boolean => size == null || (Number.isInteger(size) && size >= 1 && size <= MOST_PER_PAGE);
