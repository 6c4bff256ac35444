import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { AppsPanel } from './apps-panel.js';
import { ConsoleAccessDocument } from './operations/console-access.generated.js';
import { OwnSessions } from './own-sessions.js';
import { PeopleSections } from './people-sections.js';
import { PermissionsPanel } from './permissions-panel.js';
import { TokensPanel } from './tokens-panel.js';
import { usePeopleWords } from './use-people-words.js';
import './people.css';

/** What acts for the person who is signed in: browsers, apps and tokens; and what they may do. */
export function AccessPage(): ReactElement {
  const words = usePeopleWords();
  const { shell } = useWords();
  const query = useQuery({ queryKey: ['own access'], queryFn: ({ signal }) => ask(ConsoleAccessDocument, {}, { signal }) });
  useTitle(words.access);
  return (
    <>
      <div className="page-head"><h1>{words.access}</h1><p className="soft">{words.accessLead}</p></div>
      <PeopleSections />
      {isFatal(query) ? <QueryFailure query={query} /> : query.data ? (
        <div className="two">
          <div className="stack"><TokensPanel me={query.data.me} /><OwnSessions sessions={query.data.sessions} /><AppsPanel apps={query.data.connectedApps} /></div>
          <div className="stack">{query.data.me && <PermissionsPanel permissions={query.data.me.permissions} />}</div>
        </div>
      ) : <p className="empty" role="status">{shell.loading}</p>}
    </>
  );
}
