import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { ConfirmButton } from './confirm-button.js';
import { deviceOf } from './device-of.js';
import { ConsoleEndPersonSessionsDocument } from './operations/console-end-person-sessions.generated.js';
import type { ConsolePersonPageQuery } from './operations/console-person-page.generated.js';
import { usePeopleWords } from './use-people-words.js';

type Shown = ConsolePersonPageQuery['person'];

/** Where a member is signed in: on which device and when, and not from where. */
export function PersonSessions({ person: { id, name, sessions }, mayEnd }: { readonly person: Pick<Shown, 'id' | 'name' | 'sessions'>; readonly mayEnd: boolean }): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  return (
    <Panel title={words.sessions}>
      <p className="soft">{sessions === null ? words.sessionsElsewhere : words.sessionsLead}</p>
      {sessions?.length === 0 && <p>{words.noSessions}</p>}
      <ul className="events">{sessions?.map((session) => (
        <li key={session.id} className="people-row">
          <div><strong>{deviceOf(session.userAgent)}</strong><div className="soft">{words.signedIn} {moment(session.createdAt)} · {words.lastSeen} {moment(session.lastSeenAt)}</div></div>
          {mayEnd && <ConfirmButton change={{
            name: 'endSession', about: `${name}, ${deviceOf(session.userAgent)}`, found: [{ path: [words.sessions], before: deviceOf(session.userAgent), after: undefined }],
            send: async (dryRun) => { await ask(ConsoleEndPersonSessionsDocument, { id, sessionId: session.id, dryRun }); return null; },
          }} />}
        </li>
      ))}</ul>
    </Panel>
  );
}
