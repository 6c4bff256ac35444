import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { codeOf, isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { Facts, Panel } from '../parts/panel.js';
import { useTitle } from '../parts/use-title.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConfirmButton } from './confirm-button.js';
import { ConsolePersonPageDocument, type ConsolePersonPageQuery } from './operations/console-person-page.generated.js';
import { PeopleSections } from './people-sections.js';
import { PermissionsPanel } from './permissions-panel.js';
import { OneTimeHint, PersonBadge } from './person-badge.js';
import { personChanges } from './person-changes.js';
import { PersonSessions } from './person-sessions.js';
import { RoleText } from './role-text.js';
import { usePeopleWords } from './use-people-words.js';
import './people.css';

const RoleDialog = lazy(() => import('./role-dialog.js').then(({ RoleDialog: component }) => ({ default: component })));
const route = getRouteApi('/people/$id');

/** One person: what they may do and why, where they are signed in, and what can be done about it. */
export function PersonPage(): ReactElement {
  const words = usePeopleWords();
  const { shell } = useWords();
  const { id } = route.useParams();
  const query = useQuery({ queryKey: ['member', id], queryFn: ({ signal }) => ask(ConsolePersonPageDocument, { id }, { signal }) });
  useTitle(query.data?.person.name ?? words.title);
  if (codeOf(query.error) === 'NOT_FOUND') return <><PeopleSections /><div className="empty"><h1>{words.notAMember}</h1><p>{words.notAMemberAdvice}</p><p><Link className="button" to="/people">{words.back}</Link></p></div></>;
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!query.data) return <p className="empty" role="status">{shell.loading}</p>;
  return <><QueryFailure query={query} /><Shown found={query.data} /></>;
}

function Shown({ found, found: { person } }: { readonly found: ConsolePersonPageQuery }): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  return (
    <>
      <PeopleSections />
      <div className="page-head"><h1>{person.name}<PersonBadge {...person} /></h1></div>
      <Actions found={found} />
      <div className="two">
        <div className="stack">
          <PermissionsPanel permissions={person.permissions} />
          <PersonSessions person={person} mayEnd={mayManage(found)} />
        </div>
        <Panel title={words.details}>
          <Facts facts={[
            [words.email, person.email], [words.role, <RoleText key="role" role={person.companyRole} moduleRoles={person.moduleRoles} />], [words.lastSeen, person.lastSeenAt === null ? words.never : moment(person.lastSeenAt)], [words.added, moment(person.createdAt)],
            [words.deactivated, person.deactivatedAt === null ? null : moment(person.deactivatedAt)],
          ]} />
          <OneTimeHint {...person} />
          {person.isInternal && <p className="soft">{words.staffOfPlatform}</p>}
          <p><Link to="/people/audit" search={{ who: person.email }}>{words.whatTheyDid}</Link></p>
        </Panel>
      </div>
    </>
  );
}

/** Who may not change an owner, and whom the company cannot do without, is said in place of buttons that would be refused. */
function Actions({ found: { person, me, people } }: { readonly found: ConsolePersonPageQuery }): ReactElement {
  const words = usePeopleWords();
  const { actions } = useWords();
  const [isChanging, setIsChanging] = useState(false);
  const isLastOwner = isActiveOwner(person) && !people.nodes.some((other) => other.id !== person.id && isActiveOwner(other));
  if (!mayManage({ person, me })) return <p className="notice">{words.ownersOnly}</p>;
  return (
    <>
      {isLastOwner && <p className="notice">{words.lastOwner}</p>}
      <div className="row" role="group" aria-label={actions.title}>
        {!isLastOwner && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsChanging(true); }}>{words.changeRole}</button>}
        {personChanges({ person, isLastOwner, isHereAlone: person.sessions !== null }, words).map((change) => <ConfirmButton key={change.name} change={change} isAlone />)}
      </div>
      <Suspense>{isChanging && <RoleDialog person={person} onClose={() => { setIsChanging(false); }} />}</Suspense>
    </>
  );
}

/** Owners are changed by owners alone. */
const mayManage = ({ person, me }: Pick<ConsolePersonPageQuery, 'me' | 'person'>): boolean => person.companyRole !== 'OWNER' || me?.companyRole === 'OWNER';

const isActiveOwner = ({ companyRole, deactivatedAt }: ConsolePersonPageQuery['people']['nodes'][number]): boolean => companyRole === 'OWNER' && deactivatedAt === null;
