import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { usePerson } from '../shell/use-person.js';
import { useWords } from '../words/use-words.js';
import { ConnectionFilters, statusOf } from './connection-filters.js';
import { ConnectionsTable } from './connections-table.js';
import { KINDS, managedKinds } from './managed-kinds.js';
import { ConsoleConnectionsDocument } from './operations/console-connections.generated.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage, pageVariables } from '../parts/pages-of.js';
import { Sections } from './sections.js';
import { useRowKeys } from '../parts/use-row-keys.js';

const CreateDialog = lazy(() => import('./create-dialog.js').then(({ CreateDialog: component }) => ({ default: component })));
const route = getRouteApi('/integrations');

/** The connections of the company by their interfaces: whether they call, and how that goes. */
export function ConnectionsPage(): ReactElement {
  const { integrations: words } = useWords();
  const [isCreating, setIsCreating] = useState(false);
  const kinds = managedKinds(usePerson()?.me?.permissions ?? []);
  useTitle(words.connections);
  return (
    <>
      <div className="page-head">
        <h1>{words.connections}</h1>
        {kinds.length > 0 && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsCreating(true); }}>{words.create}</button>}
      </div>
      <Sections />
      <ConnectionFilters kinds={kinds} />
      <Connections />
      <Suspense>{isCreating && <CreateDialog kinds={kinds} onClose={() => { setIsCreating(false); }} />}</Suspense>
    </>
  );
}

function Connections(): ReactElement {
  const { integrations: words, shell } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const filter = { kind: KINDS.find((kind) => kind === search.kind) ?? null, status: statusOf(search.status) ?? null };
  const query = useQuery({
    queryKey: ['connections', search, filter], placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(ConsoleConnectionsDocument, { filter, ...pageVariables(search) }, { signal }),
  });
  const { data } = query;
  const page = data?.connections;
  useRowKeys(page?.pageInfo, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!page) return <p className="empty" role="status">{shell.loading}</p>;
  if (page.nodes.length === 0) return <div className="empty"><p><strong>{words.noConnection}</strong></p><p>{words.noConnectionAdvice}</p></div>;
  return (
    <>
      <QueryFailure query={query} />
      <ConnectionsTable connections={page.nodes} />
      <PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/integrations" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </>
  );
}
