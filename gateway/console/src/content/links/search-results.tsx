import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { SearchContentFilter } from '#contract/schema.generated.js';
import { ask } from '../../graph/ask.js';
import { PageLinks } from '../../parts/page-links.js';
import { fromFirstPage, pageVariables } from '../../parts/pages-of.js';
import { useRowKeys } from '../../parts/use-row-keys.js';
import { useFormat } from '../../words/use-format.js';
import { useWords } from '../../words/use-words.js';
import { STATUSES, type ContentSearch } from '../content-search.js';
import { DocumentLink } from '../document-link.js';
import { NotRead } from '../not-read.js';
import { ConsoleSearchContentDocument } from '../operations/console-search-content.generated.js';
import { TextBadge } from '../text-badge.js';
import { useContentWords } from '../use-content-words.js';
import type { ListedSite } from '../tree/use-sites.js';

const route = getRouteApi('/content');

/** The texts of pages and entries that are like the search, the last edited first. */
export function SearchResults({ site }: { readonly site: ListedSite }): ReactElement {
  const words = useContentWords();
  const { orders } = useWords();
  const { moment } = useFormat();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const filter = filterOf(search, site.id);
  const query = useQuery({
    queryKey: ['content-search', site.id, search], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleSearchContentDocument, { filter, ...pageVariables(search) }, { signal }),
  });
  const { data, isPlaceholderData } = query;
  useRowKeys(data?.searchContent.pageInfo, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (!data) return <NotRead query={query} />;
  const { nodes, pageInfo: page } = data.searchContent;
  if (nodes.length === 0) return <div className="empty"><p><strong>{words.nothingFound}</strong></p><p>{words.nothingFoundAdvice}</p><p><Link className="button" to="/content" search={{ site: String(site.id) }}>{words.showAll}</Link></p></div>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'is-busy' : undefined}>
      <div className="table-room">
        <table>
          <caption className="unseen">{words.find}</caption>
          <thead><tr>{[words.titleField, words.state, words.language, words.editedBy, orders.columns.changed].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{nodes.map((one) => (
            <tr key={`${String(one.documentId)} ${one.locale}`}>
              <th scope="row" className="is-found"><DocumentLink kind={one.kind} id={one.documentId} locale={one.locale} isRow>{one.title}</DocumentLink> <span className="soft">{one.entry?.collection.name ?? one.path ?? one.slug}</span>{one.snippet !== null && <div className="soft">{one.snippet}</div>}</th>
              <td><TextBadge status={one.status} /></td><td>{one.locale}</td><td>{one.updatedBy}</td><td className="is-changed">{moment(one.updatedAt)}</td>
            </tr>
          ))}</tbody>
        </table>
      </div>
      <PageLinks page={page} link={(cursors, label) => <Link className="button" to="/content" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}

const filterOf = ({ q, status, language, kind }: ContentSearch, siteId: number): SearchContentFilter => ({
  siteId, ...(q !== undefined && { text: q }), ...(language !== undefined && { locales: [language] }),
  statuses: STATUSES.filter((one) => status === undefined || one === status), kinds: (['PAGE', 'ENTRY'] as const).filter((one) => kind === undefined || one === kind),
});
