import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { ConfirmButton } from './confirm-button.js';
import type { ConsoleAccessQuery } from './operations/console-access.generated.js';
import { ConsoleDisconnectAppDocument } from './operations/console-disconnect-app.generated.js';
import { usePeopleWords } from './use-people-words.js';

type Apps = ConsoleAccessQuery['connectedApps'];

/** What acts for the person by a sign-in, each to be disconnected. */
export function AppsPanel({ apps }: { readonly apps: Apps }): ReactElement {
  const words = usePeopleWords();
  return (
    <Panel title={words.apps}>
      <p className="soft">{words.appsLead}</p>
      {apps.length === 0 && <p>{words.noApps}</p>}
      <ul className="events">{apps.map((app) => <App key={app.id} app={app} />)}</ul>
    </Panel>
  );
}

function App({ app: { id, name, isVerified, redirectHosts, scopes, connectedAt, lastUsedAt } }: { readonly app: Apps[number] }): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  return (
    <li className="people-row">
      <div>
        <strong>{name}</strong><div className="soft">{isVerified ? words.verified : words.notVerified}</div>
        <div className="soft">{words.connected} {moment(connectedAt)} · {words.lastUsed} {lastUsedAt === null ? words.never : moment(lastUsedAt)} · {words.leadsTo} {redirectHosts.join(', ')}</div>
        <div className="mono soft">{scopes.join(' ')}</div>
      </div>
      <ConfirmButton change={{ name: 'disconnect', about: name, found: [{ path: [words.apps], before: name, after: undefined }], send: async (dryRun) => { await ask(ConsoleDisconnectAppDocument, { id, dryRun }); return null; } }} />
    </li>
  );
}
