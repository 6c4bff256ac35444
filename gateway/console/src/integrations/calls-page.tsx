import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { callsFilter, readCallSearch, SURFACES } from './call-search.js';
import { CallsTable } from './calls-table.js';
import { ChoiceField, TextField } from '../parts/fields.js';
import { LogFilters } from './log-filters.js';
import { ConsoleCallsDocument } from './operations/console-calls.generated.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage, pageVariables } from '../parts/pages-of.js';
import { Sections } from './sections.js';
import { surfaceName } from './surface-name.js';
import { usePeriod } from '../parts/use-period.js';
import { useRowKeys } from '../parts/use-row-keys.js';

const route = getRouteApi('/integrations/calls');

/** What other systems called, newest first. */
export function CallsPage(): ReactElement {
  const { integrations: words, orders } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const { connection, failed } = search;
  const own = connection === undefined ? {} : { connection };
  useTitle(words.calls);
  return (
    <>
      <div className="page-head"><h1>{words.calls}</h1></div>
      <Sections />
      <nav className="filters-bar" aria-label={orders.savedFilters}>
        <Link to="/integrations/calls" search={own} className={failed === undefined ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={failed === undefined ? 'true' : undefined}>{words.usualDeliveries.all}</Link>
        <Link to="/integrations/calls" search={{ ...own, failed: 'yes' }} className={failed === 'yes' ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={failed === 'yes' ? 'true' : undefined}>{words.failedCalls}</Link>
      </nav>
      <LogFilters key={JSON.stringify(search)} search={search} used={Object.keys(fromFirstPage(search)).length} go={(next) => { void navigate({ search: readCallSearch(next) }); }}>
        <ChoiceField name="surface" label={words.surface} value={search.surface} options={Object.keys(SURFACES).map((surface) => [surface, surfaceName(surface)])} none={orders.any} />
        <TextField name="status" label={words.status} value={search.status} hint="409" />
        <TextField name="path" label={words.pathPart} value={search.path} hint="/orders" />
        <ChoiceField name="failed" label={words.answer} value={failed} options={[['yes', words.failedCalls]]} none={orders.any} />
      </LogFilters>
      <Calls />
    </>
  );
}

function Calls(): ReactElement {
  const { integrations: words, shell } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const period = usePeriod(search);
  const query = useQuery({
    queryKey: ['calls', search, period], placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(ConsoleCallsDocument, { filter: callsFilter(search, period), ...pageVariables(search) }, { signal }),
  });
  const { data } = query;
  const page = data?.calls;
  useRowKeys(page?.pageInfo, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!page) return <p className="empty" role="status">{shell.loading}</p>;
  if (page.nodes.length === 0) return <div className="empty"><p><strong>{words.noCall}</strong></p><p>{words.noCallAdvice}</p></div>;
  return (
    <>
      <QueryFailure query={query} />
      <CallsTable calls={page.nodes} isOfSeveral={search.connection === undefined} />
      <PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/integrations/calls" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </>
  );
}
