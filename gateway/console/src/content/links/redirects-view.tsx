import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { PageLinks } from '../../parts/page-links.js';
import { fromFirstPage, pageVariables } from '../../parts/pages-of.js';
import { useFormat } from '../../words/use-format.js';
import type { Change } from '../change-dialog.js';
import { ConsoleRedirectsDocument } from '../operations/console-redirects.generated.js';
import { RecordName } from '../editor/record-name.js';
import { removeRedirectChange, saveRedirectChange } from './redirect-changes.js';
import { NotRead } from '../not-read.js';
import { useContentWords } from '../use-content-words.js';
import { useRights } from '../use-rights.js';
import type { ListedSite } from '../tree/use-sites.js';

const ChangeDialog = lazy(() => import('../change-dialog.js').then(({ ChangeDialog: component }) => ({ default: component })));

const route = getRouteApi('/content');

/** The redirects of a site in a language: found by their path, added and removed. */
export function RedirectsView({ site: { id: siteId, defaultLocale, locales } }: { readonly site: ListedSite }): ReactElement {
  const words = useContentWords();
  const { moment } = useFormat();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const mayManage = useRights()?.mayManage === true;
  const [change, setChange] = useState<Change<unknown>>();
  const locale = search.language ?? defaultLocale;
  const query = useQuery({
    queryKey: ['content-redirects', siteId, search], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleRedirectsDocument, { siteId, locale, ...(search.q !== undefined && { text: search.q }), ...pageVariables(search) }, { signal }),
  });
  if (!query.data) return <NotRead query={query} />;
  const { nodes, pageInfo } = query.data.redirects;
  return (
    <>
      <div className="row">
        <label className="row">{words.language} <select value={locale} onChange={({ target }) => { void navigate({ search: { site: String(siteId), view: 'redirects', language: target.value } }); }}>{locales.map((one) => <option key={one} value={one}>{one}</option>)}</select></label>
        {mayManage && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setChange(saveRedirectChange({ siteId, locale, words })); }}>{words.newRedirect}</button>}
      </div>
      {nodes.length === 0 ? <p className="empty">{words.noRedirects}</p> : (
        <div className="table-room is-content">
          <table className="is-stacked">
            <caption className="unseen">{words.siteViews.redirects}</caption>
            <thead><tr>{[words.from, words.leadsTo, words.answer, words.madeBy, words.remove].map((name) => <th key={name} scope="col">{name === words.remove ? <span className="unseen">{name}</span> : name}</th>)}</tr></thead>
            <tbody>{nodes.map(({ from, documentId, url, status, origin, createdAt }) => (
              <tr key={from}>
                <th scope="row" className="mono">{from}</th><td data-label={words.leadsTo}>{documentId !== null ? <RecordName kind="PAGE" id={documentId} locale={locale} /> : url ?? words.gone}</td><td data-label={words.answer}>{status}</td><td>{words.origins[origin]} <span className="soft">{moment(createdAt)}</span></td>
                <td>{mayManage && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setChange(removeRedirectChange({ siteId, locale, words }, from)); }}>{words.remove}<span className="unseen"> {from}</span></button>}</td>
              </tr>
            ))}</tbody>
          </table>
        </div>
      )}
      <PageLinks page={pageInfo} link={(cursors, label) => <Link className="button" to="/content" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
      <Suspense>{change && <ChangeDialog change={change} onClose={() => { setChange(undefined); }} />}</Suspense>
    </>
  );
}
