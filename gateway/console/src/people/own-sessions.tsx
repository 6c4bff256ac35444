import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { ConfirmButton } from './confirm-button.js';
import { deviceOf } from './device-of.js';
import type { ConsoleAccessQuery } from './operations/console-access.generated.js';
import { ConsoleEndOtherSessionsDocument } from './operations/console-end-other-sessions.generated.js';
import { ConsoleEndSessionDocument } from './operations/console-end-session.generated.js';
import { usePeopleWords } from './use-people-words.js';

type Sessions = ConsoleAccessQuery['sessions'];

/** The browsers in which the person is signed in, each to be ended, or all. */
export function OwnSessions({ sessions }: { readonly sessions: Sessions }): ReactElement {
  const words = usePeopleWords();
  return (
    <Panel title={words.sessions}>
      <p className="soft">{words.ownSessionsLead}</p>
      {sessions.length === 0 && <p>{words.noSessions}</p>}
      <ul className="events">{sessions.map((session) => <Session key={session.id} session={session} />)}</ul>
      {sessions.length > 1 && <ConfirmButton isAlone change={{
        name: 'endOthers', about: String(sessions.length), found: sessions.map(({ userAgent, createdAt }) => ({ path: [words.signedIn, createdAt.slice(0, 'YYYY-MM-DD'.length)], before: deviceOf(userAgent), after: undefined })),
        send: async (dryRun) => { await ask(ConsoleEndOtherSessionsDocument, { dryRun }); return null; },
      }} />}
    </Panel>
  );
}

function Session({ session: { id, userAgent, address, createdAt, lastSeenAt, expiresAt } }: { readonly session: Sessions[number] }): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  const device = deviceOf(userAgent);
  return (
    <li className="people-row">
      <div><strong>{device}</strong> <span className="mono soft">{address}</span><div className="soft">{words.signedIn} {moment(createdAt)} · {words.lastSeen} {moment(lastSeenAt)} · {words.ends} {moment(expiresAt)}</div></div>
      <ConfirmButton change={{ name: 'endSession', about: device, found: [{ path: [words.sessions], before: device, after: undefined }], send: async (dryRun) => { await ask(ConsoleEndSessionDocument, { id, dryRun }); return null; } }} />
    </li>
  );
}
