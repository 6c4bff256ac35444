import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { CallBadge } from './call-badge.js';
import { ConnectionName } from './connection-name.js';
import type { ConsoleCallRowFragment } from './operations/console-call-row.generated.js';
import { surfaceName } from './surface-name.js';

interface Listed {
  readonly calls: readonly ConsoleCallRowFragment[];
  /** Whether they are of several connections. */
  readonly isOfSeveral?: boolean;
}

/** Calls with their answers, newest first; on a phone as cards. */
export function CallsTable({ calls, isOfSeveral = false }: Listed): ReactElement {
  const { integrations: words } = useWords();
  const isNarrow = useIsNarrow();
  if (calls.length === 0) return <p className="soft">{words.noCall}</p>;
  if (isNarrow) return <ul className="cards">{calls.map((call) => <Card key={call.id} call={call} />)}</ul>;
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={words.calls}>
      <table>
        <thead><tr>{[words.call, words.answer, ...(isOfSeveral ? [words.connection, words.surface] : []), words.at, words.took].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{calls.map((call) => <Row key={call.id} call={call} isOfSeveral={isOfSeveral} />)}</tbody>
      </table>
    </div>
  );
}

function Row({ call, isOfSeveral }: { readonly call: ConsoleCallRowFragment; readonly isOfSeveral: boolean }): ReactElement {
  const { integrations: words } = useWords();
  const { moment, count } = useFormat();
  const { connectionId, surface, startedAt, durationMs } = call;
  return (
    <tr>
      <td className="is-path"><CallLink {...call} /></td><td><CallBadge {...call} /></td>{isOfSeveral && <><td><ConnectionName id={connectionId} /></td><td>{surfaceName(surface)}</td></>}
      <td>{moment(startedAt)}</td><td>{durationMs === null ? '–' : words.duration(count(durationMs))}</td>
    </tr>
  );
}

function Card({ call }: { readonly call: ConsoleCallRowFragment }): ReactElement {
  const { moment } = useFormat();
  return <li className="card"><div className="card-head"><CallLink {...call} /><CallBadge {...call} /></div><div><ConnectionName id={call.connectionId} /></div><div className="soft">{moment(call.startedAt)} · {surfaceName(call.surface)}</div></li>;
}

const CallLink = ({ requestId, method, path }: ConsoleCallRowFragment): ReactElement => <Link to="/integrations/calls/$id" params={{ id: requestId }} className="order-link mono" data-row={requestId}>{method} {path}</Link>;
