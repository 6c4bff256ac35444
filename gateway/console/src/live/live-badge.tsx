import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { useLiveState } from './live.js';
import { refreshQueries } from './refresh-queries.js';

/** Listens as long as it is shown, and says whether what is shown is kept as it is. */
export function LiveBadge(): ReactElement {
  const { live: words } = useWords();
  const client = useQueryClient();
  const state = useLiveState();
  useEffect(() => refreshQueries(client), [client]);
  return (
    <span role="status" className="live">
      {state === 'live' && <span className="live-dot" title={words.live}><span className="unseen">{words.live}</span></span>}
      {state === 'offline' && <span className="badge is-warning">{words.offline}</span>}
    </span>
  );
}
