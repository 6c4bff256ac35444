import { type ReactElement } from 'react';
import { codeOf } from '../graph/graph-failure.js';
import { useWords } from '../words/use-words.js';

interface Failed {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What went wrong, what to do about it, and what the graph said. */
export function Failure({ error, onRetry }: Failed): ReactElement {
  const { failures, shell } = useWords();
  const code = codeOf(error);
  const said = error instanceof Error && code !== 'NETWORK' && error.message !== code ? error.message : undefined;
  return (
    <div className="notice is-error" role="alert">
      <p><strong>{failures[code] ?? failures['OTHER']}</strong></p>
      {said !== undefined && <p>{said}</p>}
      {onRetry && <button type="button" className="button" onClick={onRetry}>{shell.retry}</button>}
    </div>
  );
}

interface Asked {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Why what is shown could not be read again; nothing where it could. What was read before stays below it. */
export const QueryFailure = ({ query: { error, refetch } }: { readonly query: Asked }): ReactElement | null => (error === null ? null : <Failure error={error} onRetry={() => { refetch(); }} />);
