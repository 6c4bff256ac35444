import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage, pageVariables } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useMay } from '../shell/use-may.js';
import { usePerson } from '../shell/use-person.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Invitations } from './invitations.js';
import { ConsolePeopleDocument } from './operations/console-people.generated.js';
import { PeopleSections } from './people-sections.js';
import { PeopleTable } from './people-table.js';
import { usePeopleWords } from './use-people-words.js';
import './people.css';

const InviteDialog = lazy(() => import('./invite-dialog.js').then(({ InviteDialog: component }) => ({ default: component })));
const route = getRouteApi('/people');

/** The members of the company with what they may do, and who is invited. */
export function PeoplePage(): ReactElement {
  const words = usePeopleWords();
  const isKnown = usePerson() !== undefined;
  const [isInviting, setIsInviting] = useState(false);
  const mayManage = useMay('company.manage');
  useTitle(words.title);
  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        {mayManage && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsInviting(true); }}>{words.invite}</button>}
      </div>
      <p className="soft">{words.lead}</p>
      <PeopleSections />
      {mayManage && <><Members /><Invitations /></>}
      {isKnown && !mayManage && <div className="empty"><p>{words.aloneManaged}</p><p><Link className="button" to="/people/access">{words.access}</Link></p></div>}
      <Suspense>{isInviting && <InviteDialog onClose={() => { setIsInviting(false); }} />}</Suspense>
    </>
  );
}

function Members(): ReactElement {
  const words = usePeopleWords();
  const { shell } = useWords();
  const { count } = useFormat();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const query = useQuery({ queryKey: ['people', search], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsolePeopleDocument, pageVariables(search), { signal }) });
  const page = query.data?.people;
  useRowKeys(page?.pageInfo, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!page) return <p className="empty" role="status">{shell.loading}</p>;
  return (
    <div>
      <QueryFailure query={query} />
      <p className="soft people-count">{words.count(count(page.totalCount ?? page.nodes.length))}</p>
      <PeopleTable people={page.nodes} />
      <PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/people" search={cursors}>{label}</Link>} />
    </div>
  );
}
