import './content.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTitle } from '../parts/use-title.js';
import { BrokenLinks } from './links/broken-links.js';
import { SITE_VIEWS, type SiteView } from './content-search.js';
import { MenusView } from './links/menus-view.js';
import { NotRead } from './not-read.js';
import { PageTree } from './tree/page-tree.js';
import { RedirectsView } from './links/redirects-view.js';
import { ScheduleView } from './history/schedule-view.js';
import { SearchForm } from './links/search-form.js';
import { SearchResults } from './links/search-results.js';
import { siteAddress } from './tree/site-address.js';
import { useContentWords } from './use-content-words.js';
import { useRights } from './use-rights.js';
import { useSites, type ListedSite } from './tree/use-sites.js';

const CreateDialog = lazy(() => import('./tree/create-dialog.js').then(({ CreateDialog: component }) => ({ default: component })));

const route = getRouteApi('/content');

/** The content of a site: the tree of its pages, what is found, collections, menus, redirects, what is scheduled, and links that lead nowhere. */
export function ContentPage(): ReactElement {
  const words = useContentWords();
  const search = route.useSearch();
  const query = useSites();
  useTitle(words.title);
  if (!query.data) return <NotRead query={query} />;
  const site = chosenSite(query.data, search.site);
  if (!site) return <div className="empty"><h1>{words.title}</h1><p>{words.noSites}</p></div>;
  return (
    <>
      <Head site={site} sites={query.data} />
      <Views site={site} />
      <SearchForm key={`${String(site.id)} ${JSON.stringify(search)}`} site={site} />
      <Shown site={site} />
    </>
  );
}

const chosenSite = (sites: readonly ListedSite[], asked: string | undefined): ListedSite | undefined => sites.find(({ id }) => String(id) === asked) ?? sites.find(({ status }) => status !== 'ARCHIVED') ?? sites[0];

function Head({ site, sites }: { readonly site: ListedSite; readonly sites: readonly ListedSite[] }): ReactElement {
  const words = useContentWords();
  const navigate = route.useNavigate();
  const mayWrite = useRights()?.mayWrite === true;
  const [isCreating, setIsCreating] = useState(false);
  const address = siteAddress(site, '/');
  return (
    <div className="page-head">
      <h1>{words.title}</h1>
      {sites.length > 1
        ? <label className="row"><span className="unseen">{words.site}</span><select value={site.id} onChange={({ target }) => { void navigate({ search: { site: target.value } }); }}>{sites.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}</select></label>
        : <span className="soft">{site.name}</span>}
      {site.status !== 'ACTIVE' && <span className="badge is-warning">{words.siteStates[site.status]}</span>}
      {address !== undefined && <a href={address} target="_blank" rel="noreferrer">{words.openWebsite}</a>}
      {mayWrite && <button type="button" className="button is-main at-end" aria-haspopup="dialog" onClick={() => { setIsCreating(true); }}>{words.newPage}</button>}
      <Suspense>{isCreating && <CreateDialog site={site} onClose={() => { setIsCreating(false); }} />}</Suspense>
    </div>
  );
}

const viewOf = (view: string | undefined): SiteView => SITE_VIEWS.find((one) => one === view) ?? 'pages';

function Views({ site: { id, collections } }: { readonly site: ListedSite }): ReactElement {
  const words = useContentWords();
  const { view, q, status } = route.useSearch();
  const here = q === undefined && status === undefined ? viewOf(view) : undefined;
  const site = String(id);
  const [first, ...others] = SITE_VIEWS;
  const link = (name: SiteView): ReactElement => <Link key={name} to="/content" search={name === 'pages' ? { site } : { site, view: name }} className={here === name ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={here === name ? 'true' : undefined}>{words.siteViews[name]}</Link>;
  return (
    <nav className="filters-bar" aria-label={words.views}>
      {link(first)}{collections.map((one) => <Link key={one.id} to="/content/collections/$id" params={{ id: String(one.id) }} search={{}} className="filter">{one.name}</Link>)}{others.map(link)}
    </nav>
  );
}

function Shown({ site }: { readonly site: ListedSite }): ReactElement {
  const search = route.useSearch();
  const view = viewOf(search.view);
  if (view === 'menus') return <MenusView site={site} />;
  if (view === 'redirects') return <RedirectsView site={site} />;
  if (view === 'scheduled') return <ScheduleView siteId={site.id} />;
  if (view === 'links') return <BrokenLinks siteId={site.id} />;
  return [search.q, search.status, search.language, search.kind].every((one) => one === undefined) ? <PageTree key={site.id} site={site} /> : <SearchResults site={site} />;
}
