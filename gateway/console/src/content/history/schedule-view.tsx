import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { DocumentLink } from '../document-link.js';
import { ConsoleSiteScheduleDocument } from '../operations/console-site-schedule.generated.js';
import { Plan } from './plan.js';
import { NotRead } from '../not-read.js';
import { useContentWords } from '../use-content-words.js';

/** What is scheduled of a site, by time, and what of it was given up. */
export function ScheduleView({ siteId }: { readonly siteId: number }): ReactElement {
  const words = useContentWords();
  const query = useQuery({ queryKey: ['content-schedule', siteId], meta: { kinds: ['CONTENT'] }, queryFn: ({ signal }) => ask(ConsoleSiteScheduleDocument, { siteId }, { signal }) });
  if (!query.data) return <NotRead query={query} />;
  const { nodes } = query.data.scheduledPublications;
  if (nodes.length === 0) return <div className="empty"><p><strong>{words.nothingScheduled}</strong></p><p>{words.nothingScheduledAdvice}</p></div>;
  return (
    <ul className="events panel">{nodes.map((planned) => {
      const [kind, record] = planned.page ? ['PAGE', planned.page] as const : ['ENTRY', planned.entry] as const;
      return <li key={planned.id}>{record && <DocumentLink kind={kind} id={record.id}>{record.translations[0]?.title ?? `#${String(record.id)}`}</DocumentLink>}{' '}<Plan planned={planned} /></li>;
    })}</ul>
  );
}
