import { Link } from '@tanstack/react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { Failure } from '../parts/failure.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { writtenTimes } from '../parts/written-times.js';
import { ReturnLink } from '../returns/return-link.js';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConnectionLink } from './connection-link.js';
import { FigurePanel } from './figure-panel.js';
import { ConsoleResolveAlertDocument } from './operations/console-resolve-alert.generated.js';
import type { ConsoleTodayAlertsQuery } from './operations/console-today-alerts.generated.js';
import { FIRST_ALERTS, useAlerts } from './use-today.js';

type Alert = ConsoleTodayAlertsQuery['alerts']['nodes'][number];

/** On a phone the other figures would be far below. */
const FEW_ALERTS = 3;
/** A page of the graph. */
const MOST_ALERTS = 500;
const NONE = { totalCount: 0, nodes: [] } as const satisfies ConsoleTodayAlertsQuery['alerts'];

/** What staff were alerted of and nobody has resolved, newest first. */
export function AlertsPanel(): ReactElement {
  const [first, setFirst] = useState(useIsNarrow() ? FEW_ALERTS : FIRST_ALERTS);
  const query = useAlerts(first);
  const { today: words } = useWords();
  const { count } = useFormat();
  const { totalCount, nodes } = query.data?.alerts ?? NONE;
  const total = totalCount ?? 0;
  return (
    <FigurePanel figure="alerts" query={query} value={query.data && count(total)} isOpen={total > 0}>
      <ul className="events">{nodes.map((alert) => <AlertItem key={alert.id} alert={alert} />)}</ul>
      {total > nodes.length && first < MOST_ALERTS && <p><button type="button" className="button" onClick={() => { setFirst(MOST_ALERTS); }}>{words.more(count(total - nodes.length))}</button></p>}
    </FigurePanel>
  );
}

function AlertItem({ alert: { id, type, message, raisedAt, about, location } }: { readonly alert: Alert }): ReactElement {
  const { today: words, integrations } = useWords();
  const format = useFormat();
  const number = orderOf(about);
  const text = writtenTimes(message, format);
  return (
    <li>
      <div className="card-head"><strong>{words.alertTypes[type]}</strong><span className="soft">{format.moment(raisedAt)}</span></div>
      <p>{text}</p>
      <div className="row">
        {number !== undefined && <Link className="order-link" to="/orders/$reference" params={{ reference: number.replace('#', '') }}>{number}</Link>}
        {about && 'returnNumber' in about && <ReturnLink number={about.returnNumber} />}
        {location && <span className="soft">{location.code}</span>}
        {about && 'connectionId' in about && <ConnectionLink id={about.connectionId}>{integrations.connection}</ConnectionLink>}
        <ResolveButton id={id} message={text} />
      </div>
    </li>
  );
}

function ResolveButton({ id, message }: { readonly id: string; readonly message: string }): ReactElement | null {
  const { today: words } = useWords();
  const client = useQueryClient();
  const mayWrite = useMay('commerce.write');
  const resolve = useMutation({ mutationFn: () => ask(ConsoleResolveAlertDocument, { id }), onSuccess: () => client.invalidateQueries({ queryKey: ['today', 'alerts'] }) });
  if (!mayWrite) return null;
  return <>{resolve.error && <Failure error={resolve.error} />}<button type="button" className="button" disabled={resolve.isPending} onClick={() => { resolve.mutate(); }}>{words.resolve}<span className="unseen"> {message}</span></button></>;
}

function orderOf(about: Alert['about']): string | undefined {
  if (about && 'returnNumber' in about) return about.order?.number;
  return about && 'number' in about ? about.number : undefined;
}
