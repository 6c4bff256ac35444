import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks, type PageInfo } from '../parts/page-links.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { AuditFilters } from './audit-filters.js';
import { AuditEntryFold } from './audit-entry.js';
import { PeopleSections } from './people-sections.js';
import { wordsOf } from './merged-audit.js';
import { useAudit, type AuditPage as Page } from './use-audit.js';
import { usePeopleWords } from './use-people-words.js';
import './people.css';

const route = getRouteApi('/people/audit');

/** Who changed what, and when, in all parts of the platform: filtered by the address, newest first. */
export function AuditPage(): ReactElement {
  const words = usePeopleWords();
  const search = route.useSearch();
  useTitle(words.audit);
  return (
    <>
      <div className="page-head"><h1>{words.audit}</h1><p className="soft">{words.auditLead}</p></div>
      <PeopleSections />
      <AuditFilters key={JSON.stringify(search)} />
      <Results />
    </>
  );
}

/** Where the page stands between newer and older ones, as lists have it. */
const pageInfoOf = ({ newer, older }: Page): PageInfo =>
  ({ hasPreviousPage: newer !== undefined, hasNextPage: older !== undefined, startCursor: newer === undefined ? null : wordsOf(newer), endCursor: older === undefined ? null : wordsOf(older) });

function Results(): ReactElement {
  const words = usePeopleWords();
  const { shell } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const query = useAudit(search);
  const { data, isPlaceholderData } = query;
  const page = data && pageInfoOf(data);
  useRowKeys(page, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!data || !page) return <p className="empty" role="status">{shell.loading}</p>;
  if (data.entries.length === 0) return <div className="empty"><p><strong>{words.noEntry}</strong></p><p>{words.noEntryAdvice}</p><p><Link className="button" to="/people/audit" search={{}}>{words.showAllEntries}</Link></p></div>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'is-busy' : undefined}>
      <QueryFailure query={query} />
      {data.leftOut.length > 0 && <p className="soft people-count">{words.partRefused} {data.leftOut.map((part) => words.parts[part]).join(', ')}</p>}
      <ul className="people-entries">{data.entries.map((entry) => <li key={entry.id}><AuditEntryFold entry={entry} /></li>)}</ul>
      <PageLinks page={page} link={(cursors, label) => <Link className="button" to="/people/audit" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}
