import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { CallCount } from './call-count.js';
import { ConnectionBadge } from './connection-badge.js';
import { KINDS, LETTERS } from './managed-kinds.js';
import type { ConsoleConnectionsQuery } from './operations/console-connections.generated.js';

type Listed = ConsoleConnectionsQuery['connections']['nodes'][number];

/** Connections by their interfaces; on a phone as cards. */
export function ConnectionsTable({ connections }: { readonly connections: readonly Listed[] }): ReactElement {
  const { integrations: words } = useWords();
  const isNarrow = useIsNarrow();
  const ordered = KINDS.flatMap((kind) => connections.filter((connection) => connection.kind === kind));
  if (isNarrow) return <ul className="cards">{ordered.map((connection) => <Card key={connection.id} connection={connection} />)}</ul>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.connections}</caption>
        <thead><tr>{[words.name, words.interface, words.location, words.state, words.lastCall, words.recentCalls].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{ordered.map((connection) => <Row key={connection.id} connection={connection} />)}</tbody>
      </table>
    </div>
  );
}

function Row({ connection, connection: { kind, location } }: { readonly connection: Listed }): ReactElement {
  const { integrations: words } = useWords();
  return (
    <tr>
      <td><ConnectionLink {...connection} /></td>
      <td><strong className="mono">{LETTERS[kind]}</strong> {words.kinds[kind]}</td>
      <td>{location ? `${location.name} (${location.code})` : '–'}</td>
      <td><State {...connection} /></td>
      <td><LastCall {...connection} /></td>
      <td><CallCount {...connection} /></td>
    </tr>
  );
}

function Card({ connection, connection: { kind, location } }: { readonly connection: Listed }): ReactElement {
  const { integrations: words } = useWords();
  return (
    <li className="card">
      <div className="card-head"><ConnectionLink {...connection} /><ConnectionBadge {...connection} /></div>
      <div>{LETTERS[kind]} · {words.kinds[kind]}{location && ` · ${location.name}`}</div>
      <div className="soft">{words.lastCall}: <LastCall {...connection} /></div>
      <div>{words.recentCalls}: <CallCount {...connection} /></div>
    </li>
  );
}

/** Leads to a connection; the keys of lists move the focus among these links. */
export const ConnectionLink = ({ id, name }: Pick<Listed, 'id' | 'name'>): ReactElement => <Link to="/integrations/connections/$id" params={{ id }} className="order-link" data-row={id}>{name}</Link>;

function State({ indicator, silentSince }: Listed): ReactElement {
  const { integrations: words } = useWords();
  const { moment } = useFormat();
  return <><ConnectionBadge indicator={indicator} />{indicator === 'ERROR' && silentSince !== null && <div className="soft">{words.silentSince(moment(silentSince))}</div>}</>;
}

function LastCall({ lastCallAt }: Pick<Listed, 'lastCallAt'>): ReactElement {
  const { integrations: words } = useWords();
  const { moment } = useFormat();
  return <>{lastCallAt === null ? words.never : moment(lastCallAt)}</>;
}
