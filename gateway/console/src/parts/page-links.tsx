import { type ReactElement, type ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import type { PageSearch } from './pages-of.js';

/** Where a page of a list begins and ends. */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

interface Paged {
  readonly page: PageInfo;
  /** A link of the list to another page of it. */
  readonly link: (search: PageSearch, label: string) => ReactNode;
}

/** Links to the pages before and after. */
export function PageLinks({ page: { hasNextPage, hasPreviousPage, startCursor, endCursor }, link }: Paged): ReactElement | null {
  const { orders: words } = useWords();
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav className="pager" aria-label={words.pages}>
      {hasPreviousPage && link({ before: startCursor ?? '' }, words.previous)}
      {hasNextPage && link({ after: endCursor ?? '' }, words.next)}
    </nav>
  );
}
