import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { ChangedMark } from '../live/changed-mark.js';
import { Failure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { ReturnFilters } from './return-filters.js';
import { ReturnSearchForm } from './return-search-form.js';
import { USUAL_RETURNS, type UsualReturns } from './return-search.js';
import { shownPage } from './returns-pages.js';
import { ReturnsTable } from './returns-table.js';
import { useReturns } from './use-returns.js';

const route = getRouteApi('/returns');
const NAMES: readonly UsualReturns[] = ['all', 'open', 'arrived', 'faulty', 'unannounced'];

/** After which changes a row may look different. */
const LISTED = ['RETURN'] as const;

/** The list of returns: found, filtered, turned around and gone through by keyboard; on a phone as cards. */
export function ReturnsPage(): ReactElement {
  const { returns: words } = useWords();
  const search = route.useSearch();
  useTitle(words.title);
  return (
    <>
      <div className="page-head"><h1>{words.title}</h1></div>
      <UsualFilters />
      <ReturnSearchForm />
      <ReturnFilters key={JSON.stringify(search)} />
      <Results />
    </>
  );
}

function UsualFilters(): ReactElement {
  const { orders, returns: words } = useWords();
  const { sort: _sort, ...search } = fromFirstPage(route.useSearch());
  const isHere = (name: UsualReturns): boolean => new URLSearchParams(search).toString() === new URLSearchParams(USUAL_RETURNS[name]).toString();
  return (
    <nav className="filters-bar" aria-label={orders.savedFilters}>{NAMES.map((name) => (
      <Link key={name} to="/returns" search={USUAL_RETURNS[name]} className={isHere(name) ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={isHere(name) ? 'true' : undefined}>{words.usual[name]}</Link>
    ))}</nav>
  );
}

function Results(): ReactElement {
  const { returns: words, shell } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useReturns(search);
  const shown = data && shownPage(data.returns, search);
  useRowKeys(shown?.page, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (error) return <Failure error={error} onRetry={() => { void refetch(); }} />;
  if (!shown) return <p className="empty" role="status">{shell.loading}</p>;
  if (shown.rows.length === 0) return <div className="empty"><p><strong>{words.none}</strong></p><p>{words.noneAdvice}</p><p><Link className="button" to="/returns" search={{}}>{words.showAll}</Link></p></div>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'is-busy' : undefined}>
      <ChangedMark kinds={LISTED} readAt={dataUpdatedAt} onShow={() => { void refetch(); }} />
      <ReturnsTable returns={shown.rows} />
      <PageLinks page={shown.page} link={(cursors, label) => <Link className="button" to="/returns" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}
