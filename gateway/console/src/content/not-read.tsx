import { type ReactElement } from 'react';
import { QueryFailure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';

interface Asked {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** In place of what is not read yet, or could not be. */
export function NotRead({ query, query: { error } }: { readonly query: Asked }): ReactElement {
  const { shell } = useWords();
  return error === null ? <p className="empty" role="status">{shell.loading}</p> : <QueryFailure query={query} />;
}
