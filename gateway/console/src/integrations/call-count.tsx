import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import type { ConsoleConnectionsQuery } from './operations/console-connections.generated.js';

/** How many calls a connection made in the last 24 hours, and how many of them failed, which lead to those. */
export function CallCount({ id, recentCalls }: Pick<ConsoleConnectionsQuery['connections']['nodes'][number], 'id' | 'recentCalls'>): ReactElement {
  const { integrations: words } = useWords();
  const { count } = useFormat();
  if (!recentCalls) return <span className="soft">{words.notLogged}</span>;
  const { calls, failed, complete } = recentCalls;
  return (
    <>
      <Link to="/integrations/calls" search={{ connection: id }}>{words.callCount(count(calls), complete)}</Link>
      {failed > 0 && <>, <Link to="/integrations/calls" search={{ connection: id, failed: 'yes' }} className="is-failed">{words.failedCount(count(failed))}</Link></>}
    </>
  );
}
