import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { ChangedMark } from '../live/changed-mark.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { ParcelFilters } from './parcel-filters.js';
import { shownParcels } from './parcel-pages.js';
import { ParcelSearchForm } from './parcel-search-form.js';
import { USUAL_PARCELS, type UsualParcels } from './parcel-search.js';
import { ParcelsTable } from './parcels-table.js';
import { TrackingTabs } from './tracking-tabs.js';
import { useParcels } from './use-parcels.js';
import { useTrackingWords } from './use-tracking-words.js';
import './tracking.css';

const route = getRouteApi('/tracking');
const NAMES: readonly UsualParcels[] = ['all', 'onTheirWay', 'exceptions', 'quiet', 'waiting', 'delivered'];

/** After which changes a row may look different. */
const LISTED = ['SHIPMENT'] as const;

/** The list of parcels: found, filtered, turned around and gone through by keyboard; on a phone as cards. */
export function ParcelsPage(): ReactElement {
  const words = useTrackingWords();
  const search = route.useSearch();
  useTitle(words.title);
  return (
    <>
      <div className="page-head"><h1>{words.title}</h1><TrackingTabs here="parcels" /></div>
      <UsualFilters />
      <ParcelSearchForm />
      <ParcelFilters key={JSON.stringify(search)} />
      <Results />
    </>
  );
}

function UsualFilters(): ReactElement {
  const { orders } = useWords();
  const words = useTrackingWords();
  const { sort: _sort, ...search } = fromFirstPage(route.useSearch());
  const isHere = (name: UsualParcels): boolean => new URLSearchParams(search).toString() === new URLSearchParams(USUAL_PARCELS[name]).toString();
  return (
    <nav className="filters-bar" aria-label={orders.savedFilters}>{NAMES.map((name) => (
      <Link key={name} to="/tracking" search={USUAL_PARCELS[name]} className={isHere(name) ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={isHere(name) ? 'true' : undefined}>{words.usual[name]}</Link>
    ))}</nav>
  );
}

function Results(): ReactElement {
  const { shell } = useWords();
  const words = useTrackingWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const query = useParcels(search);
  const { data, refetch, isPlaceholderData, dataUpdatedAt } = query;
  const shown = data && shownParcels(data.shipments, search);
  useRowKeys(shown?.page, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!shown) return <p className="empty" role="status">{shell.loading}</p>;
  if (shown.rows.length === 0) return <div className="empty"><p><strong>{words.none}</strong></p><p>{words.noneAdvice}</p><p><Link className="button" to="/tracking" search={{}}>{words.showAll}</Link></p></div>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'is-busy' : undefined}>
      <QueryFailure query={query} />
      <ChangedMark kinds={LISTED} readAt={dataUpdatedAt} onShow={() => { void refetch(); }} />
      <ParcelsTable parcels={shown.rows} />
      <PageLinks page={shown.page} link={(cursors, label) => <Link className="button" to="/tracking" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}
