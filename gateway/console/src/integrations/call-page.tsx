import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { codeOf, isFatal } from '../graph/graph-failure.js';
import { Facts, Panel } from '../parts/panel.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Body } from './body.js';
import { CallBadge } from './call-badge.js';
import { ConnectionName } from './connection-name.js';
import { HeaderList } from './header-list.js';
import { ConsoleCallDocument, type ConsoleCallQuery } from './operations/console-call.generated.js';
import { RepeatPanel } from './repeat-panel.js';
import { Sections } from './sections.js';
import { surfaceName } from './surface-name.js';

const route = getRouteApi('/integrations/calls/$id');

/** One call: what was asked, what was answered, and how to ask it again. */
export function CallPage(): ReactElement {
  const { integrations: words, shell } = useWords();
  const { id: requestId } = route.useParams();
  const query = useQuery({ queryKey: ['call', requestId], queryFn: ({ signal }) => ask(ConsoleCallDocument, { requestId }, { signal }) });
  const { data, error } = query;
  useTitle(data ? `${data.callRecord.method} ${data.callRecord.path}` : words.calls);
  if (error && codeOf(error) === 'NOT_FOUND') return <><Sections /><div className="empty"><h1>{words.noSuchCall}</h1><p>{words.keptFor}</p></div></>;
  if (isFatal(query)) return <QueryFailure query={query} />;
  return data ? <><QueryFailure query={query} /><Shown call={data.callRecord} /></> : <p className="empty" role="status">{shell.loading}</p>;
}

function Shown({ call, call: { method, path, requestHeaders, requestBody, answerHeaders, answerBody, requestId } }: { readonly call: ConsoleCallQuery['callRecord'] }): ReactElement {
  const { integrations: words } = useWords();
  return (
    <>
      <Sections />
      <div className="page-head"><h1 className="mono">{method} {path}<CallBadge {...call} /></h1></div>
      <div className="two">
        <div className="stack">
          <Panel title={words.request}><HeaderList title={words.requestHeaders} json={requestHeaders} /><OptionalBody text={requestBody} name={`${requestId}-request`} /></Panel>
          <Panel title={words.answer}><HeaderList title={words.answerHeaders} json={answerHeaders} /><OptionalBody text={answerBody} name={`${requestId}-answer`} /></Panel>
        </div>
        <div className="stack"><Details call={call} /><RepeatPanel call={call} /></div>
      </div>
    </>
  );
}

function OptionalBody({ text, name }: { readonly text: string | null; readonly name: string }): ReactElement {
  const { integrations: words } = useWords();
  return text === null || text === '' ? <p className="soft">{words.noBody}</p> : <Body text={text} name={name} />;
}

function Details({ call: { connectionId, surface, operation, startedAt, durationMs, address, requestId } }: { readonly call: ConsoleCallQuery['callRecord'] }): ReactElement {
  const { integrations: words } = useWords();
  const { moment, count } = useFormat();
  return (
    <Panel title={words.details}>
      <Facts facts={[
        [words.connection, <ConnectionName key="connection" id={connectionId} />], [words.surface, surfaceName(surface)], [words.operation, operation], [words.at, moment(startedAt)],
        [words.took, durationMs === null ? null : words.duration(count(durationMs))], [words.address, address], [words.requestId, <span key="request" className="mono">{requestId}</span>],
      ]} />
    </Panel>
  );
}
