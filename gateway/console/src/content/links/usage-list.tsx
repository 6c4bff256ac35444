import { type ReactElement } from 'react';
import { DocumentLink } from '../document-link.js';
import type { ConsoleContentUsageQuery } from '../operations/console-content-usage.generated.js';
import { useContentWords } from '../use-content-words.js';

/** What leads to a page or an entry: texts, items of menus, redirects. */
export function UsageList({ usage: { nodes, menuItems, redirects } }: { readonly usage: ConsoleContentUsageQuery['contentUsage'] }): ReactElement {
  const words = useContentWords();
  if (nodes.length + menuItems.length + redirects.nodes.length === 0) return <p className="soft">{words.unused}</p>;
  return (
    <ul className="events">
      {nodes.map(({ documentId, documentKind, locale, title, state, path }) => <li key={`${String(documentId)} ${locale} ${state} ${path}`}><DocumentLink kind={documentKind} id={documentId} locale={locale}>{title ?? `#${String(documentId)}`}</DocumentLink> <span className="soft">{locale} · {words.usedIn[state]}</span></li>)}
      {menuItems.map(({ handle, name, item }) => <li key={`${handle} ${item.id}`}>{words.menu} {name}: {item.labels[0]?.label ?? item.id}</li>)}
      {redirects.nodes.map(({ from, locale }) => <li key={`${locale} ${from}`}>{words.redirect} <span className="mono">{from}</span> <span className="soft">{locale}</span></li>)}
    </ul>
  );
}
