import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { codeOf, isFatal } from '../graph/graph-failure.js';
import { Panel } from '../parts/panel.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { CallsTable } from './calls-table.js';
import { CertificationPanel } from './certification-panel.js';
import { ConnectionActions } from './connection-actions.js';
import { ConnectionBadge } from './connection-badge.js';
import { ConnectionSettings } from './connection-settings.js';
import { DeliveriesTable } from './deliveries-table.js';
import { LETTERS } from './managed-kinds.js';
import type { ConsoleConnectionQuery } from './operations/console-connection.generated.js';
import { Sections } from './sections.js';
import { useConnection, type Connection } from './use-connection.js';
import { WebhooksPanel } from './webhooks-panel.js';

const route = getRouteApi('/integrations/connections/$id');

/** One connection: its settings, what of its credentials can be shown, what it called and was sent, and what it has shown so far. */
export function ConnectionPage(): ReactElement {
  const { integrations: words, shell } = useWords();
  const query = useConnection(route.useParams().id);
  const { data, error } = query;
  useTitle(data?.connection.name ?? words.connections);
  if (error && codeOf(error) === 'NOT_FOUND') return <><Sections /><div className="empty"><h1>{words.noSuchConnection}</h1><p>{words.noSuchConnectionAdvice}</p></div></>;
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!data) return <p className="empty" role="status">{shell.loading}</p>;
  return <><QueryFailure query={query} /><Shown found={data} /></>;
}

function Shown({ found, found: { connection, deliveries, calls } }: { readonly found: ConsoleConnectionQuery }): ReactElement {
  const { integrations: words } = useWords();
  return (
    <>
      <Sections />
      <Head connection={connection} />
      <div className="two">
        <div className="stack">
          <CertificationPanel connection={connection} />
          <WebhooksPanel found={found} />
          <Panel title={words.latestDeliveries}>
            <DeliveriesTable deliveries={deliveries.nodes} />
            <p><Link to="/integrations/deliveries" search={{ connection: connection.id }}>{words.allDeliveries}</Link></p>
          </Panel>
          <Panel title={words.latestCalls}>
            <CallsTable calls={calls.nodes} />
            <p><Link to="/integrations/calls" search={{ connection: connection.id }}>{words.allCalls}</Link></p>
          </Panel>
        </div>
        <div className="stack"><ConnectionSettings connection={connection} /></div>
      </div>
    </>
  );
}

function Head({ connection, connection: { id, name, kind, indicator, silentSince } }: { readonly connection: Connection }): ReactElement {
  const { integrations: words, navigation } = useWords();
  const { moment } = useFormat();
  return (
    <>
      <div className="page-head"><h1>{name}<ConnectionBadge indicator={indicator} /></h1></div>
      <p className="soft">{LETTERS[kind]} · {words.kinds[kind]}</p>
      {kind === 'CARRIER' && <p><Link to="/tracking/codes" search={{ carrier: id }}>{navigation.to(navigation.pages.tracking)}</Link></p>}
      {indicator === 'ERROR' && silentSince !== null && <p className="notice is-error"><strong>{words.silentSince(moment(silentSince))}.</strong> {words.silentAdvice}</p>}
      {indicator === 'DRAFT' && <p className="notice">{words.draftAdvice}</p>}
      <ConnectionActions connection={connection} />
    </>
  );
}
