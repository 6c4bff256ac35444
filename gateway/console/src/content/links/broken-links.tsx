import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { DocumentLink } from '../document-link.js';
import { ConsoleBrokenLinksDocument } from '../operations/console-broken-links.generated.js';
import { NotRead } from '../not-read.js';
import { useContentWords } from '../use-content-words.js';

/** What the website of a site cannot follow: in texts, menus and redirects. */
export function BrokenLinks({ siteId }: { readonly siteId: number }): ReactElement {
  const words = useContentWords();
  const query = useQuery({ queryKey: ['content-broken', siteId], queryFn: ({ signal }) => ask(ConsoleBrokenLinksDocument, { siteId }, { signal }) });
  if (!query.data) return <NotRead query={query} />;
  const { nodes, menuItems, redirects } = query.data.brokenLinks;
  if (nodes.length + menuItems.length + redirects.nodes.length === 0) return <div className="empty"><p><strong>{words.noBroken}</strong></p></div>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.siteViews.links}</caption>
        <thead><tr>{[words.titleField, words.language, words.place, words.leadsTo, words.why].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {nodes.map((one) => (
            <tr key={`${String(one.documentId)} ${one.locale} ${one.state} ${one.path} ${one.target}`}>
              <th scope="row"><DocumentLink kind={one.documentKind} id={one.documentId} locale={one.locale} isRow>{one.title ?? `#${String(one.documentId)}`}</DocumentLink></th>
              <td>{one.locale}</td><td>{words.usedIn[one.state]} <span className="mono">{one.path}</span></td><td>{words.kinds[one.kind]} <span className="mono">{one.target}</span></td><td>{one.problem === null ? '' : words.problems[one.problem]}</td>
            </tr>
          ))}
          {menuItems.map(({ handle, name, item, problems }) => <tr key={`${handle} ${item.id}`}><th scope="row">{words.menu} {name}</th><td>{problems.map(({ locale }) => locale).join(', ')}</td><td>{item.labels[0]?.label ?? item.id}</td><td /><td>{[...new Set(problems.map(({ problem }) => words.problems[problem]))].join('; ')}</td></tr>)}
          {redirects.nodes.map(({ locale, from, url, documentId }) => <tr key={`${locale} ${from}`}><th scope="row">{words.redirect}</th><td>{locale}</td><td className="mono">{from}</td><td className="mono">{url ?? `#${String(documentId)}`}</td><td>{words.problems.MISSING}</td></tr>)}
        </tbody>
      </table>
    </div>
  );
}
