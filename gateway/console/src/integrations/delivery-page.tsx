import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { codeOf, isFatal } from '../graph/graph-failure.js';
import { Facts, Panel } from '../parts/panel.js';
import { Failure, QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Body } from './body.js';
import { ConnectionName } from './connection-name.js';
import { DeliveryBadge } from './delivery-badge.js';
import { HeaderList } from './header-list.js';
import { ConsoleDeliveryDocument } from './operations/console-delivery.generated.js';
import type { ConsoleDeliveryViewFragment } from './operations/console-delivery-view.generated.js';
import { ConsoleResendDeliveryDocument } from './operations/console-resend-delivery.generated.js';
import { Sections } from './sections.js';
import { useChange } from './use-change.js';

const route = getRouteApi('/integrations/deliveries/$id');
const OFTEN = 3_000; // milliseconds

/** One delivery: what was sent, and every attempt with its answer. Read again while it waits. */
export function DeliveryPage(): ReactElement {
  const { integrations: words, shell } = useWords();
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: ['delivery', id], queryFn: ({ signal }) => ask(ConsoleDeliveryDocument, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.delivery.state === 'WAITING' ? OFTEN : false),
  });
  const { data, error } = query;
  useTitle(data?.delivery.type ?? words.deliveries);
  if (error && codeOf(error) === 'NOT_FOUND') return <><Sections /><div className="empty"><h1>{words.noSuchDelivery}</h1><p>{words.keptFor}</p></div></>;
  if (isFatal(query)) return <QueryFailure query={query} />;
  return data ? <><QueryFailure query={query} /><Shown delivery={data.delivery} /></> : <p className="empty" role="status">{shell.loading}</p>;
}

function Shown({ delivery, delivery: { type, eventId, connectionId, createdAt, dueAt, finishedAt, body, attempts } }: { readonly delivery: ConsoleDeliveryViewFragment }): ReactElement {
  const { integrations: words } = useWords();
  const { moment } = useFormat();
  return (
    <>
      <Sections />
      <div className="page-head"><h1>{type}<DeliveryBadge {...delivery} /></h1></div>
      <Resend delivery={delivery} />
      <div className="two">
        <div className="stack">
          <Panel title={words.payload}><Body text={body} name={`${type}-${eventId}`} /></Panel>
          <Panel title={words.attempts}>
            {attempts.length === 0 && <p className="soft">{words.noAttempt}</p>}
            {attempts.toReversed().map((attempt) => <Attempt key={attempt.number} attempt={attempt} />)}
          </Panel>
        </div>
        <Panel title={words.details}>
          <Facts facts={[
            [words.connection, <ConnectionName key="connection" id={connectionId} />], [words.created, moment(createdAt)], [words.dueAt, dueAt === null ? null : moment(dueAt)], [words.finishedAt, finishedAt === null ? null : moment(finishedAt)],
            [words.eventId, <span key="event" className="mono">{eventId}</span>],
          ]} />
        </Panel>
      </div>
    </>
  );
}

function Resend({ delivery: { id } }: { readonly delivery: ConsoleDeliveryViewFragment }): ReactElement {
  const { integrations: words } = useWords();
  const { mutate, isPending, isSuccess, error } = useChange(() => ask(ConsoleResendDeliveryDocument, { id }), () => undefined);
  return (
    <>
      <div className="row"><button type="button" className="button" disabled={isPending} onClick={() => { mutate(); }}>{words.resend}</button><span className="soft" role="status">{isSuccess && words.resent}</span></div>
      {error && <Failure error={error} />}
    </>
  );
}

function Attempt({ attempt: { number, startedAt, durationMs, url, delivered, status, failure, requestHeaders, answerHeaders, answerBody } }: { readonly attempt: ConsoleDeliveryViewFragment['attempts'][number] }): ReactElement {
  const { integrations: words } = useWords();
  const { moment, count } = useFormat();
  return (
    <div className="part">
      <h3>{words.attempt(count(number))}<span className={`badge ${delivered ? 'is-success' : 'is-error'}`}>{status === null ? words.noAnswer : String(status)}</span></h3>
      <p className="soft">{moment(startedAt)} · {words.duration(count(durationMs))}</p>
      <p className="mono">{url}</p>
      {failure !== null && <p>{failure}</p>}
      <HeaderList title={words.requestHeaders} json={requestHeaders} />
      <HeaderList title={words.answerHeaders} json={answerHeaders} />
      {answerBody !== null && answerBody !== '' && <><h4>{words.answerBody}</h4><Body text={answerBody} name={`answer-${String(number)}`} /></>}
    </div>
  );
}
