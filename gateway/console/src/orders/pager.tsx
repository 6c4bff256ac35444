import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { changed } from './order-search.js';
import { useOrderSearch } from './use-order-search.js';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** Links to the pages before and after. */
export function Pager({ page: { hasNextPage, hasPreviousPage, startCursor, endCursor } }: { readonly page: PageInfo }): ReactElement | null {
  const { orders: words } = useWords();
  const { search } = useOrderSearch();
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav className="pager" aria-label={words.pages}>
      {hasPreviousPage && <Link className="button" to="/orders" search={changed(search, { before: startCursor ?? '' })}>{words.previous}</Link>}
      {hasNextPage && <Link className="button" to="/orders" search={changed(search, { after: endCursor ?? '' })}>{words.next}</Link>}
    </nav>
  );
}
