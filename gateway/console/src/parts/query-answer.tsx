import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type ReactNode } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { useWords } from '../words/use-words.js';
import { QueryFailure } from './failure.js';

interface Answered<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered: until then that it is read, and where it could not be read again why, above what was read before. */
export function QueryAnswer<Data>({ query, children }: Answered<Data>): ReactElement {
  const { shell } = useWords();
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (query.data === undefined) return <p className="empty" role="status">{shell.loading}</p>;
  return <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'stack is-busy' : 'stack'}><QueryFailure query={query} />{children(query.data)}</div>;
}
