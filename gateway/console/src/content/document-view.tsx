import './content.css';
import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import type { ContentDocument, DocumentKind } from './document.js';
import { DocumentActions } from './document-actions.js';
import { DocumentSide } from './document-side.js';
import { NotRead } from './not-read.js';
import { PreviewView } from './history/preview-view.js';
import { TextBadge } from './text-badge.js';
import { TextEditor } from './editor/text-editor.js';
import { textIn } from './text-in.js';
import { TEXT_VIEWS, type TextSearch, type TextView } from './text-search.js';
import { statusOf } from './text-status.js';
import { useContentWords } from './use-content-words.js';
import { useDocument } from './use-document.js';
import { VersionsView } from './history/versions-view.js';

interface Asked {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly search: TextSearch;
}

/** A page or an entry: edited in one language beside another, as websites would show it, and as it was. */
export function DocumentView({ kind, id, search }: Asked): ReactElement {
  const words = useContentWords();
  const query = useDocument(kind, id);
  const { data } = query;
  if (data === undefined) return <NotRead query={query} />;
  if (data === null) return <div className="empty"><h1>{words.notFound}</h1><p><Link to="/content" search={{}}>{words.back}</Link></p></div>;
  return <><QueryFailure query={query} /><Shown document={data} locale={search.locale ?? data.site.defaultLocale} search={search} /></>;
}

function Shown({ document, locale, search }: { readonly document: ContentDocument; readonly locale: string; readonly search: TextSearch }): ReactElement {
  const words = useContentWords();
  const view = TEXT_VIEWS.find((one) => one === search.view) ?? 'edit';
  useTitle(textIn(document.texts, locale)?.title ?? words.title);
  return (
    <>
      <Head document={document} locale={locale} />
      <Languages document={document} locale={locale} search={search} view={view} />
      <div className="two">
        <div className="stack">
          <div hidden={view !== 'edit'} className="stack"><TextEditor key={`${document.kind} ${String(document.id)} ${locale}`} document={document} locale={locale} beside={search.beside} /></div>
          {view === 'preview' && <PreviewView document={document} locale={locale} />}
          {view === 'versions' && <VersionsView key={locale} document={document} locale={locale} />}
        </div>
        <div className="stack"><DocumentSide document={document} locale={locale} /></div>
      </div>
    </>
  );
}

function Head({ document, document: { kind, site, above, model, collectionId, texts, isHome }, locale }: { readonly document: ContentDocument; readonly locale: string }): ReactElement {
  const words = useContentWords();
  return (
    <>
      <nav className="row soft" aria-label={words.wayBack}>
        <Link to="/content" search={{ site: String(site.id) }}>{site.name}</Link>
        {collectionId !== undefined && <> › <Link to="/content/collections/$id" params={{ id: String(collectionId) }} search={{}}>{model}</Link></>}
        {above && <> › <Link to="/content/pages/$id" params={{ id: String(above.id) }} search={{}}>{above.title}</Link></>}
      </nav>
      <div className="page-head"><h1>{textIn(texts, locale)?.title ?? words.untitled}{isHome && <span className="badge">{words.home}</span>}</h1>{kind === 'PAGE' && <span className="soft">{model}</span>}<DocumentActions document={document} locale={locale} /></div>
    </>
  );
}

interface Switched {
  readonly document: ContentDocument;
  readonly locale: string;
  readonly search: TextSearch;
  readonly view: TextView;
}

/** The languages of the text, the one beside it, and its views. */
function Languages({ document: { kind, id, site, texts }, locale, search, view }: Switched): ReactElement {
  const words = useContentWords();
  const to = kind === 'PAGE' ? '/content/pages/$id' : '/content/entries/$id';
  const link = (label: ReactElement | string, next: TextSearch, isHere: boolean): ReactElement => <Link key={JSON.stringify(next)} to={to} params={{ id: String(id) }} search={next} className={isHere ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={isHere ? 'true' : undefined} resetScroll={false}>{label}</Link>;
  const { beside: _beside, ...alone } = search;
  return (
    <div className="bar text-bar">
      <nav className="filters-bar" aria-label={words.languages}>{site.locales.map((one) => link(<TextBadge status={statusOf(texts.find((text) => text.locale === one))} locale={one} />, { ...search, locale: one }, one === locale))}</nav>
      <nav className="filters-bar" aria-label={words.views}>{TEXT_VIEWS.map((one) => link(words.viewNames[one], { ...search, locale, view: one }, one === view))}</nav>
      {view === 'edit' && texts.some((text) => text.locale !== locale) && (
        <nav className="filters-bar" aria-label={words.beside}><span className="soft">{words.beside}</span>{texts.filter((text) => text.locale !== locale).map((text) => (search.beside === text.locale ? link(text.locale, { ...alone, locale }, true) : link(text.locale, { ...search, locale, beside: text.locale }, false)))}</nav>
      )}
    </div>
  );
}
