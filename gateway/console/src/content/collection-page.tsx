import './content.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement, type SubmitEvent } from 'react';
import type { EntryFilter } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ChoiceField } from '../parts/fields.js';
import { formTexts } from '../parts/form-texts.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage, pageVariables } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useHotkeys } from '../shell/use-hotkeys.js';
import { useWords } from '../words/use-words.js';
import { readCollectionSearch, STATUSES, type CollectionSearch } from './content-search.js';
import { EntriesTable } from './entries-table.js';
import { NotRead } from './not-read.js';
import { ConsoleCollectionEntriesDocument, type ConsoleCollectionEntriesQuery } from './operations/console-collection-entries.generated.js';
import { useContentWords } from './use-content-words.js';
import { useRights } from './use-rights.js';

const CreateEntryDialog = lazy(() => import('./create-entry-dialog.js').then(({ CreateEntryDialog: component }) => ({ default: component })));

const route = getRouteApi('/content/collections/$id');

/** The entries of a collection: found, filtered, and made. */
export function CollectionPage(): ReactElement {
  const words = useContentWords();
  const [{ id }, search, navigate] = [route.useParams(), route.useSearch(), route.useNavigate()];
  const query = useQuery({
    queryKey: ['content-entries', id, search], meta: { kinds: ['CONTENT'] }, placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleCollectionEntriesDocument, { id: Number(id), filter: filterOf(search), ...pageVariables(search) }, { signal }),
  });
  const { data, isPlaceholderData } = query;
  useTitle(data?.collection?.name ?? words.title);
  useRowKeys(data?.entries.pageInfo, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (!data) return <NotRead query={query} />;
  if (!data.collection) return <div className="empty"><h1>{words.notFound}</h1></div>;
  return (
    <div className="stack" aria-busy={isPlaceholderData}>
      <Head collection={data.collection} />
      <Filters key={JSON.stringify(search)} locales={data.collection.site.locales} />
      {data.entries.nodes.length === 0 ? <Nothing /> : <EntriesTable entries={data.entries.nodes} locales={data.collection.site.locales} defaultLocale={data.collection.site.defaultLocale} />}
      <PageLinks page={data.entries.pageInfo} link={(cursors, label) => <Link className="button" to="/content/collections/$id" params={{ id }} search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}

const filterOf = ({ q, status, language }: CollectionSearch): EntryFilter =>
  ({ ...(q !== undefined && { text: q }), ...(language !== undefined && { locales: [language] }), ...(status !== undefined && { statuses: STATUSES.filter((one) => one === status) }) });

function Nothing(): ReactElement {
  const words = useContentWords();
  const [{ id }, search] = [route.useParams(), route.useSearch()];
  return <div className="empty"><p><strong>{words.noEntries}</strong></p>{Object.keys(search).length > 0 && <p><Link className="button" to="/content/collections/$id" params={{ id }} search={{}}>{words.showAll}</Link></p>}</div>;
}

function Head({ collection, collection: { name, site } }: { readonly collection: NonNullable<ConsoleCollectionEntriesQuery['collection']> }): ReactElement {
  const words = useContentWords();
  const mayWrite = useRights()?.mayWrite === true;
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <nav className="row soft" aria-label={words.wayBack}><Link to="/content" search={{ site: String(site.id) }}>{site.name}</Link></nav>
      <div className="page-head"><h1>{name}</h1>{mayWrite && <button type="button" className="button is-main at-end" aria-haspopup="dialog" onClick={() => { setIsCreating(true); }}>{words.newEntry}</button>}</div>
      <Suspense>{isCreating && <CreateEntryDialog collectionId={collection.id} defaultLocale={site.defaultLocale} onClose={() => { setIsCreating(false); }} />}</Suspense>
    </>
  );
}

function Filters({ locales }: { readonly locales: readonly string[] }): ReactElement {
  const words = useContentWords();
  const { orders } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  useHotkeys({ '/': () => { document.getElementById('search')?.focus(); } });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate({ search: readCollectionSearch(formTexts(event.currentTarget)), resetScroll: false });
  };
  return (
    <form role="search" className="bar find-bar" onSubmit={submit}>
      <label className="field">{words.find}<input id="search" name="q" type="search" defaultValue={search.q} maxLength={200} autoComplete="off" onKeyDown={({ key, currentTarget }) => { if (key === 'Escape') currentTarget.blur(); }} /></label>
      <ChoiceField name="status" label={words.state} value={search.status} none={orders.any} options={STATUSES.map((one) => [one, words.states[one]])} />
      <ChoiceField name="language" label={words.language} value={search.language} none={orders.any} options={locales.map((one) => [one, one])} />
      <button type="submit" className="button">{orders.find}</button>
    </form>
  );
}
