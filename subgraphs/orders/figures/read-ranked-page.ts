import { Failure } from '#contract/failure.js';
import type { Cursors } from '#subgraph-kit/cursor.js';

/** A page of a ranking: how many, behind the cursor of a page before. */
export interface RankedPage {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

const [USUAL, MOST] = [20, 100];

interface Place {
  readonly skip: number;
  /** One more than the page, which shows whether more follow. */
  readonly most: number;
  /** The page of what was found. */
  readonly page: <T>(found: readonly T[]) => { readonly rows: readonly T[]; readonly endCursor: string | null };
}

/** A page of a ranking; BAD_INPUT for a size that is not served, BAD_CURSOR for a cursor of another ranking. */
export function rankedPage(cursors: Cursors, { first, after }: RankedPage, list: string): Place {
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Failure('BAD_INPUT', 'The page is not valid', { first: [`must be 1 to ${String(MOST)}`] });
  const skip = after == null ? 0 : Number(cursors.decode(list, after)[0]);
  return { skip, most: size + 1, page: (found) => ({ rows: found.slice(0, size), endCursor: found.length > size ? cursors.encode(list, [skip + size]) : null }) };
}
